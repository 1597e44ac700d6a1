import type { MessageReceived, MessageSubmission, StoredMessage } from '#contract/messages/messages.ts';
import type { QuarantineReason } from '#contract/quarantine/likeness.ts';
import type { Source } from '../admission/admit-or-quarantine.ts';
import { isKnownKey, sentOnce } from '../admission/sent-once.ts';
import { shortReference } from '../core/short-reference.ts';
import type { Deps } from '../http/deps.ts';
import { readReviewRules } from '../settings/review-rules.ts';
import type { Draft } from '../store/store.ts';
import { alertDuty } from '../urgent/alert-duty.ts';
import { isUrgent } from '../urgent/is-urgent.ts';
import { helplinesFor } from '../urgent/urgent-records.ts';
import { notifyOfMessage } from './notify-of-message.ts';

const SEND_MESSAGE = 'message';

export const isMessageKey = ({ store, now }: Pick<Deps, 'store' | 'now'>, key: string): boolean =>
  isKnownKey(store.data.messages, { call: SEND_MESSAGE, key }, now());

const answerOf = (deps: Deps, message: StoredMessage): MessageReceived => ({
  id: message.id,
  reference: message.reference,
  ...helplinesFor(deps.store.data, { kind: 'message', record: message }),
});

interface NewMessage extends Pick<StoredMessage, 'about' | 'name' | 'email' | 'phone' | 'message' | 'urgent' | 'held'> {
  reason: QuarantineReason | null;
}

/** `answered` is false if the author gets no receipt. */
export const putMessage = (
  deps: Pick<Deps, 'store' | 'outbox' | 'now'>,
  draft: Draft,
  { id, reason, ...sent }: NewMessage & { id: string },
  { noted = {}, answered = true }: { noted?: Partial<StoredMessage>; answered?: boolean } = {},
): StoredMessage => {
  const createdAt = deps.now().toISOString();
  const message: StoredMessage = {
    ...sent,
    id,
    reference: shortReference(
      noted.help ? 'H' : 'M',
      id,
      (candidate) => draft.messages.list('reference', candidate).length > 0,
    ),
    createdAt,
    state: 'open',
    answeredAt: null,
    assignedTo: null,
    ...noted,
    ...(reason && { quarantinedAt: createdAt, quarantineReason: reason }),
  };
  draft.messages.put(message);
  notifyOfMessage(deps, draft, message, answered);
  if (sent.urgent) alertDuty(deps, draft);
  return message;
};

/**
 * During a flood the message is quarantined, which the sender does not learn. A repeated idempotency key gets the first answer.
 */
export const submit = async (deps: Deps, input: MessageSubmission, source: Source): Promise<MessageReceived> => {
  const once = await sentOnce(deps.now, { call: SEND_MESSAGE, key: source.key ?? null, content: input });
  const earlier = once.earlier(deps.store.data.messages);
  if (earlier) return answerOf(deps, earlier);
  const { reason } = deps.admission.admit(source, readReviewRules(deps).submissionsPerHour);
  const urgent = await isUrgent(deps, input.message);
  const id = deps.newId();
  const { about, name, email, phone, message, website } = input;
  const sent = { about, name, email: email || null, phone: phone || null, message, urgent, held: website !== '' };
  const stored = await deps.store.change(
    (draft) =>
      once.earlier(draft.messages) ?? putMessage(deps, draft, { id, reason, ...sent }, { noted: once.noted({}) }),
  );
  return answerOf(deps, stored);
};
