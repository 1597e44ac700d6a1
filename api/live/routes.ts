import { hold } from '#contract/live.ts';
import { NO_SUCH_DONATION } from '../donations/remove.ts';
import { Failure } from '../failure.ts';
import { type Route, route } from '../http/route.ts';
import { NO_SUCH_TESTIMONIAL } from '../testimonials/remove.ts';
import { answerEvents, eventStream } from './event-stream.ts';

const shared = { method: 'post', access: 'staff' } as const;

/** What two people need who review at the same time. */
export const liveRoutes: Route[] = [
  route({
    method: 'get',
    path: '/events',
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
    return [
      route({
        ...shared,
        path: `${base}/:id/hold`,
        tag,
        summary: `Tell colleagues that this ${kind} is open here, for two minutes; to be renewed`,
        answer: hold,
        handle: ({ deps, params: { id = '' }, actor }) => {
          const known = kind === 'donation' ? deps.store.data.donations.get(id) : deps.store.data.testimonials.get(id);
          if (!known) throw new Failure('not_found', kind === 'donation' ? NO_SUCH_DONATION : NO_SUCH_TESTIMONIAL);
          return deps.holds.take(kind, id, actor);
        },
      }),
      route({
        ...shared,
        path: `${base}/:id/release`,
        tag,
        summary: `Tell colleagues that this ${kind} is no longer open here`,
        answer: null,
        handle: ({ deps, params: { id = '' }, actor }) => deps.holds.release(kind, id, actor),
      }),
    ];
  }),
];
