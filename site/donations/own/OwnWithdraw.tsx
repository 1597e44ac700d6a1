import type { MouseEvent } from 'react';
import { managed } from '#contract/words/managed.ts';
import { T } from '../../language/T.tsx';
import { t } from '../../language/t.ts';
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
    <ManagedForm kind="donation" label={t(managed.withdraw)} className="own__withdraw" token={token} onSubmit={submit}>
      <details>
        <T as="summary" className={buttonClass({ variant: 'quiet' })} of={managed.withdrawDonation} />
        <div className="own__question">
          <T as="h2" of={managed.withdrawQuestion} />
          <T as="p" of={managed.withdrawText} />
          <div className="acts">
            <Button
              type="submit"
              name="do"
              value="withdraw"
              variant="bad"
              busy={busy === 'withdraw'}
              busyLabel={t(managed.withdrawing)}
              of={managed.withdrawYes}
            />
            {hydrated && <Button variant="line" onClick={close} of={managed.keepIt} />}
          </div>
        </div>
      </details>
    </ManagedForm>
  );
};
