import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Dashboard } from '#contract/audit/audit.ts';
import { countDonations, readDonation } from '#contract/donations/calls.ts';
import type { DonationCounts, DonationItem, DonationItems } from '#contract/donations/donation-desk.ts';
import type { DonationStatus } from '#contract/donations/donations.ts';
import { inputOf } from '../../client/calls.ts';
import { fieldsOf } from '../../client/query-keys.ts';
import type { ShownChange } from '../moderation/subject.ts';
import { listedIn } from './donation-tabs.ts';

const inList = (after: DonationItem, status: string) => (list: DonationItems | undefined) => {
  if (!list?.items.some(({ id }) => id === after.id)) return list;
  if (status === 'all' || status === after.status)
    return { ...list, items: list.items.map((one) => (one.id === after.id ? after : one)) };
  return { items: list.items.filter(({ id }) => id !== after.id), total: list.total - 1 };
};

const inCounts = (from: DonationStatus, to: DonationStatus) => (counts: DonationCounts | undefined) =>
  counts && { ...counts, [from]: Math.max(0, counts[from] - 1), [to]: counts[to] + 1 };

const inDashboard = (from: DonationStatus, to: DonationStatus) => (counts: Dashboard | undefined) => {
  const change = Number(to === 'pending') - Number(from === 'pending');
  return counts && { ...counts, pendingDonations: Math.max(0, counts.pendingDonations + change) };
};

/** Shows a changed item in the loaded list, count, single item or dashboard with this key. */
export const showDonationIn = (
  queryClient: QueryClient,
  key: QueryKey,
  { before, after }: ShownChange<DonationItem>,
): void => {
  const { subject, call } = fieldsOf(key);
  const listed = listedIn(key);
  if (subject === 'dashboard') queryClient.setQueryData(key, inDashboard(before.status, after.status));
  else if (call === countDonations.name) queryClient.setQueryData(key, inCounts(before.status, after.status));
  else if (inputOf(key, readDonation)?.id === after.id) queryClient.setQueryData(key, after);
  else if (listed !== undefined) queryClient.setQueryData(key, inList(after, listed));
};
