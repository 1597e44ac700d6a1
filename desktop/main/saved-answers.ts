import * as z from 'zod/mini';
import { timestamp } from '#contract/record-fields.ts';
import type { SealedFile } from './sealed-file.ts';

const ENTRIES_MAX = 80;
const BODY_MAX = 1024 * 1024;
const WRITE_AFTER_MS = 400;

const savedAnswer = z.object({ path: z.string(), body: z.string(), at: timestamp });
export type SavedAnswer = z.infer<typeof savedAnswer>;
/** The answers are one person's: nobody else who signs in on this computer gets them. */
export const savedFile = z.object({ personId: z.string(), answers: z.array(savedAnswer) });

/** The last answers to reading calls, for the time without a connection. */
export interface SavedAnswers {
  get(path: string): SavedAnswer | null;
  all(): Iterable<SavedAnswer>;
  put(answer: SavedAnswer): void;
  /** Opens what was saved for this person, or starts anew. */
  openFor(personId: string): Promise<void>;
  /** Forgets everything, on disk too. */
  clear(): Promise<void>;
  /** Writes what has not been written yet. */
  flush(): Promise<void>;
}

export const createSavedAnswers = (
  file: SealedFile<z.infer<typeof savedFile>>,
  later: (ms: number, work: () => void) => () => void,
): SavedAnswers => {
  let person: string | null = null;
  let stopWaiting: (() => void) | null = null;
  const answers = new Map<string, SavedAnswer>();

  const flush = async () => {
    if (!stopWaiting || person === null) return;
    stopWaiting();
    stopWaiting = null;
    await file.write({ personId: person, answers: [...answers.values()] });
  };
  return {
    get: (path) => answers.get(path) ?? null,
    all: () => answers.values(),
    put(answer) {
      if (person === null || answer.body.length > BODY_MAX) return;
      answers.delete(answer.path);
      answers.set(answer.path, answer);
      const [oldest] = answers.keys();
      if (answers.size > ENTRIES_MAX && oldest !== undefined) answers.delete(oldest);
      stopWaiting ??= later(WRITE_AFTER_MS, () => void flush());
    },
    async openFor(personId) {
      if (person === personId) return;
      answers.clear();
      person = personId;
      const saved = await file.read().catch(() => null);
      if (saved?.personId === personId) for (const answer of saved.answers) answers.set(answer.path, answer);
    },
    async clear() {
      stopWaiting?.();
      stopWaiting = null;
      person = null;
      answers.clear();
      await file.remove();
    },
    flush,
  };
};
