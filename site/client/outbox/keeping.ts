import type { OutboxEntry } from './outbox-entry.ts';

/** Where an answer is stored, and since when. */
export interface AnswerPlace {
  personId: string;
  path: string;
  /** Answers of one group are removed together. */
  group: string;
  at: string;
}

/** An answer as it was last read, for the time without a connection. It belongs to one person. */
export interface StoredAnswer extends AnswerPlace {
  type: string;
  body: ArrayBuffer;
}

/** Storage that outlives the page: IndexedDB in a browser, an encrypted file in the desktop app. Everything may throw, as on a full disk. */
export interface Keeping {
  entries: {
    /** In the order in which they were added. */
    read(): Promise<readonly OutboxEntry[]>;
    /** Changes them in one step, also where another tab does so at the same moment. Resolves when it is stored. */
    write(change: (entries: readonly OutboxEntry[]) => readonly OutboxEntry[]): Promise<void>;
    /** Calls `listener` when there may be entries that were not there before. */
    subscribe?(listener: () => void): void;
  };
  answers: {
    /** Nobody but its person can read what is stored: so every answer may be. */
    isPrivate: boolean;
    read(personId: string, path: string): Promise<StoredAnswer | null>;
    write(answer: StoredAnswer): Promise<void>;
    /** Removes what is chosen of all, the oldest first. */
    clear(choose: (all: readonly AnswerPlace[]) => readonly AnswerPlace[]): Promise<void>;
  };
}
