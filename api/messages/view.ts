import type { StaffMessage, StoredMessage } from '#contract/messages/messages.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { authorName } from '../identity/author-name.ts';
import { lettersByName } from '../moderation/letters-by-name.ts';
import type { View } from '../store/store.ts';
import { viewUrgency } from '../urgent/urgent-records.ts';

const NOT_FOUND = 'This message does not exist any more.';

export const viewMessage = (
  data: Pick<View, 'people' | 'apiTokens' | 'comments' | 'mails'>,
  stored: StoredMessage,
): StaffMessage => {
  const { quarantinedAt, quarantineReason, sentKeys, linkVersion, urgency, letters, ...message } = stored;
  return {
    ...message,
    assignedName: message.assignedTo && authorName(data, message.assignedTo),
    ...(letters && { letters: lettersByName(data, letters) }),
    commentCount: data.comments.count('subject', stored.id),
    heldBack: quarantinedAt !== undefined,
    ...viewUrgency(data, { kind: 'message', record: stored }),
  };
};

export const messageOrThrow = (
  { messages }: { readonly messages: { get(id: string): StoredMessage | undefined } },
  id: string,
): StoredMessage => {
  const message = messages.get(id);
  if (!message) throw new Failure('not_found', NOT_FOUND);
  return message;
};

/** Also reads answered and quarantined messages. @throws Failure `not_found`. */
export const readMessage = ({ store: { data } }: Pick<Deps, 'store'>, id: string): StaffMessage =>
  viewMessage(data, messageOrThrow(data, id));
