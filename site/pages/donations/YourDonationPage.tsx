import { managed } from '#contract/words/managed.ts';
import { ManagedDonationCard } from '../../donations/managed/ManagedDonationCard.tsx';
import { useManagedDonation } from '../../donations/managed/useManagedDonation.ts';
import { T } from '../../language/T.tsx';
import { ManagedLookup } from '../../manage-link/ManagedLookup.tsx';
import { useHeadingFocus } from '../../manage-link/useHeadingFocus.ts';
import { useSubmitted } from '../../routing/PageContext.tsx';

export const YourDonationPage = () => {
  const submitted = useSubmitted();
  const offer = useManagedDonation(submitted);
  const { donation = null } = offer.shown ?? {};
  const { heading, onSubmit } = useHeadingFocus(offer.shown, donation?.helplines !== undefined);
  return (
    <section className="section section--furze section--form" data-app="" onSubmit={onSubmit}>
      <div className="wrap wrap--narrow">
        {donation ? (
          <ManagedDonationCard donation={donation} offer={offer} heading={heading} refused={submitted?.helplines} />
        ) : (
          <ManagedLookup kind="donation" record={offer} hint={managed.lookupHint} show={managed.showDonation} />
        )}
        <p className="hint managed__note">
          <T of={managed.donationLinkIsSecret} /> <T as="a" href="/privacy" of={managed.whatWeKeep} />
        </p>
      </div>
    </section>
  );
};
