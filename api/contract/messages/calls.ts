import { call, csvFile } from '../calls/call.ts';
import { donationCreated, donationSubmission } from '../donations/donations.ts';
import { alikeMessages, messageChange, messageFilter, messageQuery, staffMessage, staffMessages } from './messages.ts';

export const listMessages = call({
  name: 'listMessages',
  method: 'get',
  path: '/messages',
  may: 'decide',
  query: messageQuery,
  answer: staffMessages,
});

export const exportMessages = call({
  name: 'exportMessages',
  method: 'get',
  path: '/messages.csv',
  may: 'export',
  query: messageFilter,
  answer: csvFile,
});

export const readMessage = call({
  name: 'readMessage',
  method: 'get',
  path: '/messages/:id',
  may: 'decide',
  answer: staffMessage,
});

export const listAlikeMessages = call({
  name: 'listAlikeMessages',
  method: 'get',
  path: '/messages/:id/alike',
  may: 'decide',
  answer: alikeMessages,
});

export const offerFromMessage = call({
  name: 'offerFromMessage',
  method: 'post',
  path: '/messages/:id/offer',
  may: 'decide',
  body: donationSubmission,
  answer: donationCreated,
});

export const changeMessage = call({
  name: 'changeMessage',
  method: 'patch',
  path: '/messages/:id',
  may: 'decide',
  body: messageChange,
  answer: staffMessage,
});

export const deleteMessage = call({
  name: 'deleteMessage',
  method: 'delete',
  path: '/messages/:id',
  may: 'delete',
  answer: null,
});
