import { useMutation } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { makeBrowserKnown } from '#contract/auth/public-calls.ts';
import { sentenceOf } from '../../../client/api-error.ts';
import { useSend } from '../../../client/calls.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { SignInFrame } from './SignInFrame.tsx';

const FAILED = 'This did not work just now. Please try again in a minute.';

/** Needs a press, as mail programs that look at links press nothing. */
export const ThisBrowserPage = () => {
  const send = useSend(makeBrowserKnown);
  const token = useLocation().hash.slice(1);
  const confirm = useMutation({ mutationFn: () => send({ body: { token } }) });
  return (
    <SignInFrame title="Was this you?">
      <div>
        <h1>Was this you?</h1>
        <p className="hint mt-sm">
          Somebody typed the right password for your account while others were trying wrong ones. If that was you, in
          this browser, press the button and sign in once more.
        </p>
      </div>
      {confirm.isError && (
        <Notice tone="bad">
          <p>{sentenceOf(confirm.error, FAILED)}</p>
        </Notice>
      )}
      {confirm.isSuccess ? (
        <>
          <Notice tone="ok" title="We know this browser now.">
            <p>Sign in here as usual: nobody else’s tries keep you out any more.</p>
          </Notice>
          <Link className={buttonClass({ variant: 'brand', block: true })} to="/admin/login">
            Sign in
          </Link>
        </>
      ) : (
        <>
          <Button variant="brand" block icon="log-in" busy={confirm.isPending} onClick={() => confirm.mutate()}>
            Yes, sign in from here
          </Button>
          <p className="hint">
            If it was not you, press nothing: somebody knows your password. Sign in in a browser that you have used
            before, and change it.
          </p>
        </>
      )}
    </SignInFrame>
  );
};
