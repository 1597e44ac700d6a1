import type { StaffPerson, StoredPerson } from '#contract/people/people.ts';
import type { Deps } from '../http/deps.ts';
import { authorPictureUrl } from '../identity/author-name.ts';

/** True until the person has set a password or signed in with a provider. */
export const isInvited = (person: StoredPerson): boolean =>
  person.passwordHash === null && person.microsoftSubject === null && person.googleSubject === null;

export const viewPerson = (
  { store: { data }, now }: Pick<Deps, 'store' | 'now'>,
  person: StoredPerson,
): StaffPerson => {
  const at = now().toISOString();
  const open = data.invitations.list('person', person.id).find(({ expiresAt }) => expiresAt > at);
  return {
    ...person,
    pictureUrl: authorPictureUrl(data, person.id),
    invited: isInvited(person),
    invitedUntil: open?.expiresAt ?? null,
    sessions: data.sessions.list('person', person.id).filter(({ expiresAt }) => expiresAt > at).length,
  };
};
