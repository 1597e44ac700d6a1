import { managed } from '#contract/words/managed.ts';
import { T } from '../language/T.tsx';
import { t } from '../language/t.ts';
import '../styles/forms.css';
import { ManagedForm } from '../manage-link/ManagedForm.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import type { ManagedTestimonialState } from './useManagedTestimonial.ts';

export const ManagedTestimonialLookup = ({
  yours: { token, errors, busy, see },
}: {
  yours: ManagedTestimonialState;
}) => {
  const submit = (fields: FormData) => {
    if (!busy) see(String(fields.get('token') ?? ''));
  };
  return (
    <ManagedForm kind="testimonial" label={t(managed.findIt)} className="form" onSubmit={submit}>
      <div className="form__body">
        <Field
          id="managed-token"
          name="token"
          label={<T of={managed.privateLink} />}
          hint={<T of={managed.privateLinkHint} />}
          autoComplete="off"
          spellCheck={false}
          defaultValue={token}
          error={errors.token}
        />
      </div>
      <div className="form__foot">
        <Button
          type="submit"
          name="do"
          value="see"
          className="push"
          busy={busy === 'see'}
          busyLabel={t(managed.looking)}
          of={managed.showTestimonial}
        />
      </div>
    </ManagedForm>
  );
};
