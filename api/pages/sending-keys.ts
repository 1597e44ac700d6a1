import { KEY_PLACEHOLDER } from '#contract/calls/sent-once.ts';
import { newId } from '../core/new-id.ts';

/** Unescaped quotes, so only an attribute matches, never text. */
const PLACE = `value="${KEY_PLACEHOLDER}"`;
const KEY = /^[\w-]{8,200}$/;

export const isSendingKey = (key: string): boolean => KEY.test(key);

export const hasSendingKey = (html: Buffer): boolean => html.includes(PLACE);

/** Latin-1 keeps every byte. */
export const withSendingKey = (html: Buffer, key = newId()): Buffer =>
  hasSendingKey(html)
    ? Buffer.from(
        html.toString('latin1').replaceAll(PLACE, () => `value="${key}"`),
        'latin1',
      )
    : html;
