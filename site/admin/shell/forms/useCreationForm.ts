import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod/mini';
import type { InputOf } from '#contract/calls/address.ts';
import type { Call } from '#contract/calls/call.ts';
import { subjectOf, useSend } from '../../../client/calls.ts';
import { newKey, withKey } from '../../../client/idempotency-key.ts';
import { allOf } from '../../../client/query-keys.ts';
import type { AnswerOf } from '../../../client/send.ts';
import { type EditForm, useEditForm } from './useEditForm.ts';

interface CreationOptions<Values, C extends Call> {
  start: Values;
  /** Name under which the values are kept until they are sent; null to keep none. */
  draft: string | null;
  schema: z.core.$ZodType<Values>;
  /** Everything about the same subject is refetched afterwards. */
  call: C;
  inputOf(checked: Values): InputOf<C>;
  onCreated?(created: AnswerOf<C>): unknown;
  /** Sends an idempotency key, so that pressing again after a lost answer creates nothing more. */
  isSentOnce?: true;
}

export const useCreationForm = <Values extends object, C extends Call>({
  start,
  draft,
  schema,
  call,
  inputOf,
  onCreated,
  isSentOnce,
}: CreationOptions<Values, C>): { form: EditForm<Values>; created: AnswerOf<C> | null } => {
  const send = useSend(call);
  const queryClient = useQueryClient();
  const [key] = useState(newKey);
  const [created, setCreated] = useState<AnswerOf<C> | null>(null);
  const form = useEditForm<Values>({
    start,
    draft,
    schema,
    save: async (checked) => {
      const answer = await send(inputOf(checked), isSentOnce && { headers: withKey(key) });
      await onCreated?.(answer);
      setCreated(() => answer);
      void queryClient.invalidateQueries({ queryKey: allOf(subjectOf(call)) });
      return start;
    },
  });
  return { form, created };
};
