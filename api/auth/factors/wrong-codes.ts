import type { StoredPerson } from '#contract/people/people.ts';
import type { Deps } from '../../http/deps.ts';
import { tellOfTries } from '../tell-of-tries.ts';

/** Who types codes in no known device and no session. */
export const STRANGERS = 'strangers';

/**
 * Wrong codes of an account within thirty days, from one known device, in one session, or from all strangers together. A code has
 * six figures, and three of them are right at a time: this many are right by chance once in 16,000 months (decision 061).
 */
const WRONG_CODES_MAX = 20;
const KEPT_MS = 30 * 24 * 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
/** Whoever is wrong more often than that in a day, or in thirty, has mistyped no figure. */
const TOLD_FROM = { inADay: 3, inAll: 5 };

export type WrongCode = NonNullable<StoredPerson['wrongCodes']>[number];

const within = ({ wrongCodes = [] }: StoredPerson, now: Date, ms: number) =>
  wrongCodes.filter(({ at }) => Math.abs(now.getTime() - Date.parse(at)) < ms);

/** Whether this sender's codes are still heard. */
export const hasCodesLeft = (person: StoredPerson, from: string, now: Date): boolean =>
  within(person, now, KEPT_MS).filter((one) => one.from === from).length < WRONG_CODES_MAX;

const hasMany = (person: StoredPerson, now: Date): boolean =>
  within(person, now, DAY_MS).length >= TOLD_FROM.inADay || within(person, now, KEPT_MS).length >= TOLD_FROM.inAll;

/**
 * Stores a code as wrong before it is tried, so that many at once cannot exceed the limit, and neither a restart nor another process
 * forgets it. Null when this sender is not heard any more.
 */
export const countCode = (
  { store, now }: Pick<Deps, 'store' | 'now'>,
  personId: string,
  from: string,
): Promise<WrongCode | null> =>
  store.change((draft) => {
    const person = draft.people.get(personId);
    if (!person || !hasCodesLeft(person, from, now())) return null;
    const counted = { at: now().toISOString(), from };
    draft.people.put({ ...person, wrongCodes: [...within(person, now(), KEPT_MS), counted] });
    return counted;
  });

/** Tells the owner of an account of wrong codes, once there are many. */
export const tellOfWrongCodes = (deps: Parameters<typeof tellOfTries>[0], personId: string): void => {
  const person = deps.store.data.people.get(personId);
  if (person && hasMany(person, deps.now())) tellOfTries(deps, personId, 'codes');
};

/** The person without a code that was right after all. */
export const withoutCode = (person: StoredPerson, { at, from }: WrongCode): StoredPerson => {
  const wrongCodes = [...(person.wrongCodes ?? [])];
  const found = wrongCodes.findIndex((one) => one.at === at && one.from === from);
  if (found >= 0) wrongCodes.splice(found, 1);
  return { ...person, wrongCodes };
};
