import { NO_COLLEAGUE } from '#contract/assignments/assignment.ts';
import { mayTalkAbout, type SubjectKind, subjectName } from '#contract/comments/comments.ts';
import { Failure } from '../core/failure.ts';
import type { Draft } from '../store/store.ts';

const refuse = (sentence: string) => new Failure('invalid', sentence, { fields: { assignedTo: sentence } });

/** Assignees must be able to sign in and to open such a record; null is nobody. @throws Failure `invalid`. */
export const checkColleague = (
  draft: Pick<Draft, 'people'>,
  id: string | null | undefined,
  kind: SubjectKind,
): void => {
  if (!id) return;
  const person = draft.people.get(id);
  if (!person || person.disabled) throw refuse(NO_COLLEAGUE);
  if (!mayTalkAbout(kind, person))
    throw refuse(`The role of ${person.name} does not include ${subjectName(kind)}. Please choose somebody else.`);
};
