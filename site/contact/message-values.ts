import * as z from 'zod/mini';
import { messageSubmission } from '#contract/messages/messages.ts';

const messageFields = ['about', 'name', 'phone', 'email', 'message', 'website'] as const;
export type MessageField = (typeof messageFields)[number];
export type MessageValues = Record<MessageField, string>;
export type MessageErrors = Partial<Record<MessageField, string>>;

export const noValues: MessageValues = { about: '', name: '', phone: '', email: '', message: '', website: '' };

export const pickFields = (source: Readonly<Record<string, unknown>>): Partial<MessageValues> =>
  Object.fromEntries(
    messageFields.flatMap((name) => {
      const value = source[name];
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    }),
  );

export const messageErrors = (values: MessageValues): MessageErrors => {
  const issues = z.safeParse(messageSubmission, values).error?.issues ?? [];
  const found = new Map(issues.toReversed().map(({ path, message }) => [path[0], message]));
  return pickFields(Object.fromEntries(found));
};

export const controlId = (field: MessageField): string => `message-${field}`;

export const summaryOf = (errors: MessageErrors) =>
  messageFields.flatMap((field) => {
    const message = errors[field];
    return message ? [{ id: controlId(field), message }] : [];
  });
