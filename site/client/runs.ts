import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { PAGE_SIZE_MAX } from '#contract/calls/paging.ts';
import { type DonationItem, donationItem } from '#contract/donations/donation-desk.ts';
import type { newRun, RunChange } from '#contract/runs/run-changes.ts';
import { type Run, run, runs, type SuggestedOrder, suggestedOrder } from '#contract/runs/runs.ts';
import { type WaitingPickups, waitingPickups } from '#contract/runs/waiting-pickups.ts';
import { readRunSettings } from '#contract/settings/calls.ts';
import { queryOf } from './calls.ts';
import type { Platform } from './platform.ts';
import { createRequests, withQuery } from './requests.ts';

const ONE_MINUTE = 60_000;
const requests = (platform: Platform) => createRequests(platform, 'body');
const at = (id: string) => `/runs/${encodeURIComponent(id)}`;

/** The runs of some days, both inclusive, earliest first; fresh for a minute. */
export const runsBetween = (platform: Platform, range: { from: string; to: string }) =>
  queryOptions({
    queryKey: [{ subject: 'runs', view: 'week', filter: range }],
    queryFn: ({ signal }) =>
      requests(platform).get(withQuery('/runs', { ...range, pageSize: PAGE_SIZE_MAX }), runs, signal),
    staleTime: ONE_MINUTE,
  });

/** Everything that waits for a run, oldest first; fresh for a minute. */
export const pickupsWaiting = (platform: Platform) =>
  queryOptions({
    queryKey: [{ subject: 'runs', view: 'waiting' }],
    queryFn: async ({ signal }): Promise<WaitingPickups> => {
      const page = (number: number) =>
        requests(platform).get(
          withQuery('/runs/waiting', { page: number, pageSize: PAGE_SIZE_MAX }),
          waitingPickups,
          signal,
        );
      const first = await page(1);
      const offers = [...first.offers];
      for (let number = 2; offers.length < first.total; number += 1) {
        const next = await page(number);
        if (next.offers.length === 0) break;
        offers.push(...next.offers);
      }
      return { ...first, offers };
    },
    staleTime: ONE_MINUTE,
  });

/** One run with all that its driver needs. */
export const runById = (platform: Platform, id: string) =>
  queryOptions<Run>({
    queryKey: [{ subject: 'runs', view: 'one', id }],
    queryFn: ({ signal }) => requests(platform).get(at(id), run, signal),
    staleTime: ONE_MINUTE,
  });

/** The vans and areas. */
export const runSettingsQuery = (platform: Platform) => queryOf(platform, readRunSettings, {});

/** Plans a run. @throws ApiError 409 for a day that is over or on which the shop is closed, unless `force`. */
export const createRun = (platform: Platform, values: z.input<typeof newRun>): Promise<Run> =>
  requests(platform).send('POST', '/runs', values, run);

/** @throws ApiError 409 when a colleague has changed it meanwhile. */
export const changeRun = (platform: Platform, id: string, change: Partial<RunChange>): Promise<Run> =>
  requests(platform).send('PATCH', at(id), change, run);

/** Says which offers are the stops, in which order. @throws ApiError 409 for a stale revision, a full run, or a stop of another. */
export const assignStops = (
  platform: Platform,
  { id, revision }: { id: string; revision: number },
  stops: readonly string[],
): Promise<Run> => requests(platform).send('PUT', `${at(id)}/stops`, { stops, revision }, run);

/** Agrees the day for all stops whose donors were not asked, and tells them. */
export const agreeRun = (platform: Platform, id: string): Promise<Run> =>
  requests(platform).send('POST', `${at(id)}/agree`, {}, run);

/** A shorter order for the stops; changes nothing. */
export const suggestOrder = (platform: Platform, id: string): Promise<SuggestedOrder> =>
  requests(platform).send('POST', `${at(id)}/order`, {}, suggestedOrder);

/** Offers the days of some runs to a donor. */
export const offerDays = (platform: Platform, id: string, days: readonly string[]): Promise<DonationItem> =>
  requests(platform).send('POST', `/donationitems/${encodeURIComponent(id)}/days`, { days }, donationItem);

/** Says in which area an offer is collected; null leaves it to the address. */
export const chooseArea = (platform: Platform, id: string, area: string | null): Promise<DonationItem> =>
  requests(platform).send('PUT', `/donationitems/${encodeURIComponent(id)}/area`, { area }, donationItem);

/** Deletes a run without stops. @throws ApiError 409 when it has some. */
export const removeRun = (platform: Platform, id: string): Promise<void> => requests(platform).run('DELETE', at(id));
