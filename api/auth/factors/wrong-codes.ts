import type { StoredPerson } from '#contract/people/people.ts';
import type { Deps } from '../../http/deps.ts';
import { notifyOfTries } from '../notify-of-tries.ts';

export const STRANGERS = 'strangers';

/**
 * Wrong codes of an account within thirty days, from one device, one session or all strangers together. With three of a million
 * codes right at a time, this many succeed by chance once in 16,000 months (decision 061).
 */
const WRONG_CODES_MAX = 20;
const RETAINED_MS = 30 * 24 * 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
const NOTIFIED_FROM = { inADay: 3, inAll: 5 };

export type WrongCode = NonNullable<StoredPerson['wrongCodes']>[number];

const within = ({ wrongCodes = [] }: StoredPerson, now: Date, ms: number) =>
  wrongCodes.filter(({ at }) => Math.abs(now.getTime() - Date.parse(at)) < ms);

export const hasRemainingCodes = (person: StoredPerson, from: string, now: Date): boolean =>
  within(person, now, RETAINED_MS).filter((one) => one.from === from).length < WRONG_CODES_MAX;

const hasMany = (person: StoredPerson, now: Date): boolean =>
  within(person, now, DAY_MS).length >= NOTIFIED_FROM.inADay ||
  within(person, now, RETAINED_MS).length >= NOTIFIED_FROM.inAll;

/**
 * Stores a code as wrong before it is tried, so that many at once cannot exceed the limit and no restart forgets it. Null if
 * this sender is no longer heard.
 */
export const countCode = (
  { store, now }: Pick<Deps, 'store' | 'now'>,
  personId: string,
  from: string,
): Promise<WrongCode | null> =>
  store.change((draft) => {
    const person = draft.people.get(personId);
    if (!person || !hasRemainingCodes(person, from, now())) return null;
    const counted = { at: now().toISOString(), from };
    draft.people.put({ ...person, wrongCodes: [...within(person, now(), RETAINED_MS), counted] });
    return counted;
  });

export const notifyOfWrongCodes = (deps: Parameters<typeof notifyOfTries>[0], personId: string): void => {
  const person = deps.store.data.people.get(personId);
  if (person && hasMany(person, deps.now())) notifyOfTries(deps, personId, 'codes');
};

export const withoutCode = (person: StoredPerson, { at, from }: WrongCode): StoredPerson => {
  const wrongCodes = [...(person.wrongCodes ?? [])];
  const found = wrongCodes.findIndex((one) => one.at === at && one.from === from);
  if (found >= 0) wrongCodes.splice(found, 1);
  return { ...person, wrongCodes };
};
