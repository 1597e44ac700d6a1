import type { Session } from '../../client/platform.ts';
import { forgetTyped } from '../../client/typed-words.ts';

/** Signs out, and forgets what was typed and not sent: the next person at this screen is to find nothing of it. */
export const signOut = (session: Session): Promise<void> => {
  forgetTyped();
  return session.signOut();
};
