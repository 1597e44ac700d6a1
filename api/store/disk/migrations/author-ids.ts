import { authorNamed, nameWithoutAccount, type StoredAuthor } from '#contract/people/author.ts';
import type { CollectionName } from '../../collections.ts';
import { type Stored, validated } from '../../definitions.ts';
import type { LoadedRecords, Migration } from './migration-type.ts';

type Fields = Record<string, unknown>;
type Rewrite = (author: StoredAuthor) => StoredAuthor;

const AUTHOR_FIELDS = ['approvedBy', 'reviewedBy', 'updatedBy', 'createdBy', 'author', 'by'];
const PARTS = ['previous', 'redaction', 'history', 'versions'];
const COLLECTIONS = [
  'testimonials',
  'donations',
  'textContainers',
  'imageContainers',
  'posts',
  'media',
  'invitations',
] as const satisfies readonly CollectionName[];

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const inPart = (value: unknown, rewrite: Rewrite): unknown => {
  if (Array.isArray(value)) return value.map((one) => inPart(one, rewrite));
  return isFields(value) ? withAuthors(value, rewrite) : value;
};

const withAuthors = (record: Fields, rewrite: Rewrite): Fields => {
  const changed: Fields = { ...record };
  for (const field of AUTHOR_FIELDS) {
    const author = record[field];
    if (typeof author === 'string') changed[field] = rewrite(author);
  }
  for (const part of PARTS) if (part in record) changed[part] = inPart(record[part], rewrite);
  return changed;
};

const named = (record: unknown): unknown => (isFields(record) ? withAuthors(record, authorNamed) : record);

const accountsByName = ({ people, audit }: LoadedRecords): Map<string, string> => {
  const ids = new Map<string, Set<string>>();
  const note = (name: unknown, id: unknown) => {
    if (typeof name !== 'string' || typeof id !== 'string') return;
    ids.set(name, (ids.get(name) ?? new Set()).add(id));
  };
  for (const person of people.values()) if ('name' in person) note(person.name, person.id);
  for (const entry of audit.values())
    if ('actorId' in entry && 'actorName' in entry) note(entry.actorName, entry.actorId);
  return new Map(
    [...ids].flatMap(([name, [id, ...others]]) => (id && others.length === 0 ? [[name, id] as const] : [])),
  );
};

const complete = (records: LoadedRecords): void => {
  const accounts = accountsByName(records);
  const resolve: Rewrite = (author) => accounts.get(nameWithoutAccount(author) ?? '') ?? author;
  for (const name of COLLECTIONS) {
    for (const record of records[name].values()) {
      records[name].set(record.id, validated(name, withAuthors(record as Stored & Fields, resolve)));
    }
  }
  for (const entry of records.audit.values()) {
    if (!('actorId' in entry) || entry.actorId === null) continue;
    const { actorName, ...rest } = entry as unknown as Stored & Fields;
    records.audit.set(entry.id, validated('audit', rest));
  }
};

/** A name that no account has, or more than one, stays a name. */
export const authorIds: Migration = {
  name: 'authors by id',
  records: Object.fromEntries(COLLECTIONS.map((name) => [name, named])),
  complete,
};
