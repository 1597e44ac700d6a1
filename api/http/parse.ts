import * as z from 'zod/mini';
import { sentence } from '#contract/words/message.ts';
import { serverMessages } from '#contract/words/server-messages.ts';
import { Failure } from '../core/failure.ts';

const PLAIN = sentence(serverMessages.pleaseCheck);
const NO_OBJECT = 'Please send one JSON object with named fields.';

/** The most fields that are named, so that a response is never many times larger than the request. */
const FIELDS_MAX = 50;
/** A longer name, which the sender may have chosen, is not repeated in a sentence. */
const NAME_MAX = 60;

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with named fields',
  record: 'an object with named fields',
};

const nameOf = (path: readonly PropertyKey[] = []): string => path.map(String).join('.') || 'body';

const sentenceOf = (issue: z.core.$ZodRawIssue): string => {
  const name = nameOf(issue.path);
  if (name.length > NAME_MAX) return PLAIN;
  if (issue.code === 'invalid_value') return `${name} must be one of: ${issue.values.map(String).join(', ')}.`;
  if (issue.code !== 'invalid_type') return `Please check ${name}.`;
  if (name === 'body') return NO_OBJECT;
  const type = typeNames[issue.expected];
  if (issue.input === undefined) return `Please send ${name} as well.`;
  return type ? `Please send ${name} as ${type}.` : `Please check ${name}.`;
};

const fieldSentences = (error: z.core.$ZodError): Record<string, string> => {
  const fields = new Map<string, string>();
  for (const { path, message } of error.issues) {
    if (fields.size === FIELDS_MAX) break;
    const name = nameOf(path);
    if (!fields.has(name)) fields.set(name, message);
  }
  return Object.fromEntries(fields);
};

/** @throws Failure `invalid` with a sentence for every field; the first is the message. */
export const parse = <S extends z.core.$ZodType>(schema: S, value: unknown): z.core.output<S> => {
  const result = z.safeParse(schema, value, { error: sentenceOf });
  if (result.success) return result.data;
  const fields = fieldSentences(result.error);
  throw new Failure('invalid', Object.values(fields)[0] ?? PLAIN, { fields });
};
