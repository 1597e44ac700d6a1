import { KEY_FIELD, KEY_PLACEHOLDER } from '#contract/calls/sent-once.ts';
import { useHydrated } from './useHydrated.ts';

/** The key of a form that is posted without scripts, so that a reload, or Back and the button, send it once. */
export const SendingKeyField = () =>
  useHydrated() ? null : <input type="hidden" name={KEY_FIELD} value={KEY_PLACEHOLDER} suppressHydrationWarning />;
