import type { Stored } from './definitions.ts';
import type { IndexOf } from './index-definitions.ts';
import type { Page, Paging } from './store.ts';

interface Group {
  /** Always ascending: most new records belong at the end, where adding costs nothing. */
  ascending: Stored[];
  /** What `list` returned last, until the group changes. */
  cachedList?: readonly Stored[];
}

const NONE: readonly Stored[] = Object.freeze([]);

/** Compares by the index's order, then by id; descending reverses both. */
export const comparison =
  ({ order, descending }: IndexOf<Stored>) =>
  (a: Stored, b: Stored): number => {
    const left = order(a);
    const right = order(b);
    const ascending = left < right ? -1 : left > right ? 1 : a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
    return descending ? -ascending : ascending;
  };

/** The records of a collection in the order of one index, grouped under its keys. */
export class SortedIndex {
  readonly #index: IndexOf<Stored>;
  readonly #compare: (a: Stored, b: Stored) => number;
  readonly #groups = new Map<string, Group>();

  constructor(index: IndexOf<Stored>) {
    this.#index = index;
    this.#compare = comparison({ ...index, descending: false });
  }

  /** Adds all records of a collection at once; the index must be empty. */
  fill(records: Iterable<Stored>): void {
    const unsorted = new Set<Group>();
    for (const record of records) {
      for (const key of this.#index.keys(record)) {
        const group = this.#groups.get(key);
        const last = group?.ascending.at(-1);
        if (!group || !last) {
          this.#startGroup(key, record);
          continue;
        }
        // Most come in order already, and comparing neighbours is quicker than sorting.
        if (this.#compare(last, record) > 0) unsorted.add(group);
        group.ascending.push(record);
      }
    }
    for (const { ascending } of unsorted) ascending.sort(this.#compare);
  }

  add(record: Stored): void {
    for (const key of this.#index.keys(record)) {
      const group = this.#groups.get(key);
      if (!group) {
        this.#startGroup(key, record);
        continue;
      }
      const last = group.ascending.at(-1);
      if (last && this.#compare(last, record) < 0) group.ascending.push(record);
      else group.ascending.splice(this.#position(group.ascending, record), 0, record);
      group.cachedList = undefined;
    }
  }

  remove(record: Stored): void {
    for (const key of this.#index.keys(record)) {
      const group = this.#groups.get(key);
      if (!group) continue;
      group.ascending.splice(this.#position(group.ascending, record), 1);
      group.cachedList = undefined;
      if (group.ascending.length === 0) this.#groups.delete(key);
    }
  }

  list(key: string): readonly Stored[] {
    const group = this.#groups.get(key);
    if (!group) return NONE;
    group.cachedList ??= Object.freeze(this.#index.descending ? group.ascending.toReversed() : group.ascending.slice());
    return group.cachedList;
  }

  *iterate(key: string): Generator<Stored> {
    const ascending = this.#groups.get(key)?.ascending ?? [];
    const { length } = ascending;
    for (let at = 0; at < length; at += 1) {
      const record = ascending[this.#index.descending ? length - 1 - at : at];
      if (record) yield record;
    }
  }

  page(key: string, { page, pageSize, reversed = false }: Paging): Page<Stored> {
    const ascending = this.#groups.get(key)?.ascending ?? [];
    const total = ascending.length;
    const first = (page - 1) * pageSize;
    if ((this.#index.descending ?? false) === reversed)
      return { rows: ascending.slice(first, first + pageSize), total };
    const rows = ascending.slice(Math.max(0, total - first - pageSize), Math.max(0, total - first));
    return { rows: rows.reverse(), total };
  }

  count(key: string): number {
    return this.#groups.get(key)?.ascending.length ?? 0;
  }

  /** Most groups have one record: an array made with it takes the least memory. */
  #startGroup(key: string, record: Stored): void {
    this.#groups.set(key, { ascending: [record] });
  }

  /** The index of the record, or where it would be inserted. */
  #position(ascending: readonly Stored[], record: Stored): number {
    let [low, high] = [0, ascending.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const there = ascending[middle];
      if (there && this.#compare(there, record) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
