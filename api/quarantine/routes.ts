import {
  alike,
  alikeRequest,
  quarantineChoice,
  quarantineGroups,
  quarantineItems,
  quarantineQuery,
  quarantineResults,
} from '#contract/quarantine/quarantine.ts';
import { type Route, route } from '../http/route.ts';
import { findAlike } from './find-alike.ts';
import { listGroups, listItems } from './lists.ts';
import { release, removeQuarantined } from './release.ts';

const tag = 'Quarantine';

/** What came in a flood of submissions: to look at, to release, to delete. */
export const quarantineRoutes: Route[] = [
  route({
    method: 'get',
    path: '/quarantine',
    operationId: 'listQuarantine',
    access: 'staff',
    tag,
    summary: 'Submissions in quarantine, or one group of them, newest first or as `sort` says',
    query: quarantineQuery,
    answer: quarantineItems,
    handle: ({ deps, query }) => listItems(deps, query),
  }),
  route({
    method: 'get',
    path: '/quarantine/groups',
    operationId: 'listQuarantineGroups',
    access: 'staff',
    tag,
    summary: 'How much is in quarantine, in groups of submissions that are alike; what is unlike the flood first',
    answer: quarantineGroups,
    handle: ({ deps }) => listGroups(deps),
  }),
  route({
    method: 'post',
    path: '/quarantine/alike',
    operationId: 'findAlikeSubmissions',
    essential: true,
    access: 'staff',
    tag,
    summary: 'Everything that is alike to some submissions or groups, in quarantine and among what waits',
    body: alikeRequest,
    answer: alike,
    handle: ({ deps, body }) => findAlike(deps, body),
  }),
  route({
    method: 'post',
    path: '/quarantine/release',
    operationId: 'releaseFromQuarantine',
    access: 'staff',
    tag,
    summary: 'Put submissions among those that wait, 50 in one call; tells how many of the chosen ones are left',
    body: quarantineChoice,
    answer: quarantineResults,
    handle: ({ deps, body, actor }) => release(deps, body, actor),
  }),
  route({
    method: 'post',
    path: '/quarantine/delete',
    operationId: 'deleteFromQuarantine',
    essential: true,
    access: 'administrator',
    tag,
    summary: 'Delete submissions in quarantine for good, 500 in one call; tells how many of the chosen ones are left',
    body: quarantineChoice,
    answer: quarantineResults,
    handle: ({ deps, body, actor }) => removeQuarantined(deps, body, actor),
  }),
];
