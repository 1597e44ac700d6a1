import { KEY_PLACEHOLDER } from '#contract/sent-once.ts';
import { newId } from '../core/new-id.ts';

/** True for a page with a form that is sent with a key. */
export const hasSendingKey = (html: Buffer): boolean => html.includes(KEY_PLACEHOLDER);

/** The page with a key in its form. Latin-1 keeps every byte as it is. */
export const withSendingKey = (html: Buffer, key = newId()): Buffer =>
  hasSendingKey(html) ? Buffer.from(html.toString('latin1').replaceAll(KEY_PLACEHOLDER, key), 'latin1') : html;
