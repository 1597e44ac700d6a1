import { useMemo } from 'react';
import { isConflict } from '../client/api-error.ts';
import { createSendingKey } from '../client/idempotency-key.ts';

/** The key with which a form is sent. What comes after one that has arrived or was given up, and other content, is sent with a new one. */
export const useSendingKey = (form: string) =>
  useMemo(() => {
    const key = createSendingKey(form, () => localStorage);
    return {
      get: key.get,
      renew: key.renew,
      refused(problem: unknown) {
        if (isConflict(problem)) key.renew();
      },
    };
  }, [form]);
