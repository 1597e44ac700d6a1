import { queryOptions } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { InputOf } from '#contract/calls/address.ts';
import type { Call } from '#contract/calls/call.ts';
import { usePlatform } from './PlatformContext.tsx';
import type { Platform } from './platform.ts';
import { fieldsOf, type NamedKey, type Subject } from './query-keys.ts';
import { type AnswerOf, type SendOptions, send } from './send.ts';

const ONE_MINUTE = 60_000;

export const subjectOf = ({ path }: Call) => path.split('/')[1] as Subject;

/** With part of the input, or none, the key matches every query made with that. */
export const keyOf = <C extends Call>(call: C, input?: Partial<InputOf<C>>): NamedKey => [
  { subject: subjectOf(call), call: call.name, ...(input && { input }) },
];

/** Undefined if the query makes another call. */
export const inputOf = <C extends Call>(key: NamedKey, call: C): InputOf<C> | undefined => {
  const { call: name, input } = fieldsOf(key);
  return name === call.name ? (input as InputOf<C> | undefined) : undefined;
};

export const queryOf = <C extends Call>(platform: Platform, call: C, input: InputOf<C>) =>
  queryOptions<AnswerOf<C>>({
    queryKey: keyOf(call, input),
    queryFn: ({ signal }) => send(platform, call, input, { signal }),
    staleTime: ONE_MINUTE,
  });

export const useSend = <C extends Call>(call: C) => {
  const platform = usePlatform();
  return useCallback(
    (input: InputOf<C>, options?: SendOptions) => send(platform, call, input, options),
    [platform, call],
  );
};
