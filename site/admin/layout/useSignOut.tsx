import { useState } from 'react';
import type { Outbox } from '../../client/outbox/outbox.ts';
import type { Session } from '../../client/platform.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { LogOut } from '../../ui/icons/LogOut.tsx';
import { signOut } from '../login/sign-out.ts';

const sentence = (count: number): string =>
  count === 1 ? 'One thing that you said has not been sent.' : `${count} things that you said have not been sent.`;

/** Signs out; asks first while something has not been sent, as signing out wipes it from this computer. */
export const useSignOut = (session: Session, outbox: Outbox) => {
  const [unsent, setUnsent] = useState(0);
  const leave = () => {
    setUnsent(0);
    void signOut(session);
  };
  return {
    signOut: () => {
      const waiting = outbox.current().entries.filter(({ state }) => state === 'waiting').length;
      if (waiting === 0) leave();
      else setUnsent(waiting);
    },
    question:
      unsent === 0 ? null : (
        <ConfirmDialog
          question={sentence(unsent)}
          detail="Signing out wipes it. Stay signed in until there is a connection, and it goes by itself."
          confirmLabel="Sign out and wipe it"
          cancelLabel="Stay signed in"
          icon={LogOut}
          onConfirm={leave}
          onCancel={() => setUnsent(0)}
        />
      ),
  };
};
