import type * as z from 'zod/mini';
import { accountCollections } from './collections/account-collections.ts';
import { deliveryCollections } from './collections/delivery-collections.ts';
import { deskCollections } from './collections/desk-collections.ts';
import { siteCollections } from './collections/site-collections.ts';
import { submissionCollections } from './collections/submission-collections.ts';
import { ALL } from './index-definitions.ts';

/** Every collection of the store: its schema and its indexes. The key of a collection is the name of its JSON file. */
export const collections = {
  ...submissionCollections,
  ...siteCollections,
  ...accountCollections,
  ...deskCollections,
  ...deliveryCollections,
};

/**
 * What lives no longer than the processes: the store on disk holds it in memory only, one in a database shares it. It is in no
 * journal, snapshot or backup.
 */
export const isTransient = (name: CollectionName): boolean => name === 'leases';

export type CollectionName = keyof typeof collections;

/** The record type of each collection. */
export type Records = { [Name in CollectionName]: z.infer<(typeof collections)[Name]['schema']> };

export type IndexName<Name extends CollectionName> = keyof (typeof collections)[Name]['indexes'] & string;

/** The one key of an index that does not group its records. */
export const EVERY = ALL;
