import type { OutboxEntry } from './outbox-entry.ts';

export interface CachedAnswerKey {
  personId: string;
  path: string;
  /** Answers of one group are removed together. */
  group: string;
  at: string;
}

export interface CachedAnswer extends CachedAnswerKey {
  type: string;
  body: ArrayBuffer;
}

/** IndexedDB in a browser, an encrypted file in the desktop app. Everything may throw, as on a full disk. */
export interface OfflineStorage {
  entries: {
    /** In the order in which they were added. */
    read(): Promise<readonly OutboxEntry[]>;
    /** Changes them in one step, even if another tab does so at the same moment. Resolves once it is stored. */
    write(change: (entries: readonly OutboxEntry[]) => readonly OutboxEntry[]): Promise<void>;
    subscribe?(listener: () => void): void;
  };
  answers: {
    /** True if only the person it belongs to can read what is stored, so that every answer may be. */
    isPrivate: boolean;
    read(personId: string, path: string): Promise<CachedAnswer | null>;
    write(answer: CachedAnswer): Promise<void>;
    /** Removes what `choose` picks; `all` is oldest first. */
    clear(choose: (all: readonly CachedAnswerKey[]) => readonly CachedAnswerKey[]): Promise<void>;
  };
}
