import { type InLanguage, inLanguage } from '#contract/languages/in-language.ts';
import { bounceReport } from '#contract/mail-admin/mail-bounces.ts';
import { isInLanguages, type MailKind, mailKind } from '#contract/mail-admin/mail-kinds.ts';
import {
  mailPreview,
  mailTemplate,
  mailTemplateChange,
  mailTemplates,
  mailTrial,
} from '#contract/mail-admin/mail-templates.ts';
import { mail, mailQuery, mails } from '#contract/mail-admin/mails.ts';
import { Failure } from '../core/failure.ts';
import { type Route, route } from '../http/route.ts';
import { checkBounceSignature, receiveBounce } from './bounces.ts';
import { retryMail, stopMail, unblockAddress } from './change-state.ts';
import { listMails } from './list.ts';
import { listTemplates, removeTranslation, saveTemplate } from './templates.ts';
import { previewMail, testMail } from './trial.ts';

const tag = 'Mail';

const kindOf = ({ kind }: Record<string, string>): MailKind => {
  const known = mailKind.safeParse(kind);
  if (!known.success) throw new Failure('not_found', 'There is no such mail.');
  return known.data;
};

/** A kind of mail in a language. @throws Failure `not_found` for a mail that is always in English. */
const kindIn = (params: Record<string, string>, { language }: InLanguage) => {
  const kind = kindOf(params);
  if (language && !isInLanguages(kind)) throw new Failure('not_found', 'This mail is always in English.');
  return { kind, language };
};

export const mailRoutes: Route[] = [
  route({
    method: 'get',
    path: '/mails',
    operationId: 'listMails',
    access: 'administrator',
    tag,
    summary: 'Mails that wait, were sent, failed or were stopped, newest first or as `sort` says',
    query: mailQuery,
    answer: mails,
    handle: ({ deps, query }) => listMails(deps, query),
  }),
  route({
    method: 'post',
    path: '/mails/:id/retry',
    operationId: 'retryMail',
    access: 'administrator',
    tag,
    summary: 'Send a mail as soon as possible that waits, failed or was stopped',
    mayFail: ['conflict'],
    answer: mail,
    handle: ({ deps, params, actor }) => retryMail(deps, params.id ?? '', actor),
  }),
  route({
    method: 'post',
    path: '/mails/:id/stop',
    operationId: 'stopMail',
    access: 'administrator',
    tag,
    summary: 'Keep a mail from being sent, or leave a failed one as it is',
    essential: true,
    mayFail: ['conflict'],
    answer: mail,
    handle: ({ deps, params, actor }) => stopMail(deps, params.id ?? '', actor),
  }),
  route({
    method: 'post',
    path: '/mails/:id/unblock',
    operationId: 'unblockMailAddress',
    access: 'administrator',
    tag,
    summary: 'Mail an address again that mail came back from',
    mayFail: ['conflict'],
    answer: mail,
    handle: ({ deps, params, actor }) => unblockAddress(deps, params.id ?? '', actor),
  }),
  route({
    method: 'get',
    path: '/mailtemplates',
    operationId: 'listMailTemplates',
    access: 'administrator',
    tag,
    summary: 'The words of every mail, with what can be filled in and earlier versions',
    query: inLanguage,
    answer: mailTemplates,
    handle: ({ deps, query }) => listTemplates(deps, query.language),
  }),
  route({
    method: 'put',
    path: '/mailtemplates/:kind',
    operationId: 'saveMailTemplate',
    access: 'administrator',
    tag,
    summary: 'Save the words of a mail; an unknown placeholder is refused with its name',
    query: inLanguage,
    body: mailTemplateChange,
    mayFail: ['conflict'],
    answer: mailTemplate,
    handle: ({ deps, params, query, body, actor }) => saveTemplate(deps, kindIn(params, query), body, actor),
  }),
  route({
    method: 'delete',
    path: '/mailtemplates/:kind',
    operationId: 'deleteMailTranslation',
    access: 'administrator',
    tag,
    summary:
      'Remove the words of a mail in another language, with their earlier versions; the mail is English from then on',
    query: inLanguage,
    answer: null,
    handle: ({ deps, params, query, actor }) => removeTranslation(deps, kindIn(params, query), actor),
  }),
  route({
    method: 'post',
    path: '/mailtemplates/:kind/preview',
    operationId: 'previewMail',
    access: 'administrator',
    tag,
    summary: 'How a mail will look, with made-up values',
    essential: true,
    query: inLanguage,
    body: mailTrial,
    answer: mailPreview,
    handle: ({ deps, params, query, body, actor }) => previewMail(deps, kindIn(params, query), body, actor),
  }),
  route({
    method: 'post',
    path: '/mailtemplates/:kind/test',
    operationId: 'testMail',
    access: 'administrator',
    tag,
    summary: 'Mail words with made-up values to oneself',
    query: inLanguage,
    body: mailTrial,
    mayFail: ['conflict'],
    answer: null,
    handle: ({ deps, params, query, body, actor }) => testMail(deps, kindIn(params, query), body, actor),
  }),
  route({
    method: 'post',
    path: '/mails/bounces',
    operationId: 'reportBounce',
    access: 'anyone',
    tag,
    summary: 'Report a mail that came back, signed in X-Signature with MAIL_BOUNCE_SECRET',
    essential: true,
    limit: 'bounce',
    body: bounceReport,
    checkBody: checkBounceSignature,
    mayFail: ['unauthenticated', 'not_found'],
    answer: null,
    handle: ({ deps, body }) => receiveBounce(deps, body),
  }),
];
