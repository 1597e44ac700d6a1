import type { CollectionName } from './collections.ts';
import { collectionNames, definitions, eachCollection, type Stored, validated } from './definitions.ts';
import type { MemoryTable } from './memory-table.ts';
import { comparison } from './sorted-index.ts';
import type { Change, Draft } from './store.ts';

export type Tables = Record<CollectionName, MemoryTable>;

interface Entry {
  before: Stored | undefined;
  after: Stored | undefined;
}

export class Staging {
  readonly draft: Draft;
  erase = false;
  touched = false;
  readonly #tables: Tables;
  readonly #staged = eachCollection(() => new Map<string, Entry>());
  readonly #all = Object.values(this.#staged);
  #undo: (() => void)[] = [];
  #open = false;

  constructor(tables: Tables) {
    this.#tables = tables;
    const editable = eachCollection((name) => ({
      get: (id: string) => this.#get(name, id),
      list: (index: string, key: string) => this.#list(name, index, key),
      put: (record: unknown) => {
        const valid = validated(name, record);
        this.#set(name, valid.id, valid);
      },
      remove: (id: string) => this.#set(name, id, undefined),
    }));
    const erase = () => {
      this.#checkOpen();
      this.erase = true;
    };
    this.draft = { ...editable, erase } as unknown as Draft;
  }

  clear(): void {
    for (const staged of this.#all) if (staged.size > 0) staged.clear();
    this.erase = false;
    this.touched = false;
  }

  /** When the edit throws, nothing of it stays staged. */
  run<T>(edit: (draft: Draft) => T): T {
    const erase = this.erase;
    this.#undo = [];
    this.#open = true;
    try {
      const result = edit(this.draft);
      if (result instanceof Promise) throw new Error('An edit of the store must not be asynchronous.');
      this.touched ||= this.erase || this.#undo.length > 0;
      return result;
    } catch (error) {
      for (const undo of this.#undo.reverse()) undo();
      this.erase = erase;
      throw error;
    } finally {
      this.#open = false;
    }
  }

  /** In any order, without records that end as they began. */
  changes(): (Change & Entry)[] {
    const changes: (Change & Entry)[] = [];
    for (const name of collectionNames) {
      for (const [id, { before, after }] of this.#staged[name]) {
        if (before !== after) changes.push({ collection: name, id, before, after });
      }
    }
    return changes;
  }

  #checkOpen(): void {
    if (!this.#open) throw new Error('A draft of the store cannot be used after its edit.');
  }

  #get(name: CollectionName, id: string): Stored | undefined {
    const entry = this.#staged[name].get(id);
    return entry ? entry.after : this.#tables[name].get(id);
  }

  #set(name: CollectionName, id: string, after: Stored | undefined): void {
    this.#checkOpen();
    const staged = this.#staged[name];
    const earlier = staged.get(id);
    const before = earlier ? earlier.before : this.#tables[name].get(id);
    if (!earlier && !before && !after) return;
    staged.set(id, { before, after });
    this.#undo.push(() => (earlier ? staged.set(id, earlier) : staged.delete(id)));
  }

  #list(name: CollectionName, indexName: string, key: string): readonly Stored[] {
    const current = this.#tables[name].list(indexName, key);
    const index = definitions[name].indexes[indexName];
    const staged = this.#staged[name];
    if (!index || staged.size === 0) return current;
    const has = (record: Stored | undefined) => record !== undefined && index.keys(record).includes(key);
    const touched = [...staged.values()].filter(({ before, after }) => has(before) || has(after));
    if (touched.length === 0) return current;
    const added = touched.flatMap(({ after }) => (after && has(after) ? [after] : []));
    return current
      .filter(({ id }) => !staged.has(id))
      .concat(added)
      .sort(comparison(index));
  }
}
