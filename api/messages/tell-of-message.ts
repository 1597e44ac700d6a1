import { messageTopics } from '#contract/messages/message-topics.ts';
import type { StoredMessage } from '#contract/messages/messages.ts';
import type { Deps } from '../http/deps.ts';
import { readSettings } from '../settings/settings.ts';
import type { Draft } from '../store/store.ts';
import { topicAddress } from './topic-address.ts';

/**
 * Adds the mails about a message to a change: to whoever wrote it, unless they get no answer, and, without a word of it, to whoever
 * looks after the subject. None for a robot's message or one that is held back.
 */
export const tellOfMessage = (
  deps: Pick<Deps, 'outbox' | 'store'>,
  draft: Draft,
  message: StoredMessage,
  answered = true,
): void => {
  if (message.held || message.quarantinedAt !== undefined) return;
  const about = { type: 'message', id: message.id } as const;
  const subject = messageTopics[message.about].label;
  const { reference } = message;
  if (message.email && answered)
    deps.outbox.enqueue(draft, { kind: 'message-received', to: message.email, about, values: { subject } });
  const to = topicAddress(readSettings(deps), message.about);
  if (to) deps.outbox.enqueue(draft, { kind: 'message-arrived', to, about, values: { subject, reference } });
};
