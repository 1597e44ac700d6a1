import { useState } from 'react';
import type { Outbox } from '../../../client/outbox/outbox.ts';
import type { Session } from '../../../client/platform.ts';
import { hasStaffDrafts } from '../../../client/staff-drafts.ts';
import { hasUnsavedWork } from '../../../client/unsaved-work.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { signOut } from '../../account/login/sign-out.ts';

interface Question {
  question: string;
  detail: string;
}

const unsent = (count: number): Question => ({
  question:
    count === 1 ? 'One thing that you said has not been sent.' : `${count} things that you said have not been sent.`,
  detail: 'Signing out wipes it. Stay signed in until there is a connection, and it goes by itself.',
});

const unsaved: Question = {
  question: 'What you changed here is not saved yet.',
  detail: 'Signing out wipes it from this device.',
};

const kept: Question = { ...unsaved, question: 'Something that you typed is not saved yet.' };

/** Asks first while something is unsent or unsaved, as signing out wipes it from this computer. */
export const useSignOut = (session: Session, outbox: Outbox) => {
  const [asked, setAsked] = useState<Question | null>(null);
  const leave = () => {
    setAsked(null);
    void signOut(session);
  };
  return {
    signOut: () => {
      const waiting = outbox.current().entries.filter(({ state }) => state === 'waiting').length;
      if (waiting > 0) setAsked(unsent(waiting));
      else if (hasUnsavedWork()) setAsked(unsaved);
      else if (hasStaffDrafts()) setAsked(kept);
      else leave();
    },
    question: asked && (
      <ConfirmDialog
        {...asked}
        confirmLabel="Sign out and wipe it"
        cancelLabel="Stay signed in"
        icon="log-out"
        onConfirm={leave}
        onCancel={() => setAsked(null)}
      />
    ),
  };
};
