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
export const MAIL_VERSIONS_MAX = 20;

/** The body is Markdown; `{{name}}` stands for a value that is filled in. */
const mailWords = z.object({
  subject: text(MAIL_SUBJECT_REQUIRED, MAIL_SUBJECT_MAX),
  body: text(MAIL_BODY_REQUIRED, BODY_MAX),
});
export type MailWords = z.infer<typeof mailWords>;

const storedWords = { subject: z.string(), body: z.string() };
const version = z.object({ ...storedWords, revision: z.int(), savedAt: timestamp, savedBy: z.string() });

export const mailTemplateId = (kind: MailKind, language?: Language): string =>
  language ? `${kind}.${language}` : kind;

export const storedMailTemplate = z.object({
  id: z.string(),
  ...version.shape,
  isOn: z.optional(z.boolean()),
  versions: z.array(version),
});
export type StoredMailTemplate = z.infer<typeof storedMailTemplate>;

const placeholder = z.object({ name: z.string(), meaning: z.string(), isLink: z.boolean() });

export type MailIn = { kind: MailKind } & InLanguage;

/** `savedBy` is a name; both are null while the words are the original ones. */
export const mailTemplate = z.object({
  kind: mailKind,
  ...storedWords,
  /** 0 while nothing was ever saved. */
  revision: z.int(),
  savedAt: z.nullable(timestamp),
  savedBy: z.nullable(z.string()),
  original: z.object(storedWords),
  isOriginal: z.boolean(),
  language,
  /** True for the portal's own draft of a translation, which nobody has checked. */
  isDraft: z.optional(z.boolean()),
  isOn: z.optional(z.boolean()),
  placeholders: z.array(placeholder),
  versions: z.array(version),
});
export type MailTemplate = z.infer<typeof mailTemplate>;
export const mailTemplates = z.object({ templates: z.array(mailTemplate) });
export type MailTemplates = z.infer<typeof mailTemplates>;

/** `revision` is the one that was edited; translated words are used only while `isOn`. */
export const mailTemplateChange = z.object({
  ...mailWords.shape,
  revision: z.int('Please reload the page'),
  isOn: z.optional(z.boolean()),
});
export type MailTemplateChange = z.infer<typeof mailTemplateChange>;

const words = freeText(BODY_MAX);
/** Omitted words are taken from the saved ones. */
export const mailTrial = z.object({ subject: z.optional(words), body: z.optional(words) });
export type MailTrial = z.infer<typeof mailTrial>;

export const mailPreview = z.object({ subject: z.string(), html: sanitisedHtml, text: z.string() });
export type MailPreview = z.infer<typeof mailPreview>;
