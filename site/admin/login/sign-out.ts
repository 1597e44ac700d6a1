import type { Session } from '../../client/platform.ts';
import { forgetKeptTexts } from '../forms/useKeptText.ts';
import { forgetKeptDrafts } from '../moderation/kept-drafts.ts';

/** Signs out, and forgets what was typed and not sent: the next person at this screen is to find nothing of it. */
export const signOut = (session: Session): Promise<void> => {
  forgetKeptDrafts();
  forgetKeptTexts();
  return session.signOut();
};
