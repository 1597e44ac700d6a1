import * as calls from '#contract/urgent/calls.ts';
import { type Route, route } from '../http/route.ts';
import { changeUrgent } from './change-urgent.ts';
import { dutyOf, saveDuty } from './duty.ts';

export const urgentRoutes: Route[] = [
  route(calls.changeUrgent, {
    tag: 'Today',
    summary:
      'Say that what a person in danger wrote (`kind`: testimonial, message or donation) was opened, is taken over, or is looked after',
    essential: true,
    mayFail: ['not_found'],
    handle: ({ deps, params, body, actor }) => changeUrgent(deps, params, body, actor),
  }),
  route(calls.readDuty, {
    tag: 'Settings',
    summary: 'Who is mailed when somebody may be in danger',
    handle: ({ deps }) => dutyOf(deps.store.data),
  }),
  route(calls.saveDuty, {
    tag: 'Settings',
    summary: 'Replace who is mailed when somebody may be in danger',
    mayFail: ['conflict'],
    handle: ({ deps, body, actor }) => saveDuty(deps, body, actor),
  }),
];
