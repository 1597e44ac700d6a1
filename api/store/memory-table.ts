import type { Stored } from './definitions.ts';
import type { IndexOf } from './index-definitions.ts';
import { SortedIndex } from './sorted-index.ts';
import type { Page, Paging, Table } from './store.ts';

/** Only the batching store calls `set` and `delete`. */
export class MemoryTable implements Table<Stored, string> {
  readonly #records: Map<string, Stored>;
  readonly #indexes: Record<string, SortedIndex> = {};
  readonly #all: SortedIndex[];

  /** Takes over the map. */
  constructor(indexes: Record<string, IndexOf<Stored>>, records = new Map<string, Stored>()) {
    this.#records = records;
    for (const [name, index] of Object.entries(indexes)) {
      const sorted = new SortedIndex(index);
      sorted.fill(this.#records.values());
      this.#indexes[name] = sorted;
    }
    this.#all = Object.values(this.#indexes);
  }

  get size(): number {
    return this.#records.size;
  }

  get(id: string): Stored | undefined {
    return this.#records.get(id);
  }

  all(): Iterable<Stored> {
    return this.#records.values();
  }

  list(index: string, key: string): readonly Stored[] {
    return this.#index(index).list(key);
  }

  iterate(index: string, key: string): Iterable<Stored> {
    return this.#index(index).iterate(key);
  }

  page(index: string, key: string, paging: Paging): Page<Stored> {
    return this.#index(index).page(key, paging);
  }

  count(index: string, key: string): number {
    return this.#index(index).count(key);
  }

  /** The record must be frozen. */
  set(record: Stored): void {
    const before = this.#records.get(record.id);
    this.#records.set(record.id, record);
    for (const index of this.#all) {
      if (before) index.remove(before);
      index.add(record);
    }
  }

  delete(id: string): void {
    const before = this.#records.get(id);
    if (!before) return;
    this.#records.delete(id);
    for (const index of this.#all) index.remove(before);
  }

  #index(name: string): SortedIndex {
    const index = this.#indexes[name];
    if (!index) throw new Error(`This collection has no index ${name}.`);
    return index;
  }
}
