import * as calls from '#contract/preferences/calls.ts';
import { type Route, route } from '../http/route.ts';
import { changePreferences, readPreferences } from './preferences.ts';

export const preferenceRoutes: Route[] = [
  route(calls.readPreferences, {
    tag: 'Preferences',
    summary: 'How your lists open, and what you are told without asking',
    handle: ({ deps, actor }) => readPreferences(deps, actor),
  }),
  route(calls.changePreferences, {
    tag: 'Preferences',
    summary: 'Change how your lists open and what you are told; what is omitted stays, null is the usual',
    handle: ({ deps, body, actor }) => changePreferences(deps, body, actor),
  }),
];
