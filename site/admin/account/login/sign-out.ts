import type { Session } from '../../../client/platform.ts';
import { clearStaffDrafts } from '../../../client/staff-drafts.ts';

/** Also forgets unsent text, so that the next person at this screen finds nothing of it. */
export const signOut = (session: Session): Promise<void> => {
  clearStaffDrafts();
  return session.signOut();
};
