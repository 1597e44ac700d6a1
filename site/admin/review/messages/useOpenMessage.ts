import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readMessage } from '#contract/messages/calls.ts';
import type { StaffMessage } from '#contract/messages/messages.ts';
import { ApiError } from '../../../client/api-error.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';

interface Asked {
  /** Empty if none is asked for. */
  id: string;
  listed: readonly StaffMessage[];
  /** While true, nothing else is requested. */
  busy: boolean;
}

/**
 * Follows the message in the address, on the loaded page or not. One that leaves the page stays as it last was until the server
 * answers.
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
    error: isElsewhere && (isGone || !found) ? query.error : null,
    refetch: query.refetch,
  };
};
