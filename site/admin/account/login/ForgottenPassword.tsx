import { useState } from 'react';
import { RESET_MINUTES } from '#contract/people/invitations.ts';
import { forgottenPassword } from '#contract/people/people.ts';
import { askForPasswordReset } from '#contract/people/public-calls.ts';
import { useSend } from '../../../client/calls.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { useEditForm } from '../../shell/forms/useEditForm.ts';

const start = { email: '' };

/** Says the same for every address. */
export const ForgottenPassword = ({ onBack }: { onBack: () => void }) => {
  const ask = useSend(askForPasswordReset);
  const [isRequested, setRequested] = useState(false);
  const form = useEditForm({
    draft: null,
    start,
    schema: forgottenPassword,
    save: async (values) => {
      await ask({ body: values });
      setRequested(true);
      return values;
    },
  });
  return (
    <>
      <div>
        <h1>Forgotten your password?</h1>
        <p className="hint mt-sm">We mail you a link with which you choose another one.</p>
      </div>
      {form.failure && (
        <Notice tone="bad">
          <p>{form.failure}</p>
        </Notice>
      )}
      {isRequested ? (
        <Notice tone="ok" title="If there is an account with this address, a mail is on its way.">
          <p>{`The link works for ${RESET_MINUTES} minutes. Nothing there? Look among the spam, then ask whoever runs the server: they can set another password.`}</p>
        </Notice>
      ) : (
        <form className="stack" noValidate onSubmit={form.submit}>
          <Field
            label="Email"
            type="email"
            autoComplete="username"
            required
            value={form.values.email}
            error={form.errors.email}
            onChange={(event) => form.change({ email: event.target.value })}
          />
          <Button variant="brand" block type="submit" icon="mail" busy={form.busy} busyLabel="Sending">
            Send me a link
          </Button>
        </form>
      )}
      <Button variant="quiet" block onClick={onBack}>
        Back to the sign-in
      </Button>
    </>
  );
};
