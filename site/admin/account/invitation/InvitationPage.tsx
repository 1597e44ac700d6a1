import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { INVITATION_INVALID } from '#contract/people/invitations.ts';
import { readInvitation } from '#contract/people/public-calls.ts';
import { ApiError } from '../../../client/api-error.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform, useUser } from '../../../client/PlatformContext.tsx';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { SignInFrame } from '../login/SignInFrame.tsx';
import { AcceptForm } from './AcceptForm.tsx';

const Over = () => (
  <>
    <h1>Your invitation</h1>
    <Notice tone="wait">
      <p>{INVITATION_INVALID}</p>
    </Notice>
    <Link className={buttonClass({ variant: 'line', block: true })} to="/admin/login">
      Go to the sign-in
    </Link>
  </>
);

const Content = ({ token }: { token: string }) => {
  const { data, error, refetch } = useQuery({
    ...queryOf(usePlatform(), readInvitation, { body: { token } }),
    enabled: token !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data) return <AcceptForm token={token} invitee={data} />;
  const known = error instanceof ApiError && error.status < 500 && error.status !== 429;
  if (token === '' || known) return <Over />;
  if (!error) return <Skeleton label="Loading the invitation" />;
  return (
    <>
      <h1>Your invitation</h1>
      <Notice tone="bad">
        <p>The invitation could not be read just now. It is still good; please try again in a minute.</p>
      </Notice>
      <Button variant="line" block onClick={() => void refetch()}>
        Try again
      </Button>
    </>
  );
};

/** The token stands behind the #, which goes to no log. */
export const InvitationPage = () => {
  const user = useUser();
  const token = useLocation().hash.slice(1);
  if (user && token === '') return <Navigate to="/admin" replace />;
  return (
    <SignInFrame title="Your invitation">
      <Content token={token} />
    </SignInFrame>
  );
};
