import type { Log } from '../core/log.ts';
import { BatchingStore } from './batching-store.ts';
import type { CollectionName, Records } from './collections.ts';
import { definitions, eachCollection, validated } from './definitions.ts';
import { MemoryTable } from './memory-table.ts';
import type { Store } from './store.ts';

type Seed = { readonly [Name in CollectionName]?: readonly Records[Name][] };

const consoleLog: Log = { info: () => {}, warn: console.warn, error: console.error };

export const createMemoryStore = (seed: Seed = {}, log: Log = consoleLog): Store => {
  const tables = eachCollection((name) => {
    const records: readonly unknown[] = seed[name] ?? [];
    const valid = records.map((record) => validated(name, record));
    return new MemoryTable(definitions[name].indexes, new Map(valid.map((record) => [record.id, record])));
  });
  return new BatchingStore(tables, { write: async () => {} }, log);
};
