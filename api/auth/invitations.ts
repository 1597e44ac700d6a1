import { createHash } from 'node:crypto';
import type { StoredInvitation } from '#contract/people/invitations.ts';
import type { Draft } from '../store/store.ts';

interface InvitationIndex {
  invitations: { list(index: 'token', key: string): readonly StoredInvitation[] };
}

/** A plain hash is enough, as tokens are random. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const openInvitation = (
  { invitations }: InvitationIndex,
  token: string,
  now: Date,
): StoredInvitation | undefined => {
  const invitation = invitations.list('token', tokenHash(token))[0];
  return invitation && Date.parse(invitation.expiresAt) > now.getTime() ? invitation : undefined;
};

export const withdrawInvitations = (draft: Draft, personId: string): void => {
  for (const { id } of draft.invitations.list('person', personId)) draft.invitations.remove(id);
};
