import { type SubmitEvent, useState } from 'react';
import * as z from 'zod/mini';
import { PASSWORD_MIN, passwordChange, type User } from '#contract/people/people.ts';
import { ApiError, sentenceOf } from '../../../client/api-error.ts';
import { changePassword } from '../../../client/auth.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { fieldErrors } from '../../../ui/field-errors.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { PasswordField } from './PasswordField.tsx';
import { signOut } from './sign-out.ts';

const FAILED = 'The password could not be changed. Please try again.';

export const ChangePasswordForm = ({ user }: { user: User }) => {
  const platform = usePlatform();
  const [values, setValues] = useState({ currentPassword: '', newPassword: '' });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const change = (name: keyof typeof values) => (value: string) => {
    setValues({ ...values, [name]: value });
    setErrors({ ...errors, [name]: '' });
  };
  const send = async (checked: z.infer<typeof passwordChange>) => {
    setBusy(true);
    try {
      await changePassword(platform, checked);
    } catch (error) {
      setErrors((error instanceof ApiError && error.problem?.fields) || {});
      setFailure(sentenceOf(error, FAILED));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const checked = z.safeParse(passwordChange, values);
    setFailure('');
    setErrors(fieldErrors(checked));
    if (checked.success) void send(checked.data);
  };
  return (
    <>
      <div>
        <h1>Choose a new password</h1>
        <p className="hint mt-sm">{`${user.name}, the password you signed in with was made for you. Please choose your own before you go on.`}</p>
      </div>
      {failure && (
        <Notice tone="bad">
          <p>{failure}</p>
        </Notice>
      )}
      <form className="stack" noValidate onSubmit={submit}>
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          value={values.currentPassword}
          error={errors.currentPassword}
          onChange={change('currentPassword')}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint={`At least ${PASSWORD_MIN} characters. A few words in a row are easy to remember.`}
          value={values.newPassword}
          error={errors.newPassword}
          onChange={change('newPassword')}
        />
        <Button variant="brand" block type="submit" icon="key-round" busy={busy} busyLabel="Saving">
          Save new password
        </Button>
        <Button variant="quiet" block onClick={() => void signOut(platform.session)}>
          Sign out
        </Button>
      </form>
    </>
  );
};
