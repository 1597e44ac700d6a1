import '../styles/offer.css';
import { useEffect, useState } from 'react';
import type { Helpline } from '#contract/testimonials/helplines.ts';
import { offer } from '#contract/words/offer.ts';
import { saying } from '../language/saying.ts';
import { T } from '../language/T.tsx';
import { t } from '../language/t.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { picturesWaitingText } from '../ui/pictures-waiting.ts';
import { SentCard } from '../ui/SentCard.tsx';
import { useHydrated } from '../ui/useHydrated.ts';
import { OfferProgress } from './OfferProgress.tsx';
import type { OfferStep } from './offer-progress.ts';
import type { PhotoUploads } from './photo-uploads.ts';
import { ReferenceCard } from './ReferenceCard.tsx';
import { SentPhotos } from './SentPhotos.tsx';
import { forgetSentOffer, storeSentOffer } from './sent-offer.ts';
import { VanHint } from './VanHint.tsx';

const sentSteps: readonly OfferStep[] = [
  { name: offer.received, note: saying(offer.today), state: 'done' },
  { name: offer.lookedAt, note: saying(offer.lookedAtWithin), state: 'now' },
  { name: offer.dayAgreed, note: saying(offer.forAPickup), state: 'ahead' },
  { name: offer.collected, state: 'ahead' },
];

const useStored = (reference: string, manageUrl: string) => {
  const [stored, setStored] = useState(true);
  useEffect(() => {
    storeSentOffer({ reference, manageUrl, sentAt: new Date().toISOString() });
  }, [reference, manageUrl]);
  const forget = () => {
    forgetSentOffer();
    setStored(false);
  };
  return { stored, forget };
};

interface DonationSentProps {
  reference: string;
  helplines?: readonly Helpline[] | undefined;
  manageUrl: string;
  name?: string;
  van?: string | null | undefined;
  picturesWaiting?: number | undefined;
  uploads?: PhotoUploads;
  onRetry?: (photo: File) => void;
  onRemove?: (photo: File) => void;
  focus?: boolean;
  onAnother?: () => void;
}

export const DonationSent = (props: DonationSentProps) => {
  const {
    reference,
    manageUrl,
    helplines,
    name = '',
    picturesWaiting = 0,
    van,
    uploads = [],
    onRetry,
    onRemove,
    focus = false,
    onAnother,
  } = props;
  const hydrated = useHydrated();
  const { stored, forget } = useStored(reference, manageUrl);
  return (
    <SentCard
      name={name}
      lead={<T of={offer.sentLead} />}
      helplines={helplines}
      focus={focus}
      actions={
        <>
          {hydrated &&
            (stored ? (
              <Button variant="quiet" onClick={forget} of={offer.forgetOnDevice} />
            ) : (
              <T as="p" className="hint" role="status" of={offer.forgottenOnDevice} />
            ))}
          <ButtonLink variant="line" className="push" href="/" of={offer.backToHome} />
          {onAnother ? (
            <Button variant="brand" onClick={onAnother} of={offer.submitAnother} />
          ) : (
            <ButtonLink variant="brand" href="/donations?form=1#donation-form" of={offer.submitAnother} />
          )}
        </>
      }
    >
      <ReferenceCard reference={reference} manageUrl={manageUrl} use={offer.ownLinkUse} subject={offer.mailSubject} />
      <T as="p" className="hint" of={offer.mailedToo} />
      <VanHint van={van} />
      {uploads.length > 0 && onRetry && onRemove && (
        <SentPhotos uploads={uploads} onRetry={onRetry} onRemove={onRemove} />
      )}
      {picturesWaiting > 0 && <p className="hint">{picturesWaitingText(picturesWaiting)}</p>}
      <section aria-labelledby="way-title">
        <T as="h3" id="way-title" of={offer.whatHappensNow} />
        <OfferProgress label={t(offer.whatHappensNow)} steps={sentSteps} />
      </section>
    </SentCard>
  );
};
