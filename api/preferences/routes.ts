import { preferences, preferencesChange } from '#contract/preferences/preferences.ts';
import { type Route, route } from '../http/route.ts';
import { changePreferences, readPreferences } from './preferences.ts';

const shared = { access: 'staff', tag: 'Preferences', path: '/preferences', answer: preferences } as const;

/** What a person has chosen for themselves; it follows them to every machine. */
export const preferenceRoutes: Route[] = [
  route({
    ...shared,
    method: 'get',
    operationId: 'readPreferences',
    summary: 'How your lists open, and what you are told without asking',
    handle: ({ deps, actor }) => readPreferences(deps, actor),
  }),
  route({
    ...shared,
    method: 'patch',
    operationId: 'changePreferences',
    summary: 'Change how your lists open and what you are told; what is omitted stays, null is the usual',
    body: preferencesChange,
    handle: ({ deps, body, actor }) => changePreferences(deps, body, actor),
  }),
];
