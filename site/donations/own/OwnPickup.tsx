import type { OwnDonation } from '#contract/donations/own-donation.ts';
import { managed } from '#contract/words/managed.ts';
import { T } from '../../language/T.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { OwnAgreedDay } from './OwnAgreedDay.tsx';
import { OwnAnotherDay } from './OwnAnotherDay.tsx';
import { OwnChooseDay } from './OwnChooseDay.tsx';
import type { ManagedOffer } from './useOwnDonation.ts';

export const OwnPickup = ({ offer, donation }: { offer: ManagedOffer; donation: OwnDonation }) => {
  const { day, days } = donation;
  if (!day && days.length === 0) return <OwnAnotherDay offer={offer} donation={donation} />;
  return (
    <>
      {day ? (
        <OwnAgreedDay offer={offer} day={day} />
      ) : (
        <OwnChooseDay key={days.length} offer={offer} donation={donation} />
      )}
      <details className="own__another">
        <T
          as="summary"
          className={buttonClass({ variant: 'quiet' })}
          of={day ? managed.dayDoesNotSuit : managed.noneSuits}
        />
        <OwnAnotherDay offer={offer} donation={donation} />
      </details>
    </>
  );
};
