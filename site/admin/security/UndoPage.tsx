import { useMutation } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { RESET_MINUTES } from '#contract/invitations.ts';
import { sentenceOf } from '../../client/api-error.ts';
import { undoChange } from '../../client/factors.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Undo2 } from '../../ui/icons/Undo2.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SignInFrame } from '../login/SignInFrame.tsx';

const FAILED = 'This could not be undone just now. Please try again in a minute.';

const Done = ({ password }: { password: boolean }) => (
  <Notice tone="ok" title="It is undone, and every session of your account has ended.">
    <p>
      {password
        ? `No password opens the account now, neither the old one nor one that was set since. We have mailed you a link to choose another, which works for ${RESET_MINUTES} minutes.`
        : 'Please change your password now, and tell an administrator what happened.'}
    </p>
  </Notice>
);

/** Where the link in the mail about a change leads: one press undoes it. Mail programs that look at links press nothing. */
export const UndoPage = () => {
  const platform = usePlatform();
  const token = useLocation().hash.slice(1);
  const undo = useMutation({ mutationFn: () => undoChange(platform, token) });
  return (
    <SignInFrame title="Undo a change">
      <div>
        <h1>Was it not you?</h1>
        <p className="hint mt-sm">
          This undoes the change that the mail is about, and ends every session of your account, so that nobody else
          goes on.
        </p>
      </div>
      {undo.isError && (
        <Notice tone="bad">
          <p>{sentenceOf(undo.error, FAILED)}</p>
        </Notice>
      )}
      {undo.data ? (
        <Done {...undo.data} />
      ) : (
        <Button variant="bad" block icon={Undo2} busy={undo.isPending} onClick={() => undo.mutate()}>
          Undo the change
        </Button>
      )}
      <Link className={buttonClass({ variant: 'line', block: true })} to="/admin/login">
        Go to the sign-in
      </Link>
    </SignInFrame>
  );
};
