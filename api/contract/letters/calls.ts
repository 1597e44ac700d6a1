import { call } from '../calls/call.ts';
import { mailPreview } from '../mail-admin/mail-templates.ts';
import { letterRecord, newLetter, sentLetter } from './letters.ts';
import { thread } from './thread.ts';

export const writeLetter = call({
  name: 'writeLetter',
  method: 'post',
  path: '/letters',
  may: 'decide',
  body: newLetter,
  answer: sentLetter,
});

export const previewLetter = call({
  name: 'previewLetter',
  method: 'post',
  path: '/letters/preview',
  may: 'decide',
  body: newLetter,
  answer: mailPreview,
});

export const takeBackLetter = call({
  name: 'takeBackLetter',
  method: 'post',
  path: '/letters/:id/take-back',
  may: 'decide',
  answer: null,
});

export const settleAnswer = call({
  name: 'settleAnswer',
  method: 'post',
  path: '/letters/settled',
  may: 'decide',
  body: letterRecord,
  answer: null,
});

export const readThread = call({
  name: 'readThread',
  method: 'get',
  path: '/letters/:kind/:id',
  may: 'decide',
  answer: thread,
});
