import { KEY_PLACEHOLDER } from '#contract/calls/sent-once.ts';
import { newId } from '../core/new-id.ts';

/** As an attribute alone: the quotes of a text are escaped. */
const PLACE = `value="${KEY_PLACEHOLDER}"`;
const KEY = /^[\w-]{8,200}$/;

/** True for a key that a page may have in its form. */
export const isSendingKey = (key: string): boolean => KEY.test(key);

/** True for a page with a form that is sent with a key. */
export const hasSendingKey = (html: Buffer): boolean => html.includes(PLACE);

/** The page with a key in its form. Latin-1 keeps every byte as it is. */
export const withSendingKey = (html: Buffer, key = newId()): Buffer =>
  hasSendingKey(html)
    ? Buffer.from(
        html.toString('latin1').replaceAll(PLACE, () => `value="${key}"`),
        'latin1',
      )
    : html;
