import type { CollectionName, IndexName, Records } from './collections.ts';

/** One page of an index: its records, and how many there are in all. */
export interface Page<T> {
  rows: readonly T[];
  total: number;
}

/** Which page of an index; `reversed` against the index's order. */
export interface Paging {
  page: number;
  pageSize: number;
  reversed?: boolean;
}

/** A collection to read. Records are frozen; only `all` scans the whole collection. */
export interface Table<T, Index extends string> {
  readonly size: number;
  get(id: string): T | undefined;
  /** Every record, in any order. */
  all(): Iterable<T>;
  /** The records of one group of an index, in the index's order. */
  list(index: Index, key: string): readonly T[];
  /** As `list`, one record after the other and without a copy of them all; to be finished before anything is awaited. */
  iterate(index: Index, key: string): Iterable<T>;
  /** `page` counts from 1; a page after the last is empty. */
  page(index: Index, key: string, paging: Paging): Page<T>;
  count(index: Index, key: string): number;
}

/** A collection inside a change: shows what this change, and those before it in the queue, have put. */
interface EditableTable<T, Index extends string> {
  get(id: string): T | undefined;
  list(index: Index, key: string): readonly T[];
  /** Adds the record or replaces the one with its id. @throws Error when it does not fit the collection's schema. */
  put(record: T): void;
  /** Removes the record, if there is one; its text is erased from the disk within a minute. */
  remove(id: string): void;
}

export type View = { readonly [Name in CollectionName]: Table<Records[Name], IndexName<Name>> };
export type Draft = { readonly [Name in CollectionName]: EditableTable<Records[Name], IndexName<Name>> } & {
  /** Erases replaced text, too, from the disk within a minute, as `remove` always does. */
  erase(): void;
};

/** One record that a finished change has added, replaced or removed. */
export interface Change {
  collection: CollectionName;
  id: string;
  before: unknown;
  after: unknown;
}

/** How the store's journal is, where it has one; counted since the start. */
interface JournalFigures {
  /** Bytes of the changes that no compaction has begun with. */
  bytes: number;
  compactions: number;
  failedCompactions: number;
}

/** How writing goes; counted since the start, in this process. */
export interface StoreFigures {
  /** Changes that wait to be written. */
  waiting: number;
  writes: number;
  failedWrites: number;
  /** True when the latest write or probe has failed. */
  isFailing: boolean;
  /** Since the latest write; null before the first one. */
  secondsSinceWrite: number | null;
  journal: JournalFigures | null;
}

/** What a store tells whoever watches it. */
export interface StoreWatch {
  figures(): StoreFigures;
  /** Finds out whether a change could be written now, without one. Rejects when it could not. */
  probe(): Promise<void>;
  /** Calls the listener after each write with how long it took, in seconds. There is one listener. */
  onWrite(listener: (seconds: number) => void): void;
}

/** The port to all records: readable at any time, changed only by `change`. */
export interface Store {
  readonly data: View;
  readonly watch: StoreWatch;
  /**
   * Runs a synchronous edit on a draft, makes it durable, then visible, then resolves with what the edit returned.
   * Edits run one after the other and see the ones before them. An edit that throws changes nothing and rejects with its error.
   * @throws Failure `unavailable` when it cannot be written: then nothing of it is left in memory or on disk.
   */
  change<T>(edit: (draft: Draft) => T): Promise<T>;
  /**
   * Resolves when everything that any process had acknowledged before the call can be read here; soon, too, when the database
   * cannot be reached: then what was last known is read. Never rejects.
   */
  fresh(): Promise<void>;
  /** Called after each change has become visible; returns a function that stops it. */
  subscribe(listener: (changes: readonly Change[]) => void): () => void;
  /** Finishes the queue and closes the files. Later changes are refused. */
  close(): Promise<void>;
}
