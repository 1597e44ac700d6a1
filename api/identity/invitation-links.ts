import { createHmac } from 'node:crypto';

/** Links with which invited people choose a password. The token is made from the invitation's id, and stored nowhere. */
export interface InvitationLinks {
  tokenOf(invitation: { id: string }): string;
  /** The absolute address. The token follows the #, which browsers do not send, so that it appears in no log. */
  urlOf(invitation: { id: string }): string;
}

/** Derives the key of the links from the server's secret. `publicUrl` has no slash at the end. */
export const createInvitationLinks = (options: { secret: Uint8Array; publicUrl: string }): InvitationLinks => {
  const key = createHmac('sha256', options.secret).update('the key of invitations').digest();
  const tokenOf = ({ id }: { id: string }) => createHmac('sha256', key).update(id).digest('base64url');
  return { tokenOf, urlOf: (invitation) => `${options.publicUrl}/admin/invitation#${tokenOf(invitation)}` };
};
