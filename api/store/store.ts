import type { CollectionName, IndexName, Records } from './collections.ts';

export interface Page<T> {
  rows: readonly T[];
  total: number;
}

export interface Paging {
  page: number;
  pageSize: number;
  reversed?: boolean;
}

/** Records are frozen; only `all` scans the whole collection. */
export interface Table<T, Index extends string> {
  readonly size: number;
  get(id: string): T | undefined;
  all(): Iterable<T>;
  list(index: Index, key: string): readonly T[];
  /** As `list`, without a copy of the records; must be finished before anything is awaited. */
  iterate(index: Index, key: string): Iterable<T>;
  /** `page` counts from 1; a page after the last is empty. */
  page(index: Index, key: string, paging: Paging): Page<T>;
  count(index: Index, key: string): number;
}

/** Shows what this change, and those before it in the queue, have put. */
interface EditableTable<T, Index extends string> {
  get(id: string): T | undefined;
  list(index: Index, key: string): readonly T[];
  /** @throws Error when the record does not fit the collection's schema. */
  put(record: T): void;
  /** Erases the record's text from the disk within a minute; does nothing when there is none. */
  remove(id: string): void;
}

export type View = { readonly [Name in CollectionName]: Table<Records[Name], IndexName<Name>> };
export type Draft = { readonly [Name in CollectionName]: EditableTable<Records[Name], IndexName<Name>> } & {
  /** Erases replaced text from the disk within a minute, as `remove` always does. */
  erase(): void;
};

export interface Change {
  collection: CollectionName;
  id: string;
  before: unknown;
  after: unknown;
}

interface JournalFigures {
  bytes: number;
  compactions: number;
  failedCompactions: number;
}

export interface StoreFigures {
  waiting: number;
  writes: number;
  failedWrites: number;
  isFailing: boolean;
  /** Null before the first write. */
  secondsSinceWrite: number | null;
  journal: JournalFigures | null;
}

export interface StoreWatch {
  figures(): StoreFigures;
  /** Rejects when a change could not be written now; writes none. */
  probe(): Promise<void>;
  onWrite(listener: (seconds: number) => void): void;
}

export interface Store {
  readonly data: View;
  readonly watch: StoreWatch;
  /**
   * Runs a synchronous edit on a draft, makes it durable, then visible, then resolves with its result. Edits run one after the
   * other; one that throws changes nothing and rejects with its error.
   * @throws Failure `unavailable` when it cannot be written: then nothing of it is left in memory or on disk.
   */
  change<T>(edit: (draft: Draft) => T): Promise<T>;
  /**
   * Resolves when everything that any process had acknowledged before the call can be read here; soon, with what was last
   * known, when the database cannot be reached. Never rejects.
   */
  fresh(): Promise<void>;
  subscribe(listener: (changes: readonly Change[]) => void): () => void;
  /** Finishes the queue first; later changes are refused. */
  close(): Promise<void>;
}
