import type { Stored } from './definitions.ts';
import type { IndexOf } from './index-definitions.ts';
import type { Page, Paging } from './store.ts';

/** Always ascending: most new records belong at the end, where adding costs nothing. Most groups have one record, without an array. */
type Group = Stored | Stored[];

const NONE: Stored[] = [];
Object.freeze(NONE);

const ascendingOf = (group: Group | undefined): Stored[] =>
  group === undefined ? NONE : Array.isArray(group) ? group : [group];

export const comparison =
  ({ order, descending }: IndexOf<Stored>) =>
  (a: Stored, b: Stored): number => {
    const left = order(a);
    const right = order(b);
    const ascending = left < right ? -1 : left > right ? 1 : a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
    return descending ? -ascending : ascending;
  };

export class SortedIndex {
  readonly #index: IndexOf<Stored>;
  readonly #compare: (a: Stored, b: Stored) => number;
  readonly #groups = new Map<string, Group>();
  readonly #lists = new Map<string, readonly Stored[]>();

  constructor(index: IndexOf<Stored>) {
    this.#index = index;
    this.#compare = comparison({ ...index, descending: false });
  }

  /** The index must be empty. */
  fill(records: Iterable<Stored>): void {
    const unsorted = new Set<Stored[]>();
    for (const record of records) {
      for (const key of this.#index.keys(record)) {
        const ascending = this.#groupFor(key, record);
        const last = ascending?.at(-1);
        if (!ascending || !last) continue;
        // Most come in order already, and comparing neighbours is quicker than sorting.
        if (this.#compare(last, record) > 0) unsorted.add(ascending);
        ascending.push(record);
      }
    }
    for (const ascending of unsorted) ascending.sort(this.#compare);
  }

  add(record: Stored): void {
    for (const key of this.#index.keys(record)) {
      this.#lists.delete(key);
      const ascending = this.#groupFor(key, record);
      const last = ascending?.at(-1);
      if (!ascending || !last) continue;
      if (this.#compare(last, record) < 0) ascending.push(record);
      else ascending.splice(this.#position(ascending, record), 0, record);
    }
  }

  remove(record: Stored): void {
    for (const key of this.#index.keys(record)) {
      const group = this.#groups.get(key);
      if (!group) continue;
      this.#lists.delete(key);
      const ascending = ascendingOf(group);
      ascending.splice(this.#position(ascending, record), 1);
      if (ascending.length === 0) this.#groups.delete(key);
    }
  }

  list(key: string): readonly Stored[] {
    const cached = this.#lists.get(key);
    if (cached) return cached;
    const ascending = ascendingOf(this.#groups.get(key));
    if (ascending.length === 0) return NONE;
    const list = Object.freeze(this.#index.descending ? ascending.toReversed() : ascending.slice());
    this.#lists.set(key, list);
    return list;
  }

  *iterate(key: string): Generator<Stored> {
    const ascending = ascendingOf(this.#groups.get(key));
    const { length } = ascending;
    for (let at = 0; at < length; at += 1) {
      const record = ascending[this.#index.descending ? length - 1 - at : at];
      if (record) yield record;
    }
  }

  page(key: string, { page, pageSize, reversed = false }: Paging): Page<Stored> {
    const ascending = ascendingOf(this.#groups.get(key));
    const total = ascending.length;
    const first = (page - 1) * pageSize;
    if ((this.#index.descending ?? false) === reversed)
      return { rows: ascending.slice(first, first + pageSize), total };
    const rows = ascending.slice(Math.max(0, total - first - pageSize), Math.max(0, total - first));
    return { rows: rows.reverse(), total };
  }

  count(key: string): number {
    return ascendingOf(this.#groups.get(key)).length;
  }

  #groupFor(key: string, record: Stored): Stored[] | undefined {
    const group = this.#groups.get(key);
    if (!group) {
      this.#groups.set(key, record);
      return undefined;
    }
    const ascending = ascendingOf(group);
    if (ascending !== group) this.#groups.set(key, ascending);
    return ascending;
  }

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
