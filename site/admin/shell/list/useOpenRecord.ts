import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ApiError } from '../../../client/api-error.ts';
import { usePageParams } from './usePageParams.ts';

/** The record's name in the address of each screen; links in mails have them. */
type Name = 'item' | 'message' | 'group';

/** The record that the address names. Kept there, so that the link can be shared and Back closes the record. */
export const useOpenId = (name: Name) => {
  const [params] = useSearchParams();
  const { set } = usePageParams();
  const id = params.get(name) ?? '';
  return {
    /** Empty if none is open. */
    id,
    open: (next: string) => next !== id && set({ [name]: next }, { replace: false }),
    close: () => id !== '' && set({ [name]: '' }),
    hrefOf(next: string) {
      const after = new URLSearchParams(params);
      if (next) after.set(name, next);
      else after.delete(name);
      return `?${after}`;
    },
  };
};

interface Source<Item extends { id: string }> {
  listed: readonly Item[];
  byId(id: string): UseQueryOptions<Item>;
  /** While true, nothing is requested. */
  busy?: boolean;
}

/**
 * Follows the record in the address, on the loaded page or not. One that leaves the page stays as it last was until the server
 * answers, and after it is gone.
 */
export const useOpenRecord = <Item extends { id: string }>(
  id: string,
  { listed, byId, busy = false }: Source<Item>,
) => {
  const [seen, setSeen] = useState<Item>();
  const onPage = listed.find((one) => one.id === id);
  if (onPage && onPage !== seen) setSeen(onPage);
  const known = seen?.id === id ? seen : undefined;
  const isElsewhere = id !== '' && !onPage;
  const query = useQuery({ ...byId(id), enabled: isElsewhere && !busy });
  const isDeleted = isElsewhere && query.error instanceof ApiError && query.error.status === 404;
  return { record: onPage ?? (isDeleted ? known : (query.data ?? known)), isElsewhere, isDeleted, query };
};
