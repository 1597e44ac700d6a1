import { createHash } from 'node:crypto';
import type { StoredMessage } from '#contract/messages/messages.ts';
import { validated } from '../../definitions.ts';
import type { LoadedRecords, Migration } from './migration-type.ts';

/** The same at every try, so that a migration that broke off makes none twice. */
const commentId = (messageId: string, at: number): string =>
  createHash('sha256').update(`note ${at} of ${messageId}`).digest('base64url').slice(0, 22);

const complete = ({ messages, comments }: LoadedRecords): void => {
  for (const message of messages.values()) {
    const { notes, ...rest } = message as StoredMessage;
    if (!notes) continue;
    for (const [index, { at, by, text }] of notes.entries()) {
      const id = commentId(message.id, index);
      const about = { kind: 'message', subjectId: message.id, by, createdAt: at, text };
      comments.set(id, validated('comments', { id, ...about, mentions: [], seenBy: [] }));
    }
    messages.set(message.id, validated('messages', rest));
  }
};

export const notesAsComments: Migration = { name: 'notes on messages as comments', records: {}, complete };
