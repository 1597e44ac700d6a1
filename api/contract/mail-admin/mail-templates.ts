import * as z from 'zod/mini';
import { timestamp } from '../fields/record-fields.ts';
import { type InLanguage, language } from '../languages/in-language.ts';
import type { Language } from '../languages/languages.ts';
import { sanitisedHtml } from '../text/sanitised-html.ts';
import { freeText, text } from '../text/text.ts';
import { type MailKind, mailKind } from './mail-kinds.ts';

export const MAIL_SUBJECT_MAX = 120;
const BODY_MAX = 5000;
export const MAIL_SUBJECT_REQUIRED = 'Please write a subject';
export const MAIL_BODY_REQUIRED = 'Please write what the mail is to say';
/** How many earlier versions of a mail's words are kept. */
export const MAIL_VERSIONS_MAX = 20;

/** The words of a mail: a subject, and a body in Markdown; `{{name}}` stands for what is filled in. */
const mailWords = z.object({
  subject: text(MAIL_SUBJECT_REQUIRED, MAIL_SUBJECT_MAX),
  body: text(MAIL_BODY_REQUIRED, BODY_MAX),
});
export type MailWords = z.infer<typeof mailWords>;

const storedWords = { subject: z.string(), body: z.string() };
const version = z.object({ ...storedWords, revision: z.int(), savedAt: timestamp, savedBy: z.string() });

/** Where the words of a kind lie: under the kind, in other languages with the language behind it. */
export const mailTemplateId = (kind: MailKind, language?: Language): string =>
  language ? `${kind}.${language}` : kind;

/** The words of a kind as staff changed them. */
export const storedMailTemplate = z.object({
  id: z.string(),
  ...version.shape,
  /** In another language: whether mails go out with them. */
  isOn: z.optional(z.boolean()),
  /** Earlier ones, newest first. */
  versions: z.array(version),
});
export type StoredMailTemplate = z.infer<typeof storedMailTemplate>;

/** What can be filled in, and what the preview shows in its place. */
const placeholder = z.object({ name: z.string(), meaning: z.string(), isLink: z.boolean() });

/** A kind of mail in a language. */
export type MailIn = { kind: MailKind } & InLanguage;

/** The words of one kind. `savedBy` is a name; both are null while the words are the original ones. */
export const mailTemplate = z.object({
  kind: mailKind,
  ...storedWords,
  /** 0 while nothing was ever saved. */
  revision: z.int(),
  savedAt: z.nullable(timestamp),
  savedBy: z.nullable(z.string()),
  original: z.object(storedWords),
  isOriginal: z.boolean(),
  /** In another language, where the original words are a draft or the English ones; omitted for English. */
  language,
  /** In another language: whether these are the draft of the portal, which nobody has checked. */
  isDraft: z.optional(z.boolean()),
  /** In another language: whether mails go out with them. */
  isOn: z.optional(z.boolean()),
  placeholders: z.array(placeholder),
  versions: z.array(version),
});
export type MailTemplate = z.infer<typeof mailTemplate>;
export const mailTemplates = z.object({ templates: z.array(mailTemplate) });
export type MailTemplates = z.infer<typeof mailTemplates>;

/** A change of the words; `revision` is the one that was edited. Words in another language go out with mails once they are on. */
export const mailTemplateChange = z.object({
  ...mailWords.shape,
  revision: z.int('Please reload the page'),
  isOn: z.optional(z.boolean()),
});
export type MailTemplateChange = z.infer<typeof mailTemplateChange>;

const words = freeText(BODY_MAX);
/** Words to try; those that are saved if they are omitted. */
export const mailTrial = z.object({ subject: z.optional(words), body: z.optional(words) });
export type MailTrial = z.infer<typeof mailTrial>;

export const mailPreview = z.object({ subject: z.string(), html: sanitisedHtml, text: z.string() });
export type MailPreview = z.infer<typeof mailPreview>;
