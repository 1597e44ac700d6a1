import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Language } from '#contract/languages/languages.ts';
import { type MailSettings, mailSettings } from '#contract/mail-admin/mail-settings.ts';
import {
  type MailIn,
  type MailTemplateChange,
  type MailWords,
  mailPreview,
  mailTemplate,
  mailTemplates,
} from '#contract/mail-admin/mail-templates.ts';
import { type MailState, mail, mails } from '#contract/mail-admin/mails.ts';
import type { Platform } from './platform.ts';
import { createRequests, withQuery } from './requests.ts';

const requests = (platform: Platform) => createRequests(platform, 'body');

export type MailAction = 'retry' | 'stop' | 'unblock';

/** A page of the mails in a state, or of all, with their counts; for administrators. */
export const mailsQuery = (platform: Platform, state: MailState | 'all', page: number, pageSize: number) =>
  queryOptions({
    queryKey: [{ subject: 'mails', filter: { state, page, pageSize } }],
    queryFn: ({ signal }) =>
      requests(platform).get(
        withQuery('/mails', { state: state === 'all' ? '' : state, page, pageSize }),
        mails,
        signal,
      ),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });

/** How many mails are sent within an hour at most. */
export const mailSettingsQuery = (platform: Platform) =>
  queryOptions({
    queryKey: [{ subject: 'settings', view: 'mail' }],
    queryFn: ({ signal }) => requests(platform).get('/settings/mail', mailSettings, signal),
    staleTime: 60_000,
  });

/** @throws ApiError with `problem.fields`. */
export const saveMailSettings = (platform: Platform, settings: MailSettings) =>
  requests(platform).send('PUT', '/settings/mail', settings, mailSettings);

/** @throws ApiError 409 when it was sent meanwhile. */
export const changeMail = (platform: Platform, id: string, action: MailAction) =>
  requests(platform).send('POST', `/mails/${id}/${action}`, {}, mail);

/** The words of every kind of mail, in English where no language is named. */
export const mailTemplatesQuery = (platform: Platform, language?: Language) =>
  queryOptions({
    queryKey: [{ subject: 'mailtemplates', view: `words ${language}` }],
    queryFn: ({ signal }) => requests(platform).get(withQuery('/mailtemplates', { language }), mailTemplates, signal),
    staleTime: 60_000,
  });

const wordsPath = (path: '' | '/preview' | '/test', { kind, language }: MailIn) =>
  withQuery(`/mailtemplates/${kind}${path}`, { language });

/** How words will look. @throws ApiError with `problem.fields` for an unknown placeholder. */
export const mailPreviewQuery = (platform: Platform, { kind, language }: MailIn, words: MailWords) =>
  queryOptions({
    queryKey: [{ subject: 'mailtemplates', view: 'preview', id: `${kind} ${language}`, filter: words }],
    queryFn: () => requests(platform).send('POST', wordsPath('/preview', { kind, language }), words, mailPreview),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30_000,
    retry: false,
  });

/** @throws ApiError with `problem.fields`, 409 when a colleague was faster. */
export const saveMailTemplate = (platform: Platform, of: MailIn, change: MailTemplateChange) =>
  requests(platform).send('PUT', wordsPath('', of), change, mailTemplate);

/** Removes the words of a mail in another language. @throws ApiError 404 when a colleague was faster. */
export const removeMailTranslation = (platform: Platform, of: MailIn) =>
  requests(platform).run('DELETE', wordsPath('', of));

/** Mails words to oneself. @throws ApiError */
export const testMailTemplate = (platform: Platform, of: MailIn, words: MailWords) =>
  requests(platform).run('POST', wordsPath('/test', of), words);
