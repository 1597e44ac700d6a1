import type * as z from 'zod/mini';
import { accountCollections } from './collections/account-collections.ts';
import { deliveryCollections } from './collections/delivery-collections.ts';
import { deskCollections } from './collections/desk-collections.ts';
import { siteCollections } from './collections/site-collections.ts';
import { submissionCollections } from './collections/submission-collections.ts';
import { ALL } from './index-definitions.ts';

/** The key of a collection is the name of its JSON file. */
export const collections = {
  ...submissionCollections,
  ...siteCollections,
  ...accountCollections,
  ...deskCollections,
  ...deliveryCollections,
};

/** True for records held in memory or shared in a database, but never in a journal, snapshot or backup. */
export const isTransient = (name: CollectionName): boolean => name === 'leases';

export type CollectionName = keyof typeof collections;

export type Records = { [Name in CollectionName]: z.infer<(typeof collections)[Name]['schema']> };

export type IndexName<Name extends CollectionName> = keyof (typeof collections)[Name]['indexes'] & string;

/** The one key of an index that does not group its records. */
export const EVERY = ALL;
