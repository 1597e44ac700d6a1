import { type SubmitEvent, useId, useState } from 'react';
import { firstName } from '#contract/donations/donations.ts';
import type { User } from '#contract/people/people.ts';
import { excerpt } from '#contract/text/excerpt.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { readAllDecisionDrafts } from '../../review/moderation/decision-drafts.ts';
import { LazySecondStep } from './LazySecondStep.tsx';
import { PasswordField } from './PasswordField.tsx';
import { ProviderButtons } from './ProviderButtons.tsx';
import { SignInError } from './SignInError.tsx';
import { signOut } from './sign-out.ts';
import { useSignIn } from './useSignIn.ts';

const SHOWN = 90;
const PASSWORD_REQUIRED = 'Password is required';

const draftTexts = (personId: string): string[] =>
  readAllDecisionDrafts(personId).map(({ notes, reasonForDonor, consent, redaction, purpose }) =>
    purpose === 'redaction' ? redaction : [notes, reasonForDonor, consent].filter(Boolean).join(' '),
  );

const StoredDraftsNotice = ({ personId }: { personId: string }) => {
  const words = draftTexts(personId);
  if (words.length === 0) return null;
  return (
    <Notice tone="ok" icon="save" title="Kept for you" announce="none">
      {words.map((text) => (
        <p key={text}>{`“${excerpt(text, SHOWN)}”`}</p>
      ))}
    </Notice>
  );
};

export const SignInAgain = ({ person }: { person: User }) => {
  const { session } = usePlatform();
  const signIn = useSignIn();
  const { run, busy, error, fail } = signIn;
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState('');
  const form = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (password === '') setMissing(PASSWORD_REQUIRED);
    else void run({ way: 'password', email: person.email, password });
  };
  if (signIn.secondStep) {
    return (
      <Dialog small title="One more step">
        <LazySecondStep headed step={signIn.secondStep} signIn={signIn} onBack={signIn.restart} />
      </Dialog>
    );
  }
  return (
    <Dialog
      small
      title="Sign in to go on"
      hint="You were away for a while, so your session ended. Nothing is lost: this screen stays as it is."
      footer={
        <>
          <button
            className="linkbtn signin-again__other"
            type="button"
            onClick={() => void signOut(session)}
          >{`Not ${firstName(person.name)}? Start over`}</button>
          <Button variant="brand" type="submit" form={form} icon="log-in" busy={busy} busyLabel="Signing in">
            Sign in and go on
          </Button>
        </>
      }
    >
      <StoredDraftsNotice personId={person.id} />
      <div className="row row--tight">
        <Avatar name={person.name} colour="heather" />
        <span>
          <b>{person.name}</b>
          <br />
          <small>{person.email}</small>
        </span>
      </div>
      <SignInError error={error} />
      <form id={form} noValidate onSubmit={submit}>
        <input type="hidden" name="username" autoComplete="username" value={person.email} />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          value={password}
          error={missing}
          onChange={(value) => {
            setPassword(value);
            setMissing('');
          }}
        />
      </form>
      <p className="or">or</p>
      <div className="signin-again">
        <ProviderButtons onSignIn={run} onSignedIn={signIn.go} onError={fail} />
      </div>
    </Dialog>
  );
};
