import '../../styles/forms.css';
import '../../styles/offer.css';
import type { Ref } from 'react';
import { PHOTOS_MAX } from '#contract/donations/donations.ts';
import type { ManagedDonation } from '#contract/donations/managed-donation.ts';
import type { Helpline } from '#contract/testimonials/helplines.ts';
import { managed } from '#contract/words/managed.ts';
import type { Message } from '#contract/words/message.ts';
import { site } from '#contract/words/site.ts';
import { useSettings } from '../../client/PageAnswersContext.tsx';
import { T } from '../../language/T.tsx';
import { t } from '../../language/t.ts';
import { Written } from '../../language/Written.ts';
import { ManagedWithdraw } from '../../manage-link/ManagedWithdraw.tsx';
import { usePhoneHref } from '../../shops/PhoneLinks.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { HelplineCard } from '../../ui/HelplineCard.tsx';
import { Illustration } from '../../ui/Illustration.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RefusedNotice } from '../../ui/RefusedNotice.tsx';
import { OfferProgress } from '../OfferProgress.tsx';
import { offerSteps } from '../offer-progress.ts';
import { ManagedFacts } from './ManagedFacts.tsx';
import { ManagedPhotos } from './ManagedPhotos.tsx';
import { ManagedPickup } from './ManagedPickup.tsx';
import type { ManagedDonationState } from './useManagedDonation.ts';

const managedTitle = ({ status, withdrawn, pickupRequired, day }: ManagedDonation): Message => {
  if (status === 'pending') return managed.titlePending;
  if (status === 'collected') return managed.titleCollected;
  if (status === 'rejected') return withdrawn ? managed.titleWithdrawn : managed.titleDeclined;
  if (day) return managed.titleAgreed;
  return pickupRequired ? managed.titlePickup : managed.titleDropOff;
};

const pictureOf = ({ status, withdrawn }: ManagedDonation) => {
  if (status === 'collected') return 'service-shop';
  if (status === 'rejected') return withdrawn ? 'sample-armchairs' : 'signpost';
  return null;
};

const WITHDRAW = {
  open: managed.withdrawDonation,
  question: managed.withdrawQuestion,
  text: managed.withdrawText,
  yes: managed.withdrawYes,
  keep: managed.keepIt,
};

const NextLink = ({ donation: { status, pickupRequired } }: { donation: ManagedDonation }) => {
  if (status === 'approved' && !pickupRequired) {
    return <ButtonLink variant="line" small icon="map-pin" href="/about/our-shops" of={managed.findShop} />;
  }
  if (status !== 'rejected' && status !== 'collected') return null;
  return <ButtonLink variant="line" small href="/donations?form=1#donation-form" of={managed.offerAgain} />;
};

type ManagedDonationCardProps = {
  donation: ManagedDonation;
  offer: ManagedDonationState;
  heading: Ref<HTMLElement>;
  refused?: readonly Helpline[] | undefined;
};

export const ManagedDonationCard = ({ donation, offer, heading, refused }: ManagedDonationCardProps) => {
  const { phone } = useSettings().contact;
  const hrefOf = usePhoneHref();
  const { reference, status, statusText, reasonForDonor, photos, picturesWaiting } = donation;
  const helplines = donation.helplines ?? refused;
  const isOpen = status === 'pending' || status === 'approved';
  const picture = pictureOf(donation);
  return (
    <div className="form managed">
      {picture && <Illustration name={picture} className="top" />}
      <div className="form__head">
        <div className="managed__top">
          <T as="p" className="eyebrow" of={managed.yourDonation} />
          <T as="p" className="hint" of={managed.reference} values={{ reference: <strong>{reference}</strong> }} />
        </div>
        <T as="h1" ref={heading} tabIndex={-1} of={managedTitle(donation)} />
        {helplines && <HelplineCard title="h2" className="mt-sm" lines={helplines} />}
        {reasonForDonor === undefined ? (
          <T as="p" className="lead lead--sm mt-sm lines" text={statusText} />
        ) : (
          <Written as="p" className="lead lead--sm mt-sm lines" language={null}>
            {reasonForDonor}
          </Written>
        )}
        <OfferProgress label={t(managed.stepsLabel)} steps={offerSteps(donation)} />
      </div>
      <div className="form__body">
        <RefusedNotice text={offer.message} />
        {offer.shown?.done === 'photos' && !offer.busy && !offer.message && (
          <Notice tone="ok">
            <T as="p" of={managed.photosAdded} />
          </Notice>
        )}
        {status === 'approved' && donation.pickupRequired && <ManagedPickup offer={offer} donation={donation} />}
        <ManagedFacts donation={donation} />
        {isOpen && <ManagedPhotos offer={offer} room={Math.max(0, PHOTOS_MAX - photos.length - picturesWaiting)} />}
        <div className="acts">
          <NextLink donation={donation} />
        </div>
      </div>
      <div className="form__foot">
        {isOpen && <ManagedWithdraw kind="donation" record={offer} words={WITHDRAW} />}
        <ButtonLink variant="line" className="push" icon="phone" href={hrefOf(phone)}>
          <T of={site.call} values={{ phone }} />
        </ButtonLink>
      </div>
    </div>
  );
};
