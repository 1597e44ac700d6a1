import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import type { RunSettings } from '#contract/runs/run-settings.ts';
import type { WaitingPickups, WaitingQuery } from '#contract/runs/waiting-pickups.ts';
import { NOT_KNOWN } from '#contract/settings/settings.ts';
import { matchesWords } from '../donations/search.ts';
import { view } from '../donations/view.ts';
import type { Deps } from '../http/deps.ts';
import { pageOf } from '../search/page-of.ts';
import { runSettingsOf } from '../settings/run-settings.ts';
import { readSettings } from '../settings/settings.ts';
import { areaOf, nearest } from '../stops/area-of.ts';
import { EVERY } from '../store/collections.ts';

type Groups = ReadonlyMap<string | null, StoredDonation[]>;

/** Kept until a record changes, so that a request reads none. */
const grouped = new WeakMap<readonly StoredDonation[], { settings: RunSettings; groups: Groups }>();

export const waitingByArea = ({ store: { data } }: Pick<Deps, 'store'>): Groups => {
  const list = data.donations.list('forVan', EVERY);
  const settings = runSettingsOf(data);
  const before = grouped.get(list);
  if (before?.settings === settings) return before.groups;
  const groups = new Map<string | null, StoredDonation[]>();
  for (const donation of list) {
    const name = areaOf(data, donation)?.name ?? null;
    const group = groups.get(name);
    if (group) group.push(donation);
    else groups.set(name, [donation]);
  }
  grouped.set(list, { settings, groups });
  return groups;
};

/** Approved pickups on no run, by area or search. Those let down by the van come first, then the oldest. */
export const listWaiting = (
  deps: Pick<Deps, 'store' | 'now'>,
  { area, q, ...paging }: WaitingQuery,
): WaitingPickups => {
  const list = deps.store.data.donations.list('forVan', EVERY);
  const groups = waitingByArea(deps);
  const inArea = area === '' ? list : (groups.get(area === NOT_KNOWN.key ? null : area) ?? []);
  const { rows, total } = pageOf(q ? inArea.filter(matchesWords(q)) : inArea, paging);
  const { shops } = readSettings(deps);
  const areas = [...groups].map(([name, offers]) => {
    const area = offers[0] ? areaOf(deps.store.data, offers[0]) : null;
    return {
      name,
      count: offers.length,
      oldest: offers.reduce(
        (oldest, { createdAt }) => (createdAt < oldest ? createdAt : oldest),
        offers[0]?.createdAt ?? '',
      ),
      shop: (area && nearest(shops, area)?.key) ?? null,
    };
  });
  // What has no area comes last.
  areas.sort((a, b) => Number(a.name === null) - Number(b.name === null) || a.oldest.localeCompare(b.oldest));
  return { offers: rows.map((donation) => view(deps, donation)), total, areas };
};
