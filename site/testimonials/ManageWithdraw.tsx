import type { SubmitEvent } from 'react';
import { MANAGE_LINK_PATH } from '#contract/manage-link.ts';
import { Button } from '../ui/Button.tsx';
import type { ManagedTestimonial } from './useManageLink.ts';

/** Deletes the testimonial, after a second press. */
export const ManageWithdraw = ({ yours: { token, busy, withdraw } }: { yours: ManagedTestimonial }) => {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) withdraw();
  };
  return (
    <form
      aria-label="Withdraw it"
      method="post"
      action={MANAGE_LINK_PATH}
      encType="multipart/form-data"
      noValidate
      onSubmit={submit}
    >
      <input type="hidden" name="token" value={token} />
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
    </form>
  );
};
