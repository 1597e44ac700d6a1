import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readDonation } from '#contract/donations/calls.ts';
import type { DonationItem } from '#contract/donations/donation-desk.ts';
import { ApiError } from '../../../client/api-error.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';

/**
 * Follows an item on or off this page of the list. One that leaves the list stays as it last was until the server answers;
 * `gone` is true once it is deleted.
 */
export const useItem = (
  id: string,
  items: readonly DonationItem[],
): { item: DonationItem | undefined; gone: boolean } => {
  const platform = usePlatform();
  const [seen, setSeen] = useState<DonationItem>();
  const listed = items.find((item) => item.id === id);
  if (listed && listed !== seen) setSeen(listed);
  const known = seen?.id === id ? seen : undefined;
  const { data, error } = useQuery({ ...queryOf(platform, readDonation, { id }), enabled: id !== '' && !listed });
  const gone = !listed && error instanceof ApiError && error.status === 404;
  return { item: id === '' ? undefined : (listed ?? (gone ? known : (data ?? known))), gone };
};
