import { outcomeReport } from '#contract/runs/run-changes.ts';
import { run } from '#contract/runs/runs.ts';
import { IMAGE_SIZE_MESSAGE, ONE_IMAGE_MESSAGE } from '#contract/testimonials/testimonials.ts';
import { type Route, route } from '../http/route.ts';
import { reportOutcome } from './outcome.ts';
import { addStopPhoto } from './stop-photo.ts';

const shared = { access: 'staff', tag: 'Runs', mayFail: ['conflict'], answer: run } as const;

/** The calls of the driver's sheet. Each may be sent again with its Idempotency-Key, hours later. */
export const driverRoutes: Route[] = [
  route({
    ...shared,
    method: 'put',
    path: '/runs/:id/stops/:donationId/outcome',
    operationId: 'reportOutcome',
    essential: true,
    summary: 'Say what became of a stop, and when that was tapped; with an Idempotency-Key it is done only once',
    body: outcomeReport,
    handle: ({ deps, params: { id = '', donationId = '' }, body, actor, header }) =>
      reportOutcome(deps, { ...body, id, donationId }, actor, header('idempotency-key')),
  }),
  route({
    ...shared,
    method: 'post',
    path: '/runs/:id/stops/:donationId/photo',
    operationId: 'addStopPhoto',
    summary: 'Add the driver’s photo to a stop; with an Idempotency-Key it is done only once',
    files: { photo: { max: 1, countMessage: ONE_IMAGE_MESSAGE, sizeMessage: IMAGE_SIZE_MESSAGE } },
    status: 201,
    handle: ({ deps, params: { id = '', donationId = '' }, files, actor, header }) =>
      addStopPhoto(deps, { id, donationId, uploads: files.photo ?? [] }, actor, header('idempotency-key')),
  }),
];
