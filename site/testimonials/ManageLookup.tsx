import '../styles/forms.css';
import { ManagedForm } from '../manage-link/ManagedForm.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import type { ManagedTestimonial } from './useManageLink.ts';

/** Asks for the private link, where it is not in the address or scripts do not run. */
export const ManageLookup = ({ yours: { token, errors, busy, see } }: { yours: ManagedTestimonial }) => {
  const submit = (fields: FormData) => {
    if (!busy) see(String(fields.get('token') ?? ''));
  };
  return (
    <ManagedForm kind="testimonial" label="Find it" className="form" onSubmit={submit}>
      <div className="form__body">
        <Field
          id="yours-token"
          name="token"
          label="Your private link"
          hint="We showed it when you sent your testimonial, and mailed it where you gave an address. Paste the whole link here."
          autoComplete="off"
          spellCheck={false}
          defaultValue={token}
          error={errors.token}
        />
      </div>
      <div className="form__foot">
        <Button type="submit" name="do" value="see" className="push" busy={busy === 'see'} busyLabel="Looking…">
          Show my testimonial
        </Button>
      </div>
    </ManagedForm>
  );
};
