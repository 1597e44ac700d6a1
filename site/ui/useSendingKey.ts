import { useMemo } from 'react';
import { KEY_FIELD, KEY_PLACEHOLDER } from '#contract/calls/sent-once.ts';
import { isConflict } from '../client/api-error.ts';
import { createSendingKey } from '../client/idempotency-key.ts';

/** The key that the server gave the plain form: it may have been posted with it before the application ran. */
const keyOfPlainForm = (): string | null => {
  const field = globalThis.document?.querySelector<HTMLInputElement>(`input[name="${KEY_FIELD}"]`);
  return field && field.value !== KEY_PLACEHOLDER ? field.value : null;
};

/**
 * The key with which a form is sent. What comes after one that has arrived or was given up, and other content, is sent with a
 * new one.
 */
export const useSendingKey = (form: string) =>
  useMemo(() => {
    const key = createSendingKey(form, () => localStorage, keyOfPlainForm());
    return {
      get: key.get,
      renew: key.renew,
      refused(problem: unknown) {
        if (isConflict(problem)) key.renew();
      },
    };
  }, [form]);
