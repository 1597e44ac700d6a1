import * as calls from '#contract/letters/calls.ts';
import { type Route, route } from '../http/route.ts';
import { readThread } from './thread.ts';
import { previewLetter, settleAnswer, takeBackLetter, writeLetter } from './write.ts';

const tag = 'Letters';

export const letterRoutes: Route[] = [
  route(calls.writeLetter, {
    tag,
    summary:
      'Write to the person of an offer, a testimonial or a message; it leaves in two minutes. With `newLink` earlier manage links stop working',
    mayFail: ['not_found', 'conflict'],
    handle: ({ deps, body, actor, header }) => writeLetter(deps, body, actor, header('idempotency-key')),
  }),
  route(calls.previewLetter, {
    tag,
    summary: 'How a letter will look',
    essential: true,
    mayFail: ['not_found', 'conflict'],
    handle: ({ deps, body }) => previewLetter(deps, body),
  }),
  route(calls.takeBackLetter, {
    tag,
    summary: 'Take back a letter that has not left',
    essential: true,
    mayFail: ['conflict'],
    handle: ({ deps, params: { id }, actor }) => takeBackLetter(deps, id, actor),
  }),
  route(calls.settleAnswer, {
    tag,
    summary: 'Mark an answer by email as needing no reply',
    essential: true,
    mayFail: ['not_found'],
    handle: ({ deps, body }) => settleAnswer(deps, body),
  }),
  route(calls.readThread, {
    tag,
    summary:
      'Everything that a person sent, was told and chose, and what colleagues noted, found by the email address and telephone of a record',
    handle: ({ deps, params, actor }) => readThread(deps, params, actor),
  }),
];
