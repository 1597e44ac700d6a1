import { queryOptions } from '@tanstack/react-query';
import { type HelplineSettings, type HelplinesUpdate, helplineSettings } from '#contract/testimonials/helplines.ts';
import { ChangedMeanwhile } from './changed-meanwhile.ts';
import type { Platform } from './platform.ts';
import type { NamedKey } from './query-keys.ts';
import { createRequests } from './requests.ts';

const requests = (platform: Platform) => createRequests(platform, 'body');

export const HELPLINES_KEY: NamedKey = [{ subject: 'settings', view: 'helplines' }];

/** Whom somebody in distress can ring, and when the numbers were last checked. */
export const helplinesQuery = (platform: Platform) =>
  queryOptions({
    queryKey: HELPLINES_KEY,
    queryFn: ({ signal }) => requests(platform).get('/settings/helplines', helplineSettings, signal),
    staleTime: 5 * 60_000,
  });

/** Saves the helplines as checked now. `base` is what the editing began with. @throws ChangedMeanwhile */
export const saveHelplines = async (
  platform: Platform,
  { lines }: HelplinesUpdate,
  base: HelplinesUpdate,
): Promise<HelplineSettings> => {
  const now = await requests(platform).get('/settings/helplines', helplineSettings);
  if (JSON.stringify(now.lines) !== JSON.stringify(base.lines)) throw new ChangedMeanwhile({ lines: now.lines });
  return requests(platform).send('PUT', '/settings/helplines', { lines }, helplineSettings);
};
