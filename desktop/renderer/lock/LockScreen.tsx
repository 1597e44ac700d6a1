import { useEffect } from 'react';
import { firstName } from '#contract/donations/donations.ts';
import type { User } from '#contract/people/people.ts';
import { clearStaffDrafts } from '#site/client/staff-drafts.ts';
import { Avatar } from '#site/ui/Avatar.tsx';
import { Button } from '#site/ui/Button.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import { Illustration } from '#site/ui/Illustration.tsx';
import { useModal } from '#site/ui/useModal.ts';
import { useShell } from '../ShellContext.tsx';
import { BareTitleBar } from '../title-bar/BareTitleBar.tsx';
import { UnlockForm } from './UnlockForm.tsx';

/** Stays above dialogs that open meanwhile, which would take the keyboard and stand in front. */
const useOnTop = (dialog: ReturnType<typeof useModal>) => {
  useEffect(() => {
    const observer = new MutationObserver((records) => {
      const isCovered = records.some(
        ({ target }) =>
          target !== dialog.current && target instanceof HTMLDialogElement && !target.closest('.over-lock'),
      );
      if (!isCovered || !dialog.current) return;
      dialog.current.close();
      dialog.current.showModal();
    });
    observer.observe(document.body, { subtree: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [dialog]);
};

export const LockScreen = ({ user }: { user: User | null }) => {
  const { bridge, state } = useShell();
  const dialog = useModal();
  useOnTop(dialog);
  const signOut = () => {
    clearStaffDrafts();
    void bridge.signOutLocked();
  };
  return (
    <dialog
      ref={dialog}
      className="lock"
      aria-labelledby="lock"
      closedby="none"
      onCancel={(event) => event.preventDefault()}
      onClose={() => dialog.current?.open || dialog.current?.showModal()}
    >
      {state.menu && <BareTitleBar title="Locked" bridge={bridge} isMaximized={state.isMaximized} />}
      <div className="signin">
        <div className="signin__art">
          <Illustration name="signin-night" first />
        </div>
        <div className="signin__card">
          <div>
            <h1 id="lock" className="row row--tight">
              <Icon name="lock" /> Locked
            </h1>
            <p className="hint mt-sm">
              {user
                ? `${state.lock.byChoice ? 'You locked the app.' : 'Nobody was here for a while.'} Nothing is lost: behind this, everything is as you left it.`
                : 'Your session has ended meanwhile. Sign out to begin again.'}
            </p>
          </div>
          {user && (
            <>
              <div className="row row--tight">
                <Avatar name={user.name} colour="heather" />
                <span>
                  <b>{user.name}</b>
                  <br />
                  <small>{user.email}</small>
                </span>
              </div>
              <UnlockForm />
            </>
          )}
          <Button variant="quiet" block onClick={signOut}>
            {user ? `Not ${firstName(user.name)}? Sign out` : 'Sign out'}
          </Button>
        </div>
      </div>
    </dialog>
  );
};
