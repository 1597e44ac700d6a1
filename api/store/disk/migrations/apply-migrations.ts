import { createHash } from 'node:crypto';
import type { StoredMessage } from '#contract/messages/messages.ts';
import type { CollectionName } from '../../collections.ts';
import { type Stored, validated } from '../../definitions.ts';
import { authorIds } from './author-ids.ts';
import type { LoadedRecords, Migration } from './migration-type.ts';
import { textsPerLanguage } from './texts-per-language.ts';
import { wordsById } from './words-by-id.ts';

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

const notesAsComments: Migration = { name: 'notes on messages as comments', records: {}, complete };

/** Never edit or remove a step that has been released: add the next. */
export const migrations: readonly Migration[] = [authorIds, textsPerLanguage, wordsById, notesAsComments];

export const schemaVersion = (steps: readonly Migration[]): number => steps.length + 1;

const migrate = (steps: readonly Migration[], name: CollectionName, record: unknown, version: number): unknown =>
  steps.slice(version - 1).reduce((current, step) => {
    const change = step.records[name];
    return change ? change(current) : current;
  }, record);

/** @throws Error when the file was written by a newer version of the program. */
export const checkVersion = (file: string, version: number, steps: readonly Migration[]) => {
  if (version <= schemaVersion(steps)) return;
  throw new Error(
    `The data (${file}) was written by a newer version of this program (format ${version}, this one knows up to ${schemaVersion(steps)}). Please start the newer version.`,
  );
};

/**
 * Completes only the steps after the given version: done a second time, a step would misread records, such as a name that two
 * people had and one has now.
 */
export const completeMigrations = (records: LoadedRecords, version: number, steps: readonly Migration[]): void => {
  for (const step of steps.slice(version - 1)) step.complete?.(records);
};

/**
 * Null when a step drops the record.
 * @throws Error when it does not fit its schema.
 */
export const currentRecord = (
  name: CollectionName,
  record: unknown,
  version: number,
  steps: readonly Migration[],
): Stored | null => {
  const current = migrate(steps, name, record, version);
  return current === undefined ? null : validated(name, current);
};
