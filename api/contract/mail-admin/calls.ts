import { call } from '../calls/call.ts';
import { inLanguage } from '../languages/in-language.ts';
import { mailDelivery, mailServer, mailServerChange, mailServerTrial } from './mail-server.ts';
import { mailPreview, mailTemplate, mailTemplateChange, mailTemplates, mailTrial } from './mail-templates.ts';
import { mailbox, mailboxChange, mailboxCheck } from './mailbox.ts';
import { mail, mailQuery, mails, mailWithWords, writtenMails } from './mails.ts';

export const listMails = call({
  name: 'listMails',
  method: 'get',
  path: '/mails',
  may: 'connections',
  query: mailQuery,
  answer: mails,
});

export const readMail = call({
  name: 'readMail',
  method: 'get',
  path: '/mails/:id',
  may: 'signed-in',
  answer: mailWithWords,
});

export const retryMail = call({
  name: 'retryMail',
  method: 'post',
  path: '/mails/:id/retry',
  may: 'connections',
  answer: mail,
});

export const stopMail = call({
  name: 'stopMail',
  method: 'post',
  path: '/mails/:id/stop',
  may: 'connections',
  answer: mail,
});

export const unblockMailAddress = call({
  name: 'unblockMailAddress',
  method: 'post',
  path: '/mails/:id/unblock',
  may: 'connections',
  answer: mail,
});

export const readWrittenMails = call({
  name: 'readWrittenMails',
  method: 'get',
  path: '/mails/written',
  may: 'connections',
  answer: writtenMails,
});

export const sendWrittenMails = call({
  name: 'sendWrittenMails',
  method: 'post',
  path: '/mails/written/send',
  may: 'connections',
  answer: writtenMails,
});

export const takeBackWrittenMails = call({
  name: 'takeBackWrittenMails',
  method: 'post',
  path: '/mails/written/take-back',
  may: 'connections',
  answer: writtenMails,
});

export const readMailServer = call({
  name: 'readMailServer',
  method: 'get',
  path: '/settings/mail-server',
  may: 'connections',
  answer: mailServer,
});

export const saveMailServer = call({
  name: 'saveMailServer',
  method: 'put',
  path: '/settings/mail-server',
  may: 'connections',
  body: mailServerChange,
  answer: mailServer,
});

export const tryMailServer = call({
  name: 'tryMailServer',
  method: 'post',
  path: '/settings/mail-server/test',
  may: 'connections',
  answer: mailServerTrial,
});

export const readMailboxSettings = call({
  name: 'readMailboxSettings',
  method: 'get',
  path: '/settings/mailbox',
  may: 'connections',
  answer: mailbox,
});

export const saveMailbox = call({
  name: 'saveMailbox',
  method: 'put',
  path: '/settings/mailbox',
  may: 'connections',
  body: mailboxChange,
  answer: mailbox,
});

export const checkMailbox = call({
  name: 'checkMailbox',
  method: 'post',
  path: '/settings/mailbox/check',
  may: 'connections',
  answer: mailboxCheck,
});

export const readMailDelivery = call({
  name: 'readMailDelivery',
  method: 'get',
  path: '/settings/mail-delivery',
  may: 'signed-in',
  answer: mailDelivery,
});

export const listMailTemplates = call({
  name: 'listMailTemplates',
  method: 'get',
  path: '/mailtemplates',
  may: 'settings',
  query: inLanguage,
  answer: mailTemplates,
});

export const saveMailTemplate = call({
  name: 'saveMailTemplate',
  method: 'put',
  path: '/mailtemplates/:kind',
  may: 'settings',
  query: inLanguage,
  body: mailTemplateChange,
  answer: mailTemplate,
});

export const deleteMailTranslation = call({
  name: 'deleteMailTranslation',
  method: 'delete',
  path: '/mailtemplates/:kind',
  may: 'settings',
  query: inLanguage,
  answer: null,
});

export const previewMail = call({
  name: 'previewMail',
  method: 'post',
  path: '/mailtemplates/:kind/preview',
  may: 'settings',
  query: inLanguage,
  body: mailTrial,
  answer: mailPreview,
});

export const testMail = call({
  name: 'testMail',
  method: 'post',
  path: '/mailtemplates/:kind/test',
  may: 'settings',
  query: inLanguage,
  body: mailTrial,
  answer: null,
});
