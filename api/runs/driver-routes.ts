import * as calls from '#contract/runs/calls.ts';
import { type Route, route } from '../http/route.ts';
import { reportOutcome } from './outcome.ts';
import { setOff } from './set-off.ts';
import { addStopPhoto } from './stop-photo.ts';

/** Each call may be repeated with its idempotency key, hours later. */
export const driverRoutes: Route[] = [
  route(calls.setOffRun, {
    tag: 'Runs',
    mayFail: ['conflict'],
    essential: true,
    summary: 'Say that the van is out, and when that was tapped; with an Idempotency-Key it is done only once',
    handle: ({ deps, params: { id }, body, actor, header }) =>
      setOff(deps, { ...body, id }, actor, header('idempotency-key')),
  }),
  route(calls.reportOutcome, {
    tag: 'Runs',
    mayFail: ['conflict'],
    essential: true,
    summary: 'Say what became of a stop, and when that was tapped; with an Idempotency-Key it is done only once',
    handle: ({ deps, params: { id, donationId }, body, actor, header }) =>
      reportOutcome(deps, { ...body, id, donationId }, actor, header('idempotency-key')),
  }),
  route(calls.addStopPhoto, {
    tag: 'Runs',
    mayFail: ['conflict'],
    summary: 'Add the driver’s photo to a stop; with an Idempotency-Key it is done only once',
    status: 201,
    handle: ({ deps, params: { id, donationId }, files, actor, header }) =>
      addStopPhoto(deps, { id, donationId, uploads: files.photo ?? [] }, actor, header('idempotency-key')),
  }),
];
