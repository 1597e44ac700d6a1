import { type SubmitEvent, useState } from 'react';
import type { FactorMethod, SecondStep as Step } from '#contract/auth/factors.ts';
import { ApiError } from '../../../client/api-error.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { canUsePasskey, rememberPasskey } from '../../../client/passkey-support.ts';
import { Button } from '../../../ui/Button.tsx';
import type { IconName } from '../../../ui/icon-names.ts';
import { Choice } from './Choice.tsx';
import { CodeField } from './CodeField.tsx';
import { PasskeyWaiting } from './PasskeyButton.tsx';
import { SignInError } from './SignInError.tsx';
import type { SignInState } from './useSignIn.ts';

const LostFactors = () => (
  <details className="hint">
    <summary>Lost all of them? How to get back in</summary>
    <p className="mt-sm">
      A lost phone or passkey: one of the ten recovery codes lets you in, and under My account you set up another. A
      lost mailbox takes nothing away; where the password is gone as well, whoever runs the server gives you another.
    </p>
    <p className="mt-sm">
      Whoever runs the server removes your second step, and you sign in with your password alone. Their manual says how
      (Operations, “Somebody cannot sign in”). Ring them, so that they know it is you.
    </p>
  </details>
);

type CodeMethod = Exclude<FactorMethod, 'passkey'>;

const words: Record<CodeMethod, { lead: string; label: string; note: string; choice: string; icon: IconName }> = {
  totp: {
    lead: 'Open your authenticator app and type the six figures for this portal.',
    label: 'Code',
    note: 'Changes every 30 seconds',
    choice: 'Use your authenticator app',
    icon: 'smartphone',
  },
  'recovery-code': {
    lead: 'Type one of the ten codes on your paper. Cross it out afterwards: each works once.',
    label: 'Recovery code',
    note: 'Such as 7KQ2-MWFT',
    choice: 'Use a recovery code',
    icon: 'life-buoy',
  },
};
const choiceHints: Record<CodeMethod, string> = {
  totp: 'Six figures from your phone',
  'recovery-code': 'One of the ten on your paper',
};

export interface SecondStepProps {
  step: Step;
  /** True if the heading stands elsewhere, as that of a dialog. */
  headed?: boolean;
  signIn: SignInState;
  onBack: () => void;
}

export const SecondStep = ({ step, headed = false, signIn, onBack }: SecondStepProps) => {
  const methods = step.methods.filter((method): method is CodeMethod => method !== 'passkey');
  const [method, setMethod] = useState<CodeMethod>(methods[0] ?? 'totp');
  const [code, setCode] = useState('');
  const { lead, label, note } = words[method];
  const fields = signIn.error instanceof ApiError ? signIn.error.problem?.fields : undefined;
  const [waiting, setWaiting] = useState(false);
  const platform = usePlatform();
  const withPasskey = async () => {
    setWaiting(true);
    signIn.fail(null);
    try {
      if (platform.signInWith) {
        // Two steps in one, whatever the password was.
        const result = await platform.signInWith('passkey');
        if (result) signIn.go(result);
        return;
      }
      const { askForSecondStep } = await import('../../../client/passkeys.ts');
      if (await signIn.run(await askForSecondStep(platform, step.ticket))) rememberPasskey();
    } catch (error) {
      signIn.fail(error);
    } finally {
      setWaiting(false);
    }
  };
  const hasPasskey = step.methods.includes('passkey') && canUsePasskey(platform);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void signIn.run({ way: 'second-factor', ticket: step.ticket, code });
  };
  const choose = (next: CodeMethod) => {
    setMethod(next);
    setCode('');
    signIn.fail(null);
  };
  return (
    <>
      <div>
        {!headed && <h1>One more step</h1>}
        <p className="hint mt-sm">{lead}</p>
      </div>
      {!fields?.code && <SignInError error={signIn.error} />}
      <form className="stack" noValidate onSubmit={submit}>
        <CodeField
          key={method}
          label={label}
          note={note}
          figures={method === 'totp'}
          value={code}
          error={fields?.code}
          onChange={setCode}
        />
        <Button variant="brand" block type="submit" icon="log-in" busy={signIn.busy} busyLabel="Signing in">
          Sign in
        </Button>
      </form>
      {(methods.length > 1 || hasPasskey) && (
        <>
          <p className="or">or</p>
          <div className="choices">
            {hasPasskey && (
              <Choice
                icon="key-round"
                tone="ok"
                title="Use a passkey"
                hint="Your fingerprint, your face or your PIN"
                onClick={() => void withPasskey()}
              />
            )}
            {methods
              .filter((one) => one !== method)
              .map((one) => (
                <Choice
                  key={one}
                  icon={words[one].icon}
                  tone={one === 'totp' ? 'info' : 'wait'}
                  title={words[one].choice}
                  hint={choiceHints[one]}
                  onClick={() => choose(one)}
                />
              ))}
          </div>
        </>
      )}
      {waiting && <PasskeyWaiting />}
      <LostFactors />
      <Button variant="quiet" block onClick={onBack}>
        Back to the password
      </Button>
    </>
  );
};
