import type { InLanguage } from '#contract/languages/in-language.ts';
import * as calls from '#contract/mail-admin/calls.ts';
import { isInLanguages, type MailKind, mailKind } from '#contract/mail-admin/mail-kinds.ts';
import * as publicCalls from '#contract/mail-admin/public-calls.ts';
import { senderOf } from '../auth/start-sign-in.ts';
import { Failure } from '../core/failure.ts';
import { type Route, route } from '../http/route.ts';
import { checkBounceSignature, receiveBounce } from './bounces.ts';
import { retryMail, stopMail, unblockAddress } from './change-state.ts';
import { listMails } from './list.ts';
import { readMailServer, saveMailServer } from './mail-server.ts';
import { readMail } from './read-mail.ts';
import { listTemplates, removeTranslation, saveTemplate } from './templates.ts';
import { previewMail, testMail } from './trial.ts';
import { tryMailServer } from './try-server.ts';
import { readWritten, sendWritten, takeBackWritten } from './written.ts';

const tag = 'Mail';

const kindOf = ({ kind }: Record<string, string>): MailKind => {
  const known = mailKind.safeParse(kind);
  if (!known.success) throw new Failure('not_found', 'There is no such mail.');
  return known.data;
};

const kindIn = (params: Record<string, string>, { language }: InLanguage) => {
  const kind = kindOf(params);
  if (language && !isInLanguages(kind)) throw new Failure('not_found', 'This mail is always in English.');
  return { kind, language };
};

export const mailRoutes: Route[] = [
  route(calls.listMails, {
    tag,
    summary: 'Mails that wait, were sent, failed or were stopped, newest first or as `sort` says',
    handle: ({ deps, query }) => listMails(deps, query),
  }),
  route(calls.retryMail, {
    tag,
    summary: 'Send a mail as soon as possible that waits, failed or was stopped',
    mayFail: ['conflict'],
    handle: ({ deps, params, actor }) => retryMail(deps, params.id ?? '', actor),
  }),
  route(calls.stopMail, {
    tag,
    summary: 'Keep a mail from being sent, or leave a failed one as it is',
    essential: true,
    mayFail: ['conflict'],
    handle: ({ deps, params, actor }) => stopMail(deps, params.id ?? '', actor),
  }),
  route(calls.unblockMailAddress, {
    tag,
    summary: 'Mail an address again that mail came back from',
    mayFail: ['conflict'],
    handle: ({ deps, params, actor }) => unblockAddress(deps, params.id ?? '', actor),
  }),
  route(calls.readWrittenMails, {
    tag,
    summary: 'How many mails were written to files, as there was no mail server, and which of them still make sense',
    handle: ({ deps }) => readWritten(deps),
  }),
  route(calls.sendWrittenMails, {
    tag,
    summary: 'Send what was written to files and still makes sense, once each, in two minutes',
    mayFail: ['conflict'],
    handle: ({ deps, actor }) => sendWritten(deps, actor),
  }),
  route(calls.takeBackWrittenMails, {
    tag,
    summary: 'Take back what was to be sent from files and has not left yet',
    essential: true,
    handle: ({ deps, actor }) => takeBackWritten(deps, actor),
  }),
  route(calls.readMailServer, {
    tag,
    summary: 'How mail is sent, and what of it the environment says; never the password',
    handle: ({ deps }) => readMailServer(deps),
  }),
  route(calls.saveMailServer, {
    tag,
    summary: 'Set the mail server and the sender, with the own password or a code; it counts from the next mail on',
    mayFail: ['conflict', 'rate_limited'],
    handle: ({ deps, body, actor, ...call }) => saveMailServer(deps, body, actor, senderOf(call)),
  }),
  route(calls.tryMailServer, {
    tag,
    summary: 'Send a test to oneself, and say what the mail server answered',
    mayFail: ['conflict', 'rate_limited'],
    handle: ({ deps, actor }) => tryMailServer(deps, actor),
  }),
  route(calls.readMailDelivery, {
    tag,
    summary: 'Whether mails reach people',
    handle: ({ deps }) => ({ hasServer: deps.mailer.mailServer }),
  }),
  route(calls.listMailTemplates, {
    tag,
    summary: 'The words of every mail, with what can be filled in and earlier versions',
    handle: ({ deps, query }) => listTemplates(deps, query.language),
  }),
  route(calls.saveMailTemplate, {
    tag,
    summary: 'Save the words of a mail; an unknown placeholder is refused with its name',
    mayFail: ['conflict'],
    handle: ({ deps, params, query, body, actor }) => saveTemplate(deps, kindIn(params, query), body, actor),
  }),
  route(calls.deleteMailTranslation, {
    tag,
    summary:
      'Remove the words of a mail in another language, with their earlier versions; the mail is English from then on',
    handle: ({ deps, params, query, actor }) => removeTranslation(deps, kindIn(params, query), actor),
  }),
  route(calls.previewMail, {
    tag,
    summary: 'How a mail will look, with made-up values',
    essential: true,
    handle: ({ deps, params, query, body, actor }) => previewMail(deps, kindIn(params, query), body, actor),
  }),
  route(calls.testMail, {
    tag,
    summary: 'Mail words with made-up values to oneself',
    mayFail: ['conflict'],
    handle: ({ deps, params, query, body, actor }) => testMail(deps, kindIn(params, query), body, actor),
  }),
  // After the fixed addresses below /mails.
  route(calls.readMail, {
    tag,
    summary: 'A mail with its words, without the tokens of its links',
    mayFail: ['forbidden', 'not_found'],
    handle: ({ deps, params: { id }, actor }) => readMail(deps, id, actor),
  }),
  route(publicCalls.reportBounce, {
    tag,
    summary: 'Report a mail that came back, signed in X-Signature with MAIL_BOUNCE_SECRET',
    essential: true,
    limit: 'bounce',
    checkBody: checkBounceSignature,
    mayFail: ['unauthenticated', 'not_found'],
    handle: ({ deps, body }) => receiveBounce(deps, body),
  }),
];
