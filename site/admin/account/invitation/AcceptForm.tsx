import { useQuery } from '@tanstack/react-query';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { dateAndTime } from '#contract/dublin.ts';
import { FIRST_SCREEN } from '#contract/pages/admin-screens.ts';
import { type Invitee, invitationAcceptance } from '#contract/people/invitations.ts';
import { PASSWORD_MIN } from '#contract/people/people.ts';
import { acceptInvitation } from '#contract/people/public-calls.ts';
import { useSend } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import type { SignInResult } from '../../../client/platform.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { useEditForm } from '../../shell/forms/useEditForm.ts';
import { PasswordField } from '../login/PasswordField.tsx';
import { ProviderButtons } from '../login/ProviderButtons.tsx';
import { SignInError } from '../login/SignInError.tsx';
import { signInOptionsQuery } from '../login/sign-in-options.ts';
import { useSignIn } from '../login/useSignIn.ts';

const goOn = async (navigate: NavigateFunction, result: SignInResult) =>
  'secondFactor' in result
    ? navigate('/admin/login', { replace: true, state: result })
    : navigate(FIRST_SCREEN, { replace: true });

const WithProvider = ({ token, email }: { token: string; email: string }) => {
  const { data: options } = useQuery(signInOptionsQuery(usePlatform()));
  const navigate = useNavigate();
  const signIn = useSignIn();
  if (!options?.microsoft && !options?.google) return null;
  return (
    <>
      <p className="or">{`or with the account of ${email} at`}</p>
      <SignInError error={signIn.error} />
      <ProviderButtons
        invitation={token}
        onError={signIn.fail}
        onSignIn={async (how) => {
          const result = await signIn.run(how);
          if (result) await goOn(navigate, result);
        }}
      />
    </>
  );
};

export const AcceptForm = ({ token, invitee }: { token: string; invitee: Invitee }) => {
  const { session } = usePlatform();
  const accept = useSend(acceptInvitation);
  const navigate = useNavigate();
  const { values, errors, failure, busy, change, submit } = useEditForm({
    draft: null,
    start: { token, password: '' },
    schema: invitationAcceptance,
    save: async (acceptance) => {
      const answer = await accept({ body: acceptance });
      if ('accessToken' in answer) await session.renew(answer);
      await goOn(navigate, answer);
      return acceptance;
    },
  });
  return (
    <>
      <div>
        <h1>{invitee.isReset ? 'Choose another password' : `Welcome, ${invitee.name}`}</h1>
        <p className="hint mt-sm">{`${
          invitee.isReset
            ? `${invitee.name}, the one before stops working, and wherever you are signed in, you are signed out.`
            : 'Choose a password for the admin portal.'
        } The link works until ${dateAndTime(invitee.expiresAt)}.`}</p>
      </div>
      {failure && !errors.password && (
        <Notice tone="bad">
          <p>{failure}</p>
        </Notice>
      )}
      <form className="stack" noValidate onSubmit={submit}>
        <Field label="Email" type="email" autoComplete="username" readOnly value={invitee.email} />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint={`At least ${PASSWORD_MIN} characters. A few words in a row are easy to remember.`}
          value={values.password}
          error={errors.password}
          onChange={(password) => change({ password })}
        />
        <Button variant="brand" block type="submit" icon="key-round" busy={busy} busyLabel="Saving">
          Save password and sign in
        </Button>
      </form>
      <WithProvider token={token} email={invitee.email} />
    </>
  );
};
