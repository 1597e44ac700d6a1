import { queryOptions } from '@tanstack/react-query';
import {
  type QuarantineChoice,
  type QuarantineResults,
  quarantineGroups,
  quarantineItems,
  quarantineResults,
} from '#contract/quarantine/quarantine.ts';
import type { Platform } from './platform.ts';
import { allOf } from './query-keys.ts';
import { createRequests, withQuery } from './requests.ts';

const ONE_MINUTE = 60_000;

const requests = (platform: Platform) => createRequests(platform, 'body');

/** What is held back, in groups of what is alike. */
export const heldBackGroups = (platform: Platform) =>
  queryOptions({
    queryKey: [{ subject: 'quarantine', view: 'groups' }],
    queryFn: ({ signal }) => requests(platform).get('/quarantine/groups', quarantineGroups, signal),
    staleTime: ONE_MINUTE,
  });

/** A page of a group, whole. */
export const heldBackItems = (platform: Platform, group: string, page: number, pageSize: number) =>
  queryOptions({
    queryKey: [{ subject: 'quarantine', view: 'items', id: group, filter: { page, pageSize } }],
    queryFn: ({ signal }) =>
      requests(platform).get(withQuery('/quarantine', { group, page, pageSize }), quarantineItems, signal),
    staleTime: ONE_MINUTE,
  });

export const HELD_BACK = allOf('quarantine');

/** Releases or deletes a turn of what was chosen; the answer tells how much of it is left for another call. */
export const settleHeldBack = (
  platform: Platform,
  action: 'release' | 'delete',
  choice: Partial<QuarantineChoice>,
): Promise<QuarantineResults> => requests(platform).send('POST', `/quarantine/${action}`, choice, quarantineResults);
