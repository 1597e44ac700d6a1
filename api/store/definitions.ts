import * as z from 'zod/mini';
import * as core from 'zod/v4/core';
import { type CollectionName, collections, type IndexOf } from './collections.ts';

/** What every record of every collection has. */
export interface Stored {
  readonly id: string;
}

/** A collection as the machinery sees it: without the type of its records. */
export interface Definition {
  schema: z.ZodMiniType<Stored>;
  indexes: Record<string, IndexOf<Stored>>;
}

/** The record types are given back by `View` and `Draft`; here they only stand in each other's way. */
export const definitions = collections as unknown as Record<CollectionName, Definition>;

export const collectionNames = Object.keys(collections) as CollectionName[];

/** Makes one value for each collection. */
export const eachCollection = <T>(make: (name: CollectionName) => T): Record<CollectionName, T> =>
  Object.fromEntries(collectionNames.map((name) => [name, make(name)])) as Record<CollectionName, T>;

/** The schema with a check that Zod writes for it, which is twice as quick: a start checks every record that it reads. */
const compiled = ({ schema }: Definition): core.$ZodType<Stored> =>
  schema instanceof core.$ZodObject
    ? (new core.$ZodObjectJIT(schema._zod.def) as core.$ZodType as core.$ZodType<Stored>)
    : schema;

const compiledSchemas = eachCollection((name) => compiled(definitions[name]));

const freeze = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const key in value) freeze(value[key]);
  return Object.freeze(value);
};

/**
 * A frozen copy of the record as the collection's schema reads it; what the schema does not name is left out.
 * @throws Error that names the collection, the record and the first field that does not fit.
 */
export const validated = (name: CollectionName, record: unknown): Stored => {
  const result = z.safeParse(compiledSchemas[name], record);
  if (result.success) return freeze(result.data);
  const [issue] = result.error.issues;
  const field = issue?.path.map(String).join('.') || 'the record itself';
  throw new Error(`${describeRecord(name, record)} does not fit the contract: ${field}.`);
};

const describeRecord = (name: CollectionName, record: unknown): string => {
  const id = typeof record === 'object' && record !== null && 'id' in record ? record.id : undefined;
  return typeof id === 'string' ? `Record ${id} of ${name}` : `A record without id of ${name}`;
};
