import * as calls from '#contract/launch/calls.ts';
import { type Route, route } from '../http/route.ts';
import { confirmBackupsElsewhere, readLaunch } from './launch.ts';

export const launchRoutes: Route[] = [
  route(calls.readLaunch, {
    tag: 'Settings',
    summary: 'What only the charity knows and the website still lacks before it opens',
    handle: ({ deps }) => readLaunch(deps),
  }),
  route(calls.confirmBackupsElsewhere, {
    tag: 'Settings',
    summary: 'Say that backups are copied to another machine, which the server cannot know',
    handle: ({ deps, body, actor }) => confirmBackupsElsewhere(deps, body, actor),
  }),
];
