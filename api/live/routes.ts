import { streamEvents } from '#contract/live/calls.ts';
import { type Route, route } from '../http/route.ts';
import { answerEvents } from './event-stream.ts';

export const liveRoutes: Route[] = [
  route(streamEvents, {
    tag: 'Live',
    summary: 'What changes, as server-sent events; Last-Event-ID goes on where a broken connection ended',
    mayFail: ['invalid', 'unavailable'],
    handle: ({ deps, actor, header }) => answerEvents(deps, actor, header),
  }),
];
