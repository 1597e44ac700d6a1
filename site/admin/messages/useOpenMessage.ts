import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readMessage } from '#contract/messages/calls.ts';
import type { StaffMessage } from '#contract/messages/messages.ts';
import { ApiError } from '../../client/api-error.ts';
import { queryOf } from '../../client/calls.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';

interface Asked {
  /** Empty where none is asked for. */
  id: string;
  /** The page of the list that is loaded. */
  listed: readonly StaffMessage[];
  /** While something is being changed, nothing else is asked. */
  busy: boolean;
}

/**
 * The message that the address asks for, on the loaded page or not. One that leaves the page stays as it last was until the server
 * says how it stands.
 */
export const useOpenMessage = ({ id, listed, busy }: Asked) => {
  const [seen, setSeen] = useState<StaffMessage>();
  const onPage = listed.find((one) => one.id === id);
  if (onPage && onPage !== seen) setSeen(onPage);
  const known = seen?.id === id ? seen : undefined;
  const isElsewhere = id !== '' && !onPage;
  const query = useQuery({ ...queryOf(usePlatform(), readMessage, { id }), enabled: isElsewhere && !busy });
  const isGone = isElsewhere && query.error instanceof ApiError && query.error.status === 404;
  const found = onPage ?? (isGone ? undefined : (query.data ?? known));
  return {
    message: id === '' ? undefined : found,
    isGone,
    isLoading: isElsewhere && query.isLoading,
    /** Why it is not shown, or null. */
    error: isElsewhere && (isGone || !found) ? query.error : null,
    refetch: query.refetch,
  };
};
