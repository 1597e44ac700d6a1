import { queryOptions } from '@tanstack/react-query';
import { type NewView, type SavedView, view, views } from '#contract/saved-views/views.ts';
import type { Platform } from './platform.ts';
import { createRequests } from './requests.ts';

const ONE_MINUTE = 60_000;
const requests = (platform: Platform) => createRequests(platform, 'body');

/** One's own views and those that are there for everybody; fresh for a minute. */
export const viewsQuery = (platform: Platform) =>
  queryOptions({
    queryKey: [{ subject: 'views' }],
    queryFn: ({ signal }) => requests(platform).get('/views', views, signal),
    staleTime: ONE_MINUTE,
  });

/** Keeps filters under a name. */
export const keepView = (platform: Platform, kept: NewView): Promise<SavedView> =>
  requests(platform).send('POST', '/views', kept, view);

/** Deletes a view. */
export const removeView = (platform: Platform, id: string): Promise<void> =>
  requests(platform).run('DELETE', `/views/${encodeURIComponent(id)}`);
