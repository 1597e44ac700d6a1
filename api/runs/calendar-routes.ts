import { calendarAddress, calendarState } from '#contract/runs/calendar.ts';
import { calendarFile } from '../http/calendar-response.ts';
import { type Route, route } from '../http/route.ts';
import { makeCalendar, readCalendar, revokeCalendar, runsCalendar } from './calendar.ts';

const tag = 'Runs';
const staff = { access: 'staff', tag } as const;

/** The runs in the calendars of staff. */
export const calendarRoutes: Route[] = [
  route({
    method: 'get',
    path: '/calendar/:token.ics',
    operationId: 'readRunsCalendar',
    access: 'anyone',
    tag,
    summary: 'The runs as a calendar, for who has the address: one month back, no names or addresses',
    limit: 'manageLink',
    mayFail: ['not_found'],
    answer: calendarFile,
    handle: ({ deps, params }) => runsCalendar(deps, (params['token.ics'] ?? '').replace(/\.ics$/, '')),
  }),
  route({
    ...staff,
    method: 'get',
    path: '/auth/calendar',
    operationId: 'readOwnCalendarAddress',
    summary: 'Whether you have a calendar address, and since when',
    answer: calendarState,
    handle: ({ deps, actor }) => readCalendar(deps, actor),
  }),
  route({
    ...staff,
    method: 'post',
    path: '/auth/calendar',
    essential: true,
    operationId: 'makeCalendarAddress',
    summary: 'Make your calendar address, which is answered only now; an earlier one stops working',
    status: 201,
    answer: calendarAddress,
    handle: ({ deps, actor }) => makeCalendar(deps, actor),
  }),
  route({
    ...staff,
    method: 'post',
    path: '/auth/calendar/revoke',
    essential: true,
    operationId: 'revokeCalendarAddress',
    summary: 'Revoke your calendar address',
    answer: null,
    handle: ({ deps, actor }) => revokeCalendar(deps, actor),
  }),
];
