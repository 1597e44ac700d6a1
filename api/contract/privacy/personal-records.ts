import * as z from 'zod/mini';
import { id } from '../fields/record-fields.ts';
import { text } from '../text/text.ts';

const recordKinds = [
  'donation',
  'testimonial',
  'message',
  'account',
  'comment',
  'mails',
  'request',
  'run',
  'post',
  'text',
] as const;
export type RecordKind = (typeof recordKinds)[number];

/** Handed over and erased as a whole; the other kinds are changed by hand. */
export const ownKinds = ['donation', 'testimonial', 'message', 'account', 'comment', 'mails'] as const;
export type OwnKind = (typeof ownKinds)[number];

const RECORDS_MAX = 500;
const RECORDS_MESSAGE = `Please choose 1 to ${RECORDS_MAX} records`;

/** `mails` are all mails to one address; the id is that of any of them. */
export const recordRef = z.object({ kind: z.enum(recordKinds), id });
export type RecordRef = z.infer<typeof recordRef>;
const ownRef = z.object({ kind: z.enum(ownKinds), id });
export type OwnRef = z.infer<typeof ownRef>;

export const chosenRecords = z.object({
  records: z
    .array(ownRef, RECORDS_MESSAGE)
    .check(z.minLength(1, RECORDS_MESSAGE), z.maxLength(RECORDS_MAX, RECORDS_MESSAGE)),
});

const TERM_MAX = 200;
const TERMS_MAX = 6;
const TERM_MESSAGE = 'Please write an email address, a phone number, a name or words, at least two letters';
const TERMS_MESSAGE = `Please look for 1 to ${TERMS_MAX} things at a time`;

/** Each term is an email address, a phone number in any spelling, or words that all must occur. */
export const personalSearch = z.object({
  terms: z
    .array(text(TERM_MESSAGE, TERM_MAX).check(z.minLength(2, TERM_MESSAGE)), TERMS_MESSAGE)
    .check(z.minLength(1, TERMS_MESSAGE), z.maxLength(TERMS_MAX, TERMS_MESSAGE)),
});

export const PERSONAL_MAX = 50;

export const matches = ['email', 'phone', 'name', 'words'] as const;
export type Match = (typeof matches)[number];

const place = z.object({
  screen: z.enum([
    'donation',
    'testimonial',
    'message',
    'account',
    'mail',
    'quarantine',
    'run',
    'post',
    'page',
    'texts',
    'request',
  ]),
  id: z.string(),
});
export type RecordPlace = z.infer<typeof place>;

const personalRecord = z.object({
  ...recordRef.shape,
  title: z.string(),
  detail: z.string(),
  status: z.string(),
  by: z.array(z.enum(matches)),
  place,
});
export type PersonalRecord = z.infer<typeof personalRecord>;

/** Grouped by kind, newest first; `more` has the kinds with more records than are listed. */
export const personalRecords = z.object({
  records: z.array(personalRecord),
  more: z.array(z.enum(recordKinds)),
});
export type PersonalRecords = z.infer<typeof personalRecords>;
