import { queryOptions } from '@tanstack/react-query';
import { type Retention, retention } from '#contract/privacy/retention.ts';
import { ChangedMeanwhile } from './changed-meanwhile.ts';
import type { Platform } from './platform.ts';
import type { NamedKey } from './query-keys.ts';
import { createRequests } from './requests.ts';

const requests = (platform: Platform) => createRequests(platform, 'body');

/** About the settings, of which it is a part: it is loaded anew when those change. */
export const RETENTION_KEY: NamedKey = [{ subject: 'settings', view: 'retention' }];

const newest = (platform: Platform, signal?: AbortSignal) =>
  requests(platform).get('/privacy/retention', retention, signal);

/** After how many months what is done with is deleted. */
export const retentionQuery = (platform: Platform) =>
  queryOptions({
    queryKey: RETENTION_KEY,
    queryFn: ({ signal }) => newest(platform, signal),
    staleTime: 5 * 60_000,
  });

/** @throws ChangedMeanwhile, or ApiError with `problem.fields`. */
export const saveRetention = async (platform: Platform, periods: Retention, base: Retention): Promise<Retention> => {
  const now = await newest(platform);
  if (JSON.stringify(now) !== JSON.stringify(base)) throw new ChangedMeanwhile(now);
  return requests(platform).send('PUT', '/privacy/retention', periods, retention);
};
