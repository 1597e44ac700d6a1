import { NO_COLLEAGUE } from '#contract/assignment.ts';
import { Failure } from '../core/failure.ts';
import type { Draft } from '../store/store.ts';

/** Work is assigned to people who can sign in; null is nobody. @throws Failure `invalid`. */
export const checkColleague = (draft: Pick<Draft, 'people'>, id: string | null | undefined): void => {
  if (!id) return;
  const person = draft.people.get(id);
  if (!person || person.disabled) throw new Failure('invalid', NO_COLLEAGUE, { fields: { assignedTo: NO_COLLEAGUE } });
};
