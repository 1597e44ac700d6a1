import { managed } from '#contract/words/managed.ts';
import { T } from '../language/T.tsx';
import { t } from '../language/t.ts';
import { ManagedForm } from '../manage-link/ManagedForm.tsx';
import { Button } from '../ui/Button.tsx';
import type { ManagedTestimonialState } from './useManagedTestimonial.ts';

export const ManagedTestimonialWithdraw = ({
  yours: { token, busy, withdraw },
}: {
  yours: ManagedTestimonialState;
}) => {
  const submit = () => {
    if (!busy) withdraw();
  };
  return (
    <ManagedForm kind="testimonial" label={t(managed.withdrawTestimonial)} token={token} onSubmit={submit}>
      <details>
        <T as="summary" of={managed.withdrawTestimonial} />
        <T as="p" of={managed.withdrawTestimonialText} />
        <Button
          type="submit"
          name="do"
          value="withdraw"
          variant="bad"
          busy={busy === 'withdraw'}
          busyLabel={t(managed.deleting)}
          of={managed.withdrawTestimonialYes}
        />
      </details>
    </ManagedForm>
  );
};
