import { makeCalendarAddress, readOwnCalendarAddress, revokeCalendarAddress } from '#contract/runs/calls.ts';
import { readRunsCalendar } from '#contract/runs/public-calls.ts';
import { type Route, route } from '../http/route.ts';
import { makeCalendar, readCalendar, revokeCalendar, runsCalendar } from './calendar.ts';

const tag = 'Runs';

export const calendarRoutes: Route[] = [
  route(readRunsCalendar, {
    tag,
    summary: 'The runs as a calendar, for who has the address: one month back, no names or addresses',
    limit: 'manageLink',
    mayFail: ['not_found'],
    handle: ({ deps, params }) => runsCalendar(deps, (params['token.ics'] ?? '').replace(/\.ics$/, '')),
  }),
  route(readOwnCalendarAddress, {
    tag,
    summary: 'Whether you have a calendar address, and since when',
    handle: ({ deps, actor }) => readCalendar(deps, actor),
  }),
  route(makeCalendarAddress, {
    tag,
    essential: true,
    summary: 'Make your calendar address, which is answered only now; an earlier one stops working',
    status: 201,
    handle: ({ deps, actor }) => makeCalendar(deps, actor),
  }),
  route(revokeCalendarAddress, {
    tag,
    essential: true,
    summary: 'Revoke your calendar address',
    handle: ({ deps, actor }) => revokeCalendar(deps, actor),
  }),
];
