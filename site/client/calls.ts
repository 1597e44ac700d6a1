import { queryOptions } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Call } from '#contract/calls/call.ts';
import { usePlatform } from './PlatformContext.tsx';
import type { Platform } from './platform.ts';
import { fieldsOf, type NamedKey, type Subject } from './query-keys.ts';
import { type AnswerOf, type InputOf, type SendOptions, send } from './send.ts';

const ONE_MINUTE = 60_000;

/** What a call is about. */
export const subjectOf = ({ path }: Call) => path.split('/')[1] as Subject;

/** The key of a query; with part of the input, or none, it matches all that were made with that. */
export const keyOf = <C extends Call>(call: C, input?: Partial<InputOf<C>>): NamedKey => [
  { subject: subjectOf(call), call: call.name, ...(input && { input }) },
];

/** What the query with this key sends with a call; undefined when it makes another call. */
export const inputOf = <C extends Call>(key: NamedKey, call: C): InputOf<C> | undefined => {
  const { call: name, input } = fieldsOf(key);
  return name === call.name ? (input as InputOf<C> | undefined) : undefined;
};

/** A call as a query; fresh for a minute. */
export const queryOf = <C extends Call>(platform: Platform, call: C, input: InputOf<C>) =>
  queryOptions<AnswerOf<C>>({
    queryKey: keyOf(call, input),
    queryFn: ({ signal }) => send(platform, call, input, { signal }),
    staleTime: ONE_MINUTE,
  });

/** Sends a call from a screen. */
export const useSend = <C extends Call>(call: C) => {
  const platform = usePlatform();
  return useCallback(
    (input: InputOf<C>, options?: SendOptions) => send(platform, call, input, options),
    [platform, call],
  );
};
