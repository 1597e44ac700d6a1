import type { Colleagues, ColleaguesQuery } from '#contract/people/people.ts';
import { mayDo, rolesThatMay } from '#contract/roles.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { authorPictureUrl } from '../identity/author-name.ts';
import type { Actor } from '../identity/interfaces.ts';

const NOT_YOURS = 'Your role does not include this work.';

/**
 * Enabled accounts with this right, by name.
 * @throws Failure `forbidden` without that right; listing drivers takes the right to plan.
 */
export const listColleagues = (
  { store: { data } }: Pick<Deps, 'store'>,
  { may }: ColleaguesQuery,
  { role }: Actor,
): Colleagues => {
  if (!mayDo(role, may === 'drive' ? 'plan' : may)) throw new Failure('forbidden', NOT_YOURS);
  const people = rolesThatMay(may).flatMap((one) => data.people.list('role', one));
  const colleagues = people
    .filter(({ disabled }) => !disabled)
    .map(({ id, name }) => ({ id, name, pictureUrl: authorPictureUrl(data, id) }));
  return { colleagues: colleagues.sort((a, b) => a.name.localeCompare(b.name, 'en-IE')) };
};
