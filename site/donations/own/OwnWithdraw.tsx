import type { MouseEvent } from 'react';
import { ManagedForm } from '../../manage-link/ManagedForm.tsx';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import type { ManagedOffer } from './useOwnDonation.ts';

const close = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
  const details = currentTarget.closest('details');
  details?.removeAttribute('open');
  details?.querySelector('summary')?.focus();
};

/** Withdraws the offer, after a question. */
export const OwnWithdraw = ({ offer: { token, busy, withdraw } }: { offer: ManagedOffer }) => {
  const hydrated = useHydrated();
  const submit = () => {
    if (!busy) withdraw();
  };
  return (
    <ManagedForm kind="donation" label="Withdraw" className="own__withdraw" token={token} onSubmit={submit}>
      <details>
        <summary className={buttonClass({ variant: 'quiet' })}>Withdraw Donation</summary>
        <div className="own__question">
          <h2>Withdraw your donation?</h2>
          <p>We take it off our list, and nobody will call. You can offer it again whenever you like.</p>
          <div className="acts">
            <Button
              type="submit"
              name="do"
              value="withdraw"
              variant="bad"
              busy={busy === 'withdraw'}
              busyLabel="Withdrawing…"
            >
              Yes, Withdraw It
            </Button>
            {hydrated && (
              <Button variant="line" onClick={close}>
                Keep It
              </Button>
            )}
          </div>
        </div>
      </details>
    </ManagedForm>
  );
};
