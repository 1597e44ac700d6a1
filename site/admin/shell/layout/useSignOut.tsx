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

const unsavedDraft: Question = { ...unsaved, question: 'Something that you typed is not saved yet.' };

/** Asks first while something is unsent or unsaved, as signing out wipes it from this computer. */
export const useSignOut = (session: Session, outbox: Outbox) => {
  const [openQuestion, setOpenQuestion] = useState<Question | null>(null);
  const leave = () => {
    setOpenQuestion(null);
    void signOut(session);
  };
  return {
    signOut: () => {
      const waiting = outbox.current().entries.filter(({ state }) => state === 'waiting').length;
      if (waiting > 0) setOpenQuestion(unsent(waiting));
      else if (hasUnsavedWork()) setOpenQuestion(unsaved);
      else if (hasStaffDrafts()) setOpenQuestion(unsavedDraft);
      else leave();
    },
    question: openQuestion && (
      <ConfirmDialog
        {...openQuestion}
        confirmLabel="Sign out and wipe it"
        cancelLabel="Stay signed in"
        icon="log-out"
        onConfirm={leave}
        onCancel={() => setOpenQuestion(null)}
      />
    ),
  };
};
