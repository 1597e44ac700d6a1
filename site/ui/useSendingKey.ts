import { useMemo } from 'react';
import { KEY_FIELD, KEY_PLACEHOLDER } from '#contract/calls/sent-once.ts';
import { isConflict } from '../client/api-error.ts';
import { createSendingKey } from '../client/idempotency-key.ts';

/** The server's idempotency key of the plain form, which may have been posted before the application ran. */
const keyOfPlainForm = (): string | null => {
  const field = globalThis.document?.querySelector<HTMLInputElement>(`input[name="${KEY_FIELD}"]`);
  return field && field.value !== KEY_PLACEHOLDER ? field.value : null;
};

/** A new idempotency key for what follows a form that has arrived or was given up, and for other content. */
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
