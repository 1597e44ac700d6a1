import { donationItem } from '#contract/donations/donation-desk.ts';
import { agreement, areaChoice, daysOffer, newRun, runChange, stopsChange } from '#contract/runs/run-changes.ts';
import { drivers, run, runQuery, runRange, runs, suggestedOrder } from '#contract/runs/runs.ts';
import { waitingPickups, waitingQuery } from '#contract/runs/waiting-pickups.ts';
import { recordExport } from '../audit/record-export.ts';
import { csvFile } from '../http/csv-response.ts';
import { type Route, route } from '../http/route.ts';
import { agreeStops } from './agree.ts';
import { assignStops } from './assign.ts';
import { changeRun } from './change.ts';
import { chooseArea } from './choose-area.ts';
import { createRun } from './create.ts';
import { runsCsv } from './csv.ts';
import { listDrivers } from './drivers.ts';
import { listRuns, readRun } from './lists.ts';
import { offerDays } from './offer-days.ts';
import { removeRun } from './remove.ts';
import { suggestRunOrder } from './suggest-stop-order.ts';
import { listWaiting } from './waiting.ts';

const tag = 'Runs';
const staff = { access: 'staff', tag } as const;

/** The calls with which collections are planned. */
export const planningRoutes: Route[] = [
  route({
    ...staff,
    method: 'get',
    path: '/runs',
    operationId: 'listRuns',
    summary: 'The runs of some days, earliest first, with what is agreed and how full they are',
    query: runQuery,
    answer: runs,
    handle: ({ deps, query }) => listRuns(deps, query),
  }),
  route({
    ...staff,
    method: 'get',
    path: '/runs/waiting',
    operationId: 'listWaitingPickups',
    summary: 'Approved offers to be collected that are on no run, oldest first, and how many wait in each area',
    query: waitingQuery,
    answer: waitingPickups,
    handle: ({ deps, query }) => listWaiting(deps, query),
  }),
  route({
    ...staff,
    method: 'get',
    path: '/runs/drivers',
    operationId: 'listDrivers',
    summary: 'The colleagues who can drive, by name',
    answer: drivers,
    handle: ({ deps }) => listDrivers(deps),
  }),
  route({
    ...staff,
    method: 'get',
    path: '/runs.csv',
    operationId: 'exportRuns',
    summary: 'The stops of the runs of some days as CSV, without names and addresses',
    query: runRange,
    answer: csvFile,
    async handle({ deps, query, actor }) {
      await recordExport(deps, { actor, subjectKind: 'run', filter: query });
      return runsCsv(deps, query);
    },
  }),
  route({
    ...staff,
    method: 'get',
    path: '/runs/:id',
    operationId: 'readRun',
    summary: 'One run with all that its driver needs',
    answer: run,
    handle: ({ deps, params: { id = '' } }) => readRun(deps, id),
  }),
  route({
    ...staff,
    method: 'post',
    path: '/runs',
    operationId: 'createRun',
    summary:
      'Plan a run; a day that is over, or on which the shop is closed, is refused unless forced; with an Idempotency-Key it is done only once',
    mayFail: ['conflict'],
    body: newRun,
    status: 201,
    answer: run,
    handle: ({ deps, body, actor, header }) => createRun(deps, body, actor, header('idempotency-key')),
  }),
  route({
    ...staff,
    method: 'patch',
    path: '/runs/:id',
    operationId: 'changeRun',
    essential: true,
    summary: 'Change a run or its state; donors are told when an agreed day changes or is cancelled',
    mayFail: ['conflict'],
    body: runChange,
    answer: run,
    handle: ({ deps, params: { id = '' }, body, actor }) => changeRun(deps, id, body, actor),
  }),
  route({
    method: 'delete',
    path: '/runs/:id',
    operationId: 'deleteRun',
    access: 'administrator',
    tag,
    summary: 'Delete a run that has no stops',
    mayFail: ['conflict'],
    answer: null,
    handle: ({ deps, params: { id = '' }, actor }) => removeRun(deps, id, actor),
  }),
  route({
    ...staff,
    method: 'put',
    path: '/runs/:id/stops',
    operationId: 'assignStops',
    essential: true,
    summary: 'Say which offers are the stops of a run, in which order',
    mayFail: ['conflict'],
    body: stopsChange,
    answer: run,
    handle: ({ deps, params: { id = '' }, body, actor }) => assignStops(deps, id, body, actor),
  }),
  route({
    ...staff,
    method: 'post',
    path: '/runs/:id/agree',
    operationId: 'agreeStops',
    essential: true,
    summary: 'Agree the day for stops whose donors have not chosen it, and tell them',
    mayFail: ['conflict'],
    body: agreement,
    answer: run,
    handle: ({ deps, params: { id = '' }, body, actor }) => agreeStops(deps, id, body, actor),
  }),
  route({
    ...staff,
    method: 'post',
    path: '/runs/:id/order',
    operationId: 'suggestOrder',
    essential: true,
    summary: 'A short order for the stops that are still to come, in straight lines; changes nothing',
    answer: suggestedOrder,
    handle: ({ deps, params: { id = '' } }) => suggestRunOrder(deps, id),
  }),
  route({
    ...staff,
    method: 'post',
    path: '/donationitems/:id/days',
    operationId: 'offerDays',
    summary: 'Offer the days of some runs to a donor, who is told by mail and chooses; none takes the offer back',
    mayFail: ['conflict'],
    body: daysOffer,
    answer: donationItem,
    handle: ({ deps, params: { id = '' }, body, actor }) => offerDays(deps, { id, ...body }, actor),
  }),
  route({
    ...staff,
    method: 'put',
    path: '/donationitems/:id/area',
    operationId: 'chooseArea',
    summary: 'Say in which area an offer is collected; null leaves it to the address',
    body: areaChoice,
    answer: donationItem,
    handle: ({ deps, params: { id = '' }, body, actor }) => chooseArea(deps, { id, ...body }, actor),
  }),
];
