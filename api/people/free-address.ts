import { emailForm, isSameEmail } from '#contract/personal-data/email.ts';
import { Failure } from '../core/failure.ts';
import { EVERY } from '../store/collections.ts';
import type { Draft } from '../store/store.ts';

const EMAIL_TAKEN = 'There is already an account with this email address.';

/**
 * A former address stays reserved for its account while the change can be undone.
 * @throws Failure `conflict` at `email`.
 */
export const checkFree = (draft: Draft, email: string, personId: string | null, now: Date): void => {
  const isTaken = draft.people.list('email', emailForm(email)).some(({ id }) => id !== personId);
  const isNeededForUndo = draft.factorUndos
    .list('expiry', EVERY)
    .some(
      (undo) =>
        undo.email !== undefined &&
        isSameEmail(undo.email, email) &&
        undo.personId !== personId &&
        Date.parse(undo.expiresAt) > now.getTime(),
    );
  if (isTaken || isNeededForUndo) throw new Failure('conflict', EMAIL_TAKEN, { fields: { email: EMAIL_TAKEN } });
};
