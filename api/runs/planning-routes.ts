import type { DonationItem } from '#contract/donations/donation-desk.ts';
import * as calls from '#contract/runs/calls.ts';
import { recordExport } from '../audit/record-export.ts';
import { Failure } from '../core/failure.ts';
import { changeByStaff } from '../donations/change-by-staff.ts';
import type { Deps } from '../http/deps.ts';
import { type Route, route } from '../http/route.ts';
import type { Actor } from '../identity/interfaces.ts';
import { runSettingsOf } from '../settings/run-settings.ts';
import { changePickup } from '../stops/change-pickup.ts';
import { agreeStops } from './agree.ts';
import { assignStops } from './assign.ts';
import { changeRun } from './change.ts';
import { createRun } from './create.ts';
import { runsCsv } from './csv.ts';
import { fitOffers, suggestOffers } from './fit-offers.ts';
import { listRuns, readRun } from './lists.ts';
import { offerDays } from './offer-days.ts';
import { recordRun } from './record-run.ts';
import { runOrThrow } from './run-or-throw.ts';
import { suggestRunOrder } from './suggest-stop-order.ts';
import { undoDays } from './undo-days.ts';
import { listWaiting } from './waiting.ts';

const NOT_EMPTY = 'This run has stops. Please cancel it, or take them off first.';

/** @throws Failure `not_found`, or `conflict` when it has stops. */
const removeRun = (deps: Deps, id: string, actor: Actor): Promise<void> =>
  deps.store.change((draft) => {
    const run = runOrThrow(draft, id);
    if (run.stops.length > 0) throw new Failure('conflict', NOT_EMPTY);
    draft.runs.remove(id);
    recordRun(draft, deps, run, { actor, action: 'deleted' });
  });

const NO_SUCH_AREA = 'There is no such area in the settings. Please choose another.';

/** Null leaves it to the address. @throws Failure `not_found`, or `invalid` for an unknown area. */
const chooseArea = (
  deps: Deps,
  { id, area }: { id: string; area: string | null },
  actor: Actor,
): Promise<DonationItem> =>
  changeByStaff(deps, { id, action: 'area chosen' }, actor, (draft, before) => {
    if (area !== null && !runSettingsOf(draft).areas.some(({ name }) => name === area))
      throw new Failure('invalid', NO_SUCH_AREA, { fields: { area: NO_SUCH_AREA } });
    const after = changePickup(before, { area: area ?? undefined });
    return { after, changed: { before: { area: before.pickup?.area ?? null }, after: { area } } };
  });

const tag = 'Runs';

export const planningRoutes: Route[] = [
  route(calls.listRuns, {
    tag,
    summary: 'The runs of some days, earliest first, with what is agreed and how full they are; a driver’s own alone',
    handle: ({ deps, query, actor }) => listRuns(deps, query, actor),
  }),
  route(calls.listWaitingPickups, {
    tag,
    summary: 'Approved offers to be collected that are on no run, oldest first, and how many wait in each area',
    handle: ({ deps, query }) => listWaiting(deps, query),
  }),
  route(calls.exportRuns, {
    tag,
    summary: 'The stops of the runs of some days as CSV, without names and addresses',
    async handle({ deps, query, actor }) {
      await recordExport(deps, { actor, subjectKind: 'run', filter: query });
      return runsCsv(deps, query);
    },
  }),
  route(calls.suggestOffers, {
    tag,
    summary:
      'Offers that planned runs of some days pass, and have places and time for, in straight lines, and the areas that none passes',
    handle: ({ deps, query }) => suggestOffers(deps, query),
  }),
  route(calls.fitOffers, {
    tag,
    summary:
      'How some offers would fit on each planned run of some days: the order, the time, and the kilometres before and after; changes nothing',
    handle: ({ deps, body }) => fitOffers(deps, body),
  }),
  route(calls.readRun, {
    tag,
    summary: 'One run with all that its driver needs, who may open it from the evening before until the day after',
    mayFail: ['forbidden'],
    handle: ({ deps, params: { id }, actor }) => readRun(deps, id, actor),
  }),
  route(calls.createRun, {
    tag,
    summary:
      'Plan a run; a day that is over, or on which the shop is closed, is refused unless forced; with an Idempotency-Key it is done only once',
    mayFail: ['conflict'],
    status: 201,
    handle: ({ deps, body, actor, header }) => createRun(deps, body, actor, header('idempotency-key')),
  }),
  route(calls.changeRun, {
    tag,
    essential: true,
    summary: 'Change a run or its state; donors are told when an agreed day changes or is cancelled',
    mayFail: ['conflict'],
    handle: ({ deps, params: { id }, body, actor }) => changeRun(deps, id, body, actor),
  }),
  route(calls.deleteRun, {
    tag,
    summary: 'Delete a run that has no stops',
    mayFail: ['conflict'],
    handle: ({ deps, params: { id }, actor }) => removeRun(deps, id, actor),
  }),
  route(calls.assignStops, {
    tag,
    essential: true,
    summary: 'Say which offers are the stops of a run, in which order',
    mayFail: ['conflict'],
    handle: ({ deps, params: { id }, body, actor }) => assignStops(deps, id, body, actor),
  }),
  route(calls.agreeStops, {
    tag,
    essential: true,
    summary: 'Agree the day for stops whose donors have not chosen it, and tell them',
    mayFail: ['conflict'],
    handle: ({ deps, params: { id }, body, actor }) => agreeStops(deps, id, body, actor),
  }),
  route(calls.suggestOrder, {
    tag,
    essential: true,
    summary: 'A short order for the stops that are still to come, in straight lines; changes nothing',
    handle: ({ deps, params: { id } }) => suggestRunOrder(deps, id),
  }),
  route(calls.offerDays, {
    tag,
    summary: 'Offer the days of some runs to a donor, who is told by mail and chooses; none takes the offer back',
    mayFail: ['conflict'],
    handle: ({ deps, params: { id }, body, actor }) => offerDays(deps, { id, ...body }, actor),
  }),
  route(calls.undoDays, {
    tag,
    essential: true,
    summary:
      'Take back what was last agreed with or offered to the donors of up to 50 offers, before they are told; tells of each what became of it',
    handle: ({ deps, body, actor }) => undoDays(deps, body, actor),
  }),
  route(calls.chooseArea, {
    tag,
    summary: 'Say in which area an offer is collected; null leaves it to the address',
    handle: ({ deps, params: { id }, body, actor }) => chooseArea(deps, { id, ...body }, actor),
  }),
];
