import type { StoredPerson } from '#contract/people/people.ts';
import { mayDo, rolesThatMay } from '#contract/roles.ts';
import { Failure } from '../core/failure.ts';
import type { Draft } from '../store/store.ts';
import { isInvited } from './view.ts';

const LAST_ADMINISTRATOR = 'This is the last administrator. Make another administrator first.';

const hasAnother = (draft: Draft, id: string): boolean =>
  rolesThatMay('people')
    .flatMap((role) => draft.people.list('role', role))
    .some((other) => other.id !== id && !isInvited(other));

/** @throws Failure `conflict` for the last administrator. */
export const checkNotLast = (draft: Draft, person: StoredPerson): void => {
  if (!mayDo(person.role, 'people') || person.disabled || isInvited(person)) return;
  if (!hasAnother(draft, person.id)) throw new Failure('conflict', LAST_ADMINISTRATOR);
};
