import { mayDo, type Permission } from '#contract/roles.ts';
import { isOpenFor } from '#contract/runs/open-run.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';

/** All staff may see a colleague's picture; any other takes access to a record that refers to it. */
export const maySeePicture = (
  { store: { data }, now }: Pick<Deps, 'store' | 'now'>,
  id: string,
  actor: Actor,
): boolean => {
  const isUsed = (may: Permission, ...collections: { count(by: 'picture', id: string): number }[]) =>
    mayDo(actor.role, may) && collections.some((collection) => collection.count('picture', id) > 0);
  const ownRuns = () =>
    data.runs
      .list('picture', id)
      .concat(data.donations.list('picture', id).flatMap((donation) => data.runs.list('stop', donation.id)))
      .some((run) => isOpenFor(actor, run, now()));
  return (
    data.people.count('picture', id) > 0 ||
    isUsed('decide', data.testimonials, data.donations) ||
    isUsed('publish', data.posts, data.postRevisions) ||
    isUsed('edit-pages', data.imageContainers) ||
    (mayDo(actor.role, 'drive') && ownRuns())
  );
};
