import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { retryAfterSignIn } from '../../../client/retry-after-sign-in.ts';
import type { RecordSubject } from './subject.ts';
import { useRefresh } from './useRefresh.ts';

interface Parts {
  /** Called before the server is asked. */
  begin?(): void;
  /** Called before the lists are loaded again. */
  forget(id: string): void;
  explain(error: unknown, fallback: string): void;
}

export const useDeletion = <Item extends { id: string }>(
  subject: RecordSubject<Item>,
  { begin, forget, explain }: Parts,
) => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const { mutationKey, refreshWhenIdle } = useRefresh(subject);
  const [confirming, setConfirming] = useState<Item | null>(null);
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: ({ id }: Item) => retryAfterSignIn(platform.session, () => subject.remove(platform, id)),
    onMutate: () => begin?.(),
    onSuccess: (_, { id }) => {
      forget(id);
      queryClient.removeQueries({ queryKey: subject.byId(platform, id).queryKey });
    },
    onError: (error) => explain(error, subject.failed.remove),
    onSettled: (_, _error, { id }) => {
      setConfirming((now) => (now?.id === id ? null : now));
      return refreshWhenIdle();
    },
  });
  return {
    confirming,
    busy: isPending,
    ask: setConfirming,
    cancel: () => setConfirming(null),
    confirm: (onDeleted = () => {}) => confirming && mutate(confirming, { onSuccess: onDeleted }),
  };
};
