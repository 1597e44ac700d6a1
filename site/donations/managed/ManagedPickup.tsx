import type { ManagedDonation } from '#contract/donations/managed-donation.ts';
import { managed } from '#contract/words/managed.ts';
import { T } from '../../language/T.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { ManagedAgreedDay } from './ManagedAgreedDay.tsx';
import { ManagedAnotherDay } from './ManagedAnotherDay.tsx';
import { ManagedChooseDay } from './ManagedChooseDay.tsx';
import type { ManagedDonationState } from './useManagedDonation.ts';

export const ManagedPickup = ({ offer, donation }: { offer: ManagedDonationState; donation: ManagedDonation }) => {
  const { day, days } = donation;
  if (!day && days.length === 0) return <ManagedAnotherDay offer={offer} donation={donation} />;
  return (
    <>
      {day ? (
        <ManagedAgreedDay offer={offer} day={day} />
      ) : (
        <ManagedChooseDay key={days.length} offer={offer} donation={donation} />
      )}
      <details className="managed__another">
        <T
          as="summary"
          className={buttonClass({ variant: 'quiet' })}
          of={day ? managed.dayDoesNotSuit : managed.noneSuits}
        />
        <ManagedAnotherDay offer={offer} donation={donation} />
      </details>
    </>
  );
};
