import { createHmac } from 'node:crypto';

/** The token is derived from the invitation's id and stored nowhere. */
export interface InvitationLinks {
  tokenOf(invitation: { id: string }): string;
  /** Absolute; the token follows the #, which browsers do not send, so that it appears in no log. */
  urlOf(invitation: { id: string }): string;
}

/** `publicUrl` has no trailing slash. */
export const createInvitationLinks = (options: { secret: Uint8Array; publicUrl: string }): InvitationLinks => {
  const key = createHmac('sha256', options.secret).update('the key of invitations').digest();
  const tokenOf = ({ id }: { id: string }) => createHmac('sha256', key).update(id).digest('base64url');
  return { tokenOf, urlOf: (invitation) => `${options.publicUrl}/admin/invitation#${tokenOf(invitation)}` };
};
