import * as calls from '#contract/help/public-calls.ts';
import { type Route, route } from '../http/route.ts';
import { sourceOf } from '../moderation/source-of.ts';
import { helpChoices } from '../settings/help-settings.ts';
import { askForHelp, isHelpKey } from './ask.ts';
import { addByLink, changeByLink, readByLink, withdrawByLink } from './manage-by-link.ts';
import { reachOf } from './reach.ts';

const tag = 'Help';

/** The token of the manage link is sent in the body, so that it appears in no log. */
export const helpRoutes: Route[] = [
  route(calls.readHelpChoices, {
    tag,
    summary: 'The hospitals that our drivers go to, how far they go, and when the telephone is answered',
    invalidatedBy: ['settings'],
    handle: ({ deps }) => helpChoices(deps.store.data),
  }),
  route(calls.askReach, {
    tag,
    summary: 'How far somebody is from us, who else helps there, and when we answer; nothing of it is kept',
    limit: 'review',
    essential: true,
    handle: ({ deps, body }) => reachOf(deps, body),
  }),
  route(calls.askForHelp, {
    tag,
    summary:
      'Ask for help; the answer says when somebody answers, and with words of an emergency the helplines; with an Idempotency-Key it is done only once',
    limit: 'submission',
    isRepeat: isHelpKey,
    mayFail: ['conflict'],
    status: 201,
    handle: ({ body, ...call }) => askForHelp(call.deps, body, sourceOf(call)),
  }),
  route(calls.readManagedHelp, {
    tag,
    limit: 'manageLink',
    essential: true,
    summary: 'See the request behind a manage link, and where it stands',
    mayFail: ['not_found'],
    handle: ({ deps, body }) => readByLink(deps, body.token),
  }),
  route(calls.addToManagedHelp, {
    tag,
    limit: 'manageLink',
    summary: 'Add words to the request behind a manage link, unless it is closed',
    mayFail: ['not_found', 'conflict'],
    handle: ({ deps, body }) => addByLink(deps, body),
  }),
  route(calls.changeManagedHelp, {
    tag,
    limit: 'manageLink',
    summary:
      'Change the day, the time or the telephone of the request behind a manage link, unless it is closed: what was arranged is not any more',
    mayFail: ['not_found', 'conflict'],
    handle: ({ deps, body }) => changeByLink(deps, body),
  }),
  route(calls.withdrawManagedHelp, {
    tag,
    limit: 'manageLink',
    essential: true,
    summary: 'Withdraw the request behind a manage link',
    mayFail: ['not_found'],
    handle: ({ deps, body }) => withdrawByLink(deps, body.token),
  }),
];
