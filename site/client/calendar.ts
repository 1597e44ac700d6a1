import { queryOptions } from '@tanstack/react-query';
import { calendarAddress, calendarState } from '#contract/runs/calendar.ts';
import type { Platform } from './platform.ts';
import { createRequests } from './requests.ts';

const requests = (platform: Platform) => createRequests(platform, 'status');

/** Whether the person has a calendar address, and since when. */
export const calendarQuery = (platform: Platform) =>
  queryOptions({
    queryKey: [{ subject: 'people', view: 'calendar' }],
    queryFn: ({ signal }) => requests(platform).get('/auth/calendar', calendarState, signal),
  });

/** Makes the address, which is answered only now; an earlier one stops working. */
export const makeCalendarAddress = (platform: Platform) =>
  requests(platform).send('POST', '/auth/calendar', {}, calendarAddress);

export const revokeCalendarAddress = (platform: Platform): Promise<void> =>
  requests(platform).run('POST', '/auth/calendar/revoke', {});
