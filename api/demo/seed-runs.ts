import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import { addDays, type Day, dublinDay, dublinMoment } from '#contract/dublin.ts';
import { closedReason } from '#contract/runs/closed-day.ts';
import { defaultRunSettings } from '#contract/runs/default-run-settings.ts';
import type { StoredRun } from '#contract/runs/runs.ts';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import type { Deps } from '../http/deps.ts';
import { changePickup } from '../stops/change-pickup.ts';
import { withStops } from '../stops/places.ts';
import { EVERY } from '../store/collections.ts';
import type { Draft } from '../store/store.ts';

type RunDeps = Pick<Deps, 'store' | 'now' | 'newId'>;
type Van = (typeof defaultRunSettings.vans)[number];

const STOPS = 3;
const AGREED = 2;
const ASKED = 2;

const PAST_RUN_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

const openDayAfter = (day: Day, van: Van): Day => {
  const next = addDays(day, 1);
  const shop = defaultSettings.shops.find(({ key }) => key === van.shop);
  return shop && closedReason(shop, next) ? openDayAfter(next, van) : next;
};

const runOn = ({ newId, now }: Pick<RunDeps, 'newId' | 'now'>, date: Day, van: Van): StoredRun => ({
  id: newId(),
  date,
  from: '09:30',
  to: '15:30',
  van: van.name,
  shop: van.shop,
  areas: [],
  stopsMax: van.stops,
  minutesMax: van.minutes,
  state: 'planned',
  driverId: null,
  revision: 1,
  stops: [],
  left: [],
  createdAt: now().toISOString(),
});

const putStops = (draft: Draft, run: StoredRun, ids: readonly string[], at: string): void => {
  draft.runs.put(withStops(run, ids));
  for (const [place, id] of ids.entries()) {
    const donation = draft.donations.get(id);
    const { date, from, to } = run;
    const agreed = place < AGREED ? { date, from, to, at } : undefined;
    if (donation) draft.donations.put(changePickup(donation, { runId: run.id, agreed }));
  }
};

export const seedRuns = async (deps: RunDeps): Promise<void> => {
  const [green, red] = defaultRunSettings.vans;
  if (!green || !red) return;
  const first = runOn(deps, openDayAfter(dublinDay(deps.now()), green), green);
  const second = runOn(deps, openDayAfter(first.date, red), red);
  const at = deps.now().toISOString();
  await deps.store.change((draft) => {
    const waiting = draft.donations.list('forVan', EVERY);
    const ids = waiting.slice(0, STOPS).map(({ id }) => id);
    putStops(draft, first, ids, at);
    draft.runs.put(second);
    for (const donation of waiting.slice(STOPS, STOPS + ASKED))
      draft.donations.put(changePickup(donation, { days: [second.id], offeredAt: at }));
  });
};

const collectedOn = (donation: StoredDonation, at: string): StoredDonation => ({
  ...donation,
  collectedAt: at,
  history: donation.history.map((step) => (step.to === 'collected' ? { ...step, at } : step)),
});

export const seedPastRuns = async (deps: RunDeps, driverId: string): Promise<void> => {
  const vans = defaultRunSettings.vans.slice(0, 2);
  const today = dublinDay(deps.now());
  await deps.store.change((draft) => {
    const remaining = draft.donations
      .list('status', 'collected')
      .filter(({ pickupRequired, collectedAt }) => pickupRequired && collectedAt)
      .sort((one, other) => (one.collectedAt ?? '').localeCompare(other.collectedAt ?? ''));
    for (let number = 0; remaining.length > 0; number += 1) {
      const van = vans[number % vans.length];
      const [first] = remaining;
      if (!van || !first) return;
      const until = Date.parse(first.collectedAt ?? '') + PAST_RUN_DAYS * DAY_MS;
      const fit = remaining.slice(0, van.stops).filter(({ collectedAt }) => Date.parse(collectedAt ?? '') <= until);
      const batch = remaining.splice(0, fit.length);
      const date = openDayAfter(dublinDay(new Date(batch.at(-1)?.collectedAt ?? '')), van);
      if (date >= today) return;
      const at = dublinMoment(date, '12:00').toISOString();
      const planned = new Date(Date.parse(at) - 2 * DAY_MS);
      const run = withStops(
        { ...runOn({ ...deps, now: () => planned }, date, van), state: 'done', driverId },
        batch.map(({ id }) => id),
      );
      const stops = run.stops.map((stop) => ({ ...stop, outcome: 'collected' as const, at, by: driverId }));
      draft.runs.put({ ...run, stops });
      for (const donation of batch) draft.donations.put(changePickup(collectedOn(donation, at), { runId: run.id }));
    }
  });
};
