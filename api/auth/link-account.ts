import { INVITATION_INVALID } from '#contract/people/invitations.ts';
import type { StoredPerson } from '#contract/people/people.ts';
import { isSameEmail } from '#contract/personal-data/email.ts';
import { recordAudit } from '../audit/record.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { ProviderIdentity } from '../identity/interfaces.ts';
import type { Draft } from '../store/store.ts';
import { mailChange } from './factors/notify-owner.ts';
import { openInvitation, withdrawInvitations } from './invitations.ts';
import { endSessions } from './sessions.ts';

export const providers = {
  microsoft: { index: 'microsoft', field: 'microsoftSubject', label: 'Microsoft' },
  google: { index: 'google', field: 'googleSubject', label: 'Google' },
} as const;
export type Provider = (typeof providers)[keyof typeof providers];

const notLinked = (label: string) =>
  new Failure(
    'forbidden',
    `No account here belongs to this ${label} account. Please ask an administrator to invite you; the first time, continue with ${label} on the page of the invitation.`,
  );
const DISABLED = 'This account is switched off. Please ask an administrator.';
const OTHER_ADDRESS =
  'This invitation is for another email address. Please sign in with the account that has this address.';

type LinkDeps = Pick<Deps, 'now' | 'newId' | 'outbox'>;

interface FirstSignIn {
  provider: Provider;
  identity: ProviderIdentity;
  invitation?: string | undefined;
}

/** An address alone proves nothing, as whoever administers a tenant can assign it. */
const invitedPerson = (draft: Draft, deps: LinkDeps, { provider, identity, invitation }: FirstSignIn): StoredPerson => {
  if (invitation === undefined) throw notLinked(provider.label);
  const person = draft.people.get(openInvitation(draft, invitation, deps.now())?.personId ?? '');
  if (!person) throw new Failure('forbidden', INVITATION_INVALID);
  if (person.disabled) throw new Failure('forbidden', DISABLED);
  if (!isSameEmail(person.email, identity.email)) throw new Failure('forbidden', OTHER_ADDRESS);
  return person;
};

/**
 * Linking an invited account uses up the invitation, ends its sessions and removes a generated password, which others know.
 * @throws Failure `forbidden`.
 */
export const findOrLink = (draft: Draft, deps: LinkDeps, first: FirstSignIn): StoredPerson => {
  const { provider, identity } = first;
  const linked = draft.people.list(provider.index, identity.subject)[0];
  if (linked?.disabled) throw new Failure('forbidden', DISABLED);
  if (linked) return linked;
  const person = invitedPerson(draft, deps, first);
  withdrawInvitations(draft, person.id);
  const alone = endSessions(draft, person);
  const subject = { subjectKind: 'person', subjectId: person.id, detail: provider.label } as const;
  recordAudit(draft, deps, { actor: person, action: 'invitation accepted', ...subject });
  if (person.lastLogin !== null) {
    const sentence = `A ${provider.label} account can now sign in to your account.`;
    mailChange(deps, draft, person, { what: sentence, undo: { [provider.field]: person[provider.field] } });
  }
  return {
    ...alone,
    [provider.field]: identity.subject,
    passwordHash: person.mustChangePassword ? null : person.passwordHash,
    mustChangePassword: false,
  };
};
