import {
  deleteFromQuarantine,
  findAlikeSubmissions,
  listQuarantine,
  listQuarantineGroups,
  releaseFromQuarantine,
} from '#contract/quarantine/calls.ts';
import { type Route, route } from '../http/route.ts';
import { findAlike } from './find-alike.ts';
import { listGroups, listItems } from './lists.ts';
import { release, removeQuarantined } from './release.ts';

const tag = 'Quarantine';

export const quarantineRoutes: Route[] = [
  route(listQuarantine, {
    tag,
    summary: 'Submissions in quarantine, or one group of them, newest first or as `sort` says',
    handle: ({ deps, query }) => listItems(deps, query),
  }),
  route(listQuarantineGroups, {
    tag,
    summary: 'How much is in quarantine, in groups of submissions that are alike; what is unlike the flood first',
    handle: ({ deps }) => listGroups(deps),
  }),
  route(findAlikeSubmissions, {
    tag,
    essential: true,
    summary: 'Everything that is alike to some submissions or groups, in quarantine and among what waits',
    handle: ({ deps, body }) => findAlike(deps, body),
  }),
  route(releaseFromQuarantine, {
    tag,
    summary: 'Put submissions among those that wait, 50 in one call; tells how many of the chosen ones are left',
    handle: ({ deps, body, actor }) => release(deps, body, actor),
  }),
  route(deleteFromQuarantine, {
    tag,
    essential: true,
    summary: 'Delete submissions in quarantine for good, 500 in one call; tells how many of the chosen ones are left',
    handle: ({ deps, body, actor }) => removeQuarantined(deps, body, actor),
  }),
];
