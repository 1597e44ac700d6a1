import * as z from 'zod/mini';
import { messageSubmission } from '#contract/messages/messages.ts';
import { fieldErrors } from '../ui/field-errors.ts';
import { visitorFields } from '../ui/visitor-fields.ts';

const messageFields = ['about', 'name', 'phone', 'email', 'message', 'website'] as const;
export type MessageField = (typeof messageFields)[number];
export type MessageValues = Record<MessageField, string>;
export type MessageErrors = Partial<Record<MessageField, string>>;

export const noValues: MessageValues = { about: '', name: '', phone: '', email: '', message: '', website: '' };

export const { controlId, pickFields, summaryOf, control } = visitorFields('message', messageFields);

export const messageErrors = (values: MessageValues): MessageErrors =>
  pickFields(fieldErrors(z.safeParse(messageSubmission, values)));
