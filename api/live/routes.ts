import { type Route, route } from '../http/route.ts';
import { answerEvents, eventStream } from './event-stream.ts';

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
];
