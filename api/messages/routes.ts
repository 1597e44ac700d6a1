import * as calls from '#contract/messages/calls.ts';
import type { AlikeMessages, StoredMessage } from '#contract/messages/messages.ts';
import * as publicCalls from '#contract/messages/public-calls.ts';
import { isSameEmail } from '#contract/personal-data/email.ts';
import { isSamePhone } from '#contract/personal-data/phone.ts';
import { shapesOf } from '../admission/text-shape.ts';
import { recordExport } from '../audit/record-export.ts';
import type { Deps } from '../http/deps.ts';
import { type Route, route } from '../http/route.ts';
import { sourceOf } from '../moderation/source-of.ts';
import { changeMessage, removeMessage } from './change.ts';
import { messagesCsv } from './csv.ts';
import { listMessages } from './list.ts';
import { offerFromMessage } from './offer-from-message.ts';
import { isMessageKey, submit } from './submit.ts';
import { messageOrThrow, readMessage, viewMessage } from './view.ts';

const COMPARED_MAX = 2000;
const LISTED_MAX = 50;

const known = new WeakMap<StoredMessage, readonly string[]>();
const shapesIn = (message: StoredMessage): readonly string[] => {
  // A request for help may have no words: those are not alike.
  const shapes = known.get(message) ?? (message.message === '' ? [] : shapesOf(message.message));
  known.set(message, shapes);
  return shapes;
};

const isSameSender = (one: StoredMessage, other: StoredMessage): boolean =>
  (one.email !== null && other.email !== null && isSameEmail(one.email, other.email)) ||
  (one.phone !== null && other.phone !== null && isSamePhone(one.phone, other.phone));

/**
 * Open messages nearly the same, or from the same address or number (which others may share), newest first. Never those of
 * somebody in danger. @throws Failure `not_found`.
 */
const messagesAlike = ({ store: { data } }: Pick<Deps, 'store'>, id: string): AlikeMessages => {
  const message = messageOrThrow(data, id);
  const shapes = new Set(shapesIn(message));
  const alike = data.messages
    .list('state', 'open')
    .slice(-COMPARED_MAX)
    .filter((one) => one.id !== id && !one.urgent)
    .flatMap((one) => {
      const by = shapesIn(one).some((shape) => shapes.has(shape))
        ? 'words'
        : isSameSender(message, one)
          ? 'sender'
          : null;
      return by ? [{ by, message: viewMessage(data, one) } as const] : [];
    })
    .toReversed();
  return { alike: alike.slice(0, LISTED_MAX) };
};

const tag = 'Messages';

export const messageRoutes: Route[] = [
  route(publicCalls.sendMessage, {
    tag,
    summary:
      'Write to the charity; with words of an emergency the answer names the helplines; with an Idempotency-Key it is done only once',
    limit: 'submission',
    isRepeat: isMessageKey,
    mayFail: ['conflict'],
    status: 201,
    handle: ({ body, ...call }) => submit(call.deps, body, sourceOf(call)),
  }),
  route(calls.listMessages, {
    tag,
    summary:
      'Messages of one list: what waits, urgent ones first, then the oldest or as `sort` says; what is answered; what was held back',
    handle: ({ deps, query, actor }) => listMessages(deps, query, actor),
  }),
  route(calls.exportMessages, {
    tag,
    summary: 'Messages of one list as CSV, in its order',
    async handle({ deps, query, actor }) {
      await recordExport(deps, { actor, subjectKind: 'message', filter: { ...query } });
      return messagesCsv(deps, query, actor);
    },
  }),
  route(calls.readMessage, {
    tag,
    summary: 'One message, also one that is answered or was held back',
    handle: ({ deps, params: { id } }) => readMessage(deps, id),
  }),
  route(calls.listAlikeMessages, {
    tag,
    summary: 'Open messages from the same address or number, or with nearly the same words',
    handle: ({ deps, params: { id } }) => messagesAlike(deps, id),
  }),
  route(calls.offerFromMessage, {
    tag,
    summary: 'Make an offer of a message; with an Idempotency-Key it is done only once',
    mayFail: ['not_found', 'conflict'],
    status: 201,
    handle: ({ deps, params: { id }, body, actor, header }) =>
      offerFromMessage(deps, { id, offer: body, key: header('idempotency-key') }, actor),
  }),
  route(calls.changeMessage, {
    tag,
    summary:
      'Mark a message as answered or open, say who looks after it or what became of a request for help, hold it back as spam, or release it',
    essential: true,
    mayFail: ['not_found', 'conflict'],
    handle: ({ deps, params: { id }, body, actor, header }) =>
      changeMessage(deps, id, body, actor, header('idempotency-key')),
  }),
  route(calls.deleteMessage, {
    tag,
    summary: 'Delete a message and the mails about it for good',
    handle: ({ deps, params: { id }, actor }) => removeMessage(deps, id, actor),
  }),
];
