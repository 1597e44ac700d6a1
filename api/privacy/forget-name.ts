import { setImmediate as nextTurn } from 'node:timers/promises';
import type { StoredPerson } from '#contract/people.ts';
import type { Deps } from '../http/deps.ts';
import type { Records } from '../store/collections.ts';
import type { EditableTable } from '../store/store.ts';

/** Stands for somebody whose account was erased. */
export const FORMER = 'A former member of staff';

/** How many records are looked through, or changed, before others have their turn. */
const AT_ONCE = 500;

type Rename = (name: string) => string;

const inDecision = <T extends { approvedBy: string | null; reviewedBy: string | null }>(
  decision: T,
  rename: Rename,
) => ({
  ...decision,
  approvedBy: decision.approvedBy && rename(decision.approvedBy),
  reviewedBy: decision.reviewedBy && rename(decision.reviewedBy),
});

const by = <T extends { by: string }>(done: T, rename: Rename): T => ({ ...done, by: rename(done.by) });

const inContainer = <V extends { by: string }, T extends { updatedBy: string; versions: V[] }>(
  container: T,
  rename: Rename,
): T => ({
  ...container,
  updatedBy: rename(container.updatedBy),
  versions: container.versions.map((version) => by(version, rename)),
});

type Place = 'testimonials' | 'donations' | 'textContainers' | 'imageContainers' | 'posts' | 'media' | 'invitations';

/** Every place where a record names a member of staff. */
const places: { [Name in Place]: (record: Records[Name], rename: Rename) => Records[Name] } = {
  testimonials: (record, rename) => ({
    ...inDecision(record, rename),
    ...(record.previous && { previous: inDecision(record.previous, rename) }),
    ...(record.redaction && { redaction: by(record.redaction, rename) }),
  }),
  donations: (record, rename) => ({
    ...record,
    reviewedBy: record.reviewedBy && rename(record.reviewedBy),
    history: record.history.map((entry) => by(entry, rename)),
    ...(record.previous && {
      previous: { ...record.previous, reviewedBy: record.previous.reviewedBy && rename(record.previous.reviewedBy) },
    }),
  }),
  textContainers: inContainer,
  imageContainers: inContainer,
  posts: (record, rename) => ({ ...record, author: rename(record.author) }),
  media: (record, rename) => ({ ...record, createdBy: rename(record.createdBy) }),
  invitations: (record, rename) => ({ ...record, createdBy: rename(record.createdBy) }),
};

type Tables = { readonly [Name in Place]: Pick<EditableTable<Records[Name], string>, 'get' | 'put'> };

const renamed = <Name extends Place>(name: Name, record: Records[Name], theirs: ReadonlySet<string>) => {
  let found = false;
  const rename: Rename = (kept) => {
    if (!theirs.has(kept)) return kept;
    found = true;
    return FORMER;
  };
  const after = places[name](record, rename);
  return found ? after : null;
};

const forgetIn = async <Name extends Place>(
  { store }: Pick<Deps, 'store'>,
  name: Name,
  theirs: ReadonlySet<string>,
) => {
  const all: Records[Name][] = [...store.data[name].all()];
  for (let at = 0; at < all.length; at += AT_ONCE) {
    const found = all.slice(at, at + AT_ONCE).filter((record) => renamed(name, record, theirs));
    await nextTurn();
    if (found.length === 0) continue;
    await store.change((draft) => {
      const tables: Tables = draft;
      const table = tables[name];
      for (const { id } of found) {
        const now = table.get(id);
        const after = now && renamed(name, now, theirs);
        if (after) table.put(after);
      }
      draft.erase();
    });
  }
};

/**
 * Takes the names that a member of staff has had out of all records on which they decided or worked. A name that somebody
 * else has, too, stays: it cannot be told whose it is.
 */
export const forgetName = async (deps: Pick<Deps, 'store'>, person: StoredPerson, former: readonly string[]) => {
  const others = [...deps.store.data.people.all()].filter(({ id }) => id !== person.id).map(({ name }) => name);
  const theirs = new Set([person.name, ...former].filter((name) => !others.includes(name)));
  for (const name of Object.keys(places) as Place[]) await forgetIn(deps, name, theirs);
};
