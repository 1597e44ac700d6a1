import * as z from 'zod/mini';
import { Failure } from '../core/failure.ts';

const PLAIN = 'Please check what you sent.';

/** More fields than this are not named: an answer is never many times as long as what was sent. */
const FIELDS_MAX = 50;

/** The first sentence for each field, by its path joined with dots. */
const fieldSentences = (error: z.core.$ZodError): Record<string, string> => {
  const fields = new Map<string, string>();
  for (const { path, message } of error.issues) {
    if (fields.size === FIELDS_MAX) break;
    const name = path.map(String).join('.') || 'body';
    if (!fields.has(name)) fields.set(name, message === 'Invalid input' ? PLAIN : message);
  }
  return Object.fromEntries(fields);
};

/** Checks something from outside by its schema. @throws Failure `invalid` with the sentence of every field; the first is the message. */
export const parse = <S extends z.core.$ZodType>(schema: S, value: unknown): z.core.output<S> => {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const fields = fieldSentences(result.error);
  throw new Failure('invalid', Object.values(fields)[0] ?? PLAIN, { fields });
};
