import { createHash } from 'node:crypto';
import type { StoredInvitation } from '#contract/people/invitations.ts';
import type { Draft } from '../store/store.ts';

interface InvitationIndex {
  invitations: { list(index: 'token', key: string): readonly StoredInvitation[] };
}

/** The stored form of a token. It is random enough for a plain hash. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The open invitation with this token, if there is one. */
export const openInvitation = (
  { invitations }: InvitationIndex,
  token: string,
  now: Date,
): StoredInvitation | undefined => {
  const invitation = invitations.list('token', tokenHash(token))[0];
  return invitation && Date.parse(invitation.expiresAt) > now.getTime() ? invitation : undefined;
};

/** Removes every invitation of a person. */
export const withdrawInvitations = (draft: Draft, personId: string): void => {
  for (const { id } of draft.invitations.list('person', personId)) draft.invitations.remove(id);
};
