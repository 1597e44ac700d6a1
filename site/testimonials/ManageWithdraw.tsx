import { ManagedForm } from '../manage-link/ManagedForm.tsx';
import { Button } from '../ui/Button.tsx';
import type { ManagedTestimonial } from './useManageLink.ts';

/** Deletes the testimonial, after a second press. */
export const ManageWithdraw = ({ yours: { token, busy, withdraw } }: { yours: ManagedTestimonial }) => {
  const submit = () => {
    if (!busy) withdraw();
  };
  return (
    <ManagedForm kind="testimonial" label="Withdraw it" token={token} onSubmit={submit}>
      <details>
        <summary>Withdraw it</summary>
        <p>
          We delete your testimonial for good, with your name, address and picture, and it leaves this website at once.
          This cannot be undone. No reason is needed.
        </p>
        <Button type="submit" name="do" value="withdraw" variant="bad" busy={busy === 'withdraw'} busyLabel="Deleting…">
          Withdraw my testimonial
        </Button>
      </details>
    </ManagedForm>
  );
};
