import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Dashboard } from '#contract/audit.ts';
import type { DonationCounts, DonationItem, DonationItems } from '#contract/donation-desk.ts';
import type { DonationStatus } from '#contract/donations.ts';
import { DASHBOARD_KEY } from '../../client/dashboard.ts';
import { DONATIONS_KEY } from '../../client/donations.ts';
import { cacheSnapshot } from '../cache-snapshot.ts';

const inList = (item: DonationItem, status: unknown) => (list: DonationItems | undefined) => {
  if (!list?.items.some(({ id }) => id === item.id)) return list;
  if (status === 'all') return { ...list, items: list.items.map((one) => (one.id === item.id ? item : one)) };
  return status === item.status
    ? list
    : { items: list.items.filter(({ id }) => id !== item.id), total: list.total - 1 };
};

const inCounts = (from: DonationStatus, to: DonationStatus) => (counts: DonationCounts | undefined) =>
  counts && { ...counts, [from]: Math.max(0, counts[from] - 1), [to]: counts[to] + 1 };

const inDashboard = (from: DonationStatus, to: DonationStatus) => (counts: Dashboard | undefined) => {
  const change = Number(to === 'pending') - Number(from === 'pending');
  return counts && { ...counts, pendingDonations: Math.max(0, counts.pendingDonations + change) };
};

const change = (queryClient: QueryClient, key: QueryKey, item: DonationItem, after: DonationItem) => {
  if (key[1] === 'counts') queryClient.setQueryData(key, inCounts(item.status, after.status));
  else if (key[1] === 'one' && key[2] === item.id) queryClient.setQueryData(key, after);
  else if (key[1] !== 'one' && key[1] !== 'to-collect') queryClient.setQueryData(key, inList(after, key[1]));
};

/**
 * Shows an item in its new status at once, in every list and count that is loaded. Returns what puts everything back.
 */
export const showAs = async (
  queryClient: QueryClient,
  item: DonationItem,
  changed: Pick<DonationItem, 'status' | 'adminNotes'>,
): Promise<() => void> => {
  const before = await cacheSnapshot(queryClient, [DONATIONS_KEY, DASHBOARD_KEY]);
  const after = { ...item, ...changed };
  for (const [key] of before.loaded) if (key[0] === DONATIONS_KEY[0]) change(queryClient, key, item, after);
  queryClient.setQueriesData({ queryKey: DASHBOARD_KEY }, inDashboard(item.status, after.status));
  return before.restore;
};
