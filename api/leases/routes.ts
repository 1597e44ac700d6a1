import { lease } from '#contract/live.ts';
import { donationOrThrow } from '../donations/donation-or-throw.ts';
import { type Route, route } from '../http/route.ts';
import { answerEvents, eventStream } from '../live/event-stream.ts';
import { testimonialOrThrow } from '../testimonials/testimonial-or-throw.ts';

const shared = { method: 'post', access: 'staff' } as const;

/** What two people need who review at the same time. */
export const liveRoutes: Route[] = [
  route({
    method: 'get',
    path: '/events',
    operationId: 'streamEvents',
    access: 'staff',
    tag: 'Live',
    summary: 'What changes, as server-sent events; Last-Event-ID goes on where a broken connection ended',
    mayFail: ['invalid', 'unavailable'],
    answer: eventStream,
    handle: ({ deps, actor, header }) => answerEvents(deps, actor, header),
  }),
  ...(['testimonial', 'donation'] as const).flatMap((kind) => {
    const base = kind === 'donation' ? '/donationitems' : '/testimonials';
    const tag = kind === 'donation' ? 'Donations' : 'Testimonials';
    const noun = kind === 'donation' ? 'Donation' : 'Testimonial';
    return [
      route({
        ...shared,
        path: `${base}/:id/hold`,
        operationId: `hold${noun}`,
        essential: true,
        tag,
        summary: `Tell colleagues that this ${kind} is open here, for two minutes; to be renewed`,
        answer: lease,
        handle: ({ deps, params: { id = '' }, actor }) => {
          if (kind === 'donation') donationOrThrow(deps.store.data, id);
          else testimonialOrThrow(deps.store.data, id);
          return deps.leases.acquire(kind, id, actor);
        },
      }),
      route({
        ...shared,
        path: `${base}/:id/release`,
        operationId: `release${noun}`,
        essential: true,
        tag,
        summary: `Tell colleagues that this ${kind} is no longer open here`,
        answer: null,
        handle: ({ deps, params: { id = '' }, actor }) => deps.leases.release(kind, id, actor),
      }),
    ];
  }),
];
