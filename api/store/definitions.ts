import { object } from 'zod';
import type * as z from 'zod/mini';
import { type CollectionName, collections, isTransient } from './collections.ts';
import type { IndexOf } from './index-definitions.ts';

export interface Stored {
  readonly id: string;
}

interface Definition {
  schema: z.ZodMiniObject<{ id: z.ZodMiniType<string> }>;
  indexes: Record<string, IndexOf<Stored>>;
}

/** Inside the store every record is a `Stored`; `View` and `Draft` give callers the real types. */
export const definitions = collections as unknown as Record<CollectionName, Definition>;

export const collectionNames = Object.keys(collections) as CollectionName[];

export const durableNames = collectionNames.filter((name) => !isTransient(name));

/** What is deleted here never comes back from a backup; pages, posts and pictures of the site may. */
export const deletedForGood: readonly CollectionName[] = [
  'testimonials',
  'donations',
  'messages',
  'comments',
  'dataRequests',
  'people',
  'apiTokenKeys',
  'authenticators',
  'passkeys',
  'factorUndos',
  'recoveryCodes',
  'calendars',
  'views',
];

export const eachCollection = <T>(make: (name: CollectionName) => T): Record<CollectionName, T> =>
  Object.fromEntries(collectionNames.map((name) => [name, make(name)])) as Record<CollectionName, T>;

/** Full Zod compiles the contract's checks, as a start checks every record that it reads. */
const compiledSchemas = eachCollection((name) => object(definitions[name].schema.shape));

const freeze = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const key in value) freeze(value[key]);
  return Object.freeze(value);
};

/**
 * Freezes a copy without unknown fields.
 * @throws Error that names the collection, the record and the first field that does not fit.
 */
export const validated = (name: CollectionName, record: unknown): Stored => {
  const result = compiledSchemas[name].safeParse(record);
  if (result.success) return freeze(result.data);
  const [issue] = result.error.issues;
  const field = issue?.path.map(String).join('.') || 'the record itself';
  throw new Error(`${describeRecord(name, record)} does not fit the contract: ${field}.`);
};

const describeRecord = (name: CollectionName, record: unknown): string => {
  const id = typeof record === 'object' && record !== null && 'id' in record ? record.id : undefined;
  return typeof id === 'string' ? `Record ${id} of ${name}` : `A record without id of ${name}`;
};
