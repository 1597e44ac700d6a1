import { KEY_FIELD, KEY_PLACEHOLDER } from '#contract/calls/sent-once.ts';
import { useHydrated } from './useHydrated.ts';

/** A reload, or Back and the button, sends a form posted without scripts only once. */
export const SendingKeyField = () =>
  useHydrated() ? null : <input type="hidden" name={KEY_FIELD} value={KEY_PLACEHOLDER} suppressHydrationWarning />;
