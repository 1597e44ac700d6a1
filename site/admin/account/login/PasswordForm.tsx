import { type SubmitEvent, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { credentials } from '#contract/people/people.ts';
import type { SignIn } from '../../../client/platform.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { fieldErrors } from '../../../ui/field-errors.ts';
import { PasswordField } from './PasswordField.tsx';

const SLOW_AFTER_MS = 4000;

/** True once something has been busy for four seconds. */
const useIsSlow = (busy: boolean): boolean => {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);
  return isSlow;
};

export const PasswordForm = ({ onSignIn, busy }: { onSignIn: (how: SignIn) => Promise<unknown>; busy: boolean }) => {
  const [values, setValues] = useState({ email: '', password: '' });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const isSlow = useIsSlow(busy);
  const change = (name: 'email' | 'password', value: string) => {
    setValues({ ...values, [name]: value });
    setErrors({ ...errors, [name]: '' });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const checked = z.safeParse(credentials, values);
    setErrors(fieldErrors(checked));
    if (checked.success) void onSignIn({ way: 'password', ...checked.data });
  };
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <Field
        label="Email"
        type="email"
        autoComplete="username webauthn"
        required
        value={values.email}
        error={errors.email}
        onChange={(event) => change('email', event.target.value)}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        value={values.password}
        error={errors.password}
        onChange={(value) => change('password', value)}
      />
      <Button variant="brand" block type="submit" icon="log-in" busy={busy} busyLabel="Signing in">
        Sign in
      </Button>
      {isSlow && (
        <p className="hint" role="status">
          Many people are trying to sign in just now. This may take up to 30 seconds.
        </p>
      )}
    </form>
  );
};
