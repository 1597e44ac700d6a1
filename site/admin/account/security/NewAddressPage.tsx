import { useMutation } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { confirmOwnEmail } from '#contract/people/public-calls.ts';
import { sentenceOf } from '../../../client/api-error.ts';
import { useSend } from '../../../client/calls.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { SignInFrame } from '../login/SignInFrame.tsx';

const FAILED = 'The address could not be confirmed just now. Please try again in a minute.';

/** Needs a press, as mail programs that look at links press nothing. */
export const NewAddressPage = () => {
  const send = useSend(confirmOwnEmail);
  const token = useLocation().hash.slice(1);
  const confirm = useMutation({ mutationFn: () => send({ body: { token } }) });
  return (
    <SignInFrame title="Your new address">
      <div>
        <h1>Is this your address?</h1>
        <p className="hint mt-sm">
          It was asked for under My account. Once you press the button you sign in with it, and mails for you come here.
        </p>
      </div>
      {confirm.isError && (
        <Notice tone="bad">
          <p>{sentenceOf(confirm.error, FAILED)}</p>
        </Notice>
      )}
      {confirm.data ? (
        <Notice tone="ok" title={`From now on you sign in as ${confirm.data.email}.`}>
          <p>The old address has been told, and can undo this for a day.</p>
        </Notice>
      ) : (
        <Button variant="brand" block icon="mail" busy={confirm.isPending} onClick={() => confirm.mutate()}>
          Use this address
        </Button>
      )}
      <Link className={buttonClass({ variant: 'line', block: true })} to="/admin">
        Go to the portal
      </Link>
    </SignInFrame>
  );
};
