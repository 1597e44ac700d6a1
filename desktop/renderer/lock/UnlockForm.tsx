import { type SubmitEvent, useState } from 'react';
import { CodeField } from '#site/admin/account/login/CodeField.tsx';
import { PasskeyWaiting } from '#site/admin/account/login/PasskeyButton.tsx';
import { PasswordField } from '#site/admin/account/login/PasswordField.tsx';
import { Button } from '#site/ui/Button.tsx';
import type { UnlockWay } from '../../bridge/app-lock.ts';
import { useShell } from '../ShellContext.tsx';

const MISSING = { password: 'Password is required', code: 'Code is required' } as const;

export const UnlockForm = () => {
  const { bridge, state } = useShell();
  const [busy, setBusy] = useState<UnlockWay['way'] | null>(null);
  const [failure, setFailure] = useState('');
  const [way, setWay] = useState<'password' | 'code'>('password');
  const [typed, setTyped] = useState('');
  const unlock = async (how: UnlockWay) => {
    setBusy(how.way);
    setFailure('');
    const outcome = await bridge.unlock(how);
    setBusy(null);
    if (!outcome.ok) setFailure(outcome.message);
  };
  const change = (value: string) => {
    setTyped(value);
    setFailure('');
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (typed === '') setFailure(MISSING[way]);
    else void unlock(way === 'password' ? { way, password: typed } : { way, code: typed });
  };
  const other = () => {
    setWay(way === 'password' ? 'code' : 'password');
    change('');
  };
  const field = { value: typed, error: failure, onChange: change };
  return (
    <>
      <form className="stack" noValidate onSubmit={submit}>
        {way === 'password' ? (
          <PasswordField label="Password" autoComplete="current-password" {...field} />
        ) : (
          <CodeField label="Code" note="From the app, or a recovery code" figures={false} {...field} />
        )}
        <Button variant="brand" block type="submit" busy={busy === way} busyLabel="Opening">
          Open again
        </Button>
      </form>
      <div className="stack stack--close">
        {state.lock.hasSystemUnlock && (
          <Button variant="line" block icon="fingerprint-pattern" onClick={() => void unlock({ way: 'system' })}>
            Touch ID
          </Button>
        )}
        <Button variant="line" block icon="key-round" onClick={() => void unlock({ way: 'passkey' })}>
          Use a passkey
        </Button>
        {busy === 'passkey' && <PasskeyWaiting />}
        <Button variant="quiet" block onClick={other}>
          {way === 'password' ? 'Use a code instead' : 'Use your password instead'}
        </Button>
      </div>
    </>
  );
};
