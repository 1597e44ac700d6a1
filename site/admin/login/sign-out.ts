import type { Session } from '../../client/platform.ts';
import { forgetTyped } from '../../client/typed-words.ts';

/** Also forgets unsent text, so that the next person at this screen finds nothing of it. */
export const signOut = (session: Session): Promise<void> => {
  forgetTyped();
  return session.signOut();
};
