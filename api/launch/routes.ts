import { backupsElsewhereUpdate, launchReport } from '#contract/launch/launch.ts';
import { type Route, route } from '../http/route.ts';
import { confirmBackupsElsewhere, readLaunch } from './launch.ts';

const shared = { access: 'administrator', tag: 'Settings', answer: launchReport } as const;

export const launchRoutes: Route[] = [
  route({
    ...shared,
    method: 'get',
    path: '/launch',
    operationId: 'readLaunch',
    summary: 'What only the charity knows and the website still lacks before it opens',
    handle: ({ deps }) => readLaunch(deps),
  }),
  route({
    ...shared,
    method: 'put',
    path: '/launch/backups-elsewhere',
    operationId: 'confirmBackupsElsewhere',
    summary: 'Say that backups are copied to another machine, which the server cannot know',
    body: backupsElsewhereUpdate,
    handle: ({ deps, body, actor }) => confirmBackupsElsewhere(deps, body, actor),
  }),
];
