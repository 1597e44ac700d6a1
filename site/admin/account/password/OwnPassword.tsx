import { PASSWORD_MIN, passwordChange } from '#contract/people/people.ts';
import { changePassword } from '../../../client/auth.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { useEditForm } from '../../shell/forms/useEditForm.ts';
import { PasswordField } from '../login/PasswordField.tsx';

const empty = { currentPassword: '', newPassword: '' };

/** Ends the person's sessions elsewhere. */
export const OwnPassword = () => {
  const platform = usePlatform();
  const form = useEditForm({
    draft: null,
    start: empty,
    schema: passwordChange,
    save: async (values) => {
      await changePassword(platform, values);
      return empty;
    },
  });
  return (
    <section className="box">
      <div className="box__head">
        <div>
          <h2>Change password</h2>
          <p>Only for people who sign in with an email and password.</p>
        </div>
      </div>
      <form className="box__body stack" noValidate aria-label="Change password" onSubmit={form.submit}>
        {form.saved && (
          <Notice tone="ok">
            <p>Your password is changed. Where else you were signed in, you are signed out now.</p>
            <p>
              Was somebody else in your account? <a href="#not-me">End everything that they could have made</a>, too.
            </p>
          </Notice>
        )}
        {form.failure && (
          <Notice tone="bad">
            <p>{form.failure}</p>
          </Notice>
        )}
        <div className="cols">
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            value={form.values.currentPassword}
            error={form.errors.currentPassword}
            onChange={(currentPassword) => form.change({ currentPassword })}
          />
          <PasswordField
            label="New password"
            autoComplete="new-password"
            hint={`At least ${PASSWORD_MIN} characters. A few words in a row are easy to remember.`}
            value={form.values.newPassword}
            error={form.errors.newPassword}
            onChange={(newPassword) => form.change({ newPassword })}
          />
        </div>
        <div>
          <Button variant="line" type="submit" busy={form.busy} busyLabel="Saving">
            Change password
          </Button>
        </div>
      </form>
    </section>
  );
};
