import '../styles/offer.css';
import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { picturesWaitingText } from '../ui/pictures-waiting.ts';
import { SentCard } from '../ui/SentCard.tsx';
import { useHydrated } from '../ui/useHydrated.ts';
import { OfferProgress } from './OfferProgress.tsx';
import { sentSteps } from './own-steps.ts';
import type { PhotoUploads } from './photo-uploads.ts';
import { ReferenceCard } from './ReferenceCard.tsx';
import { SentPhotos } from './SentPhotos.tsx';
import { forgetSentOffer, storeSentOffer } from './sent-offer.ts';

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
  manageUrl: string;
  /** The donor's first name, or empty. */
  name?: string;
  /** Photos that were sent without scripts and are still being prepared. */
  picturesWaiting?: number | undefined;
  uploads?: PhotoUploads;
  onRetry?: (photo: File) => void;
  onRemove?: (photo: File) => void;
  /** Takes the focus when true: after the overlay has gone. */
  focus?: boolean;
  onAnother?: () => void;
}

/** What stays on the page after an offer was sent: the reference, the manage link, and how the photos are doing. */
export const DonationSent = (props: DonationSentProps) => {
  const {
    reference,
    manageUrl,
    name = '',
    picturesWaiting = 0,
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
      lead="Your donation is on its way to someone who needs it. We will contact you within 2-3 business days."
      focus={focus}
      actions={
        <>
          {hydrated &&
            (stored ? (
              <Button variant="quiet" onClick={forget}>
                Forget on This Device
              </Button>
            ) : (
              <p className="hint" role="status">
                This device has forgotten the link.
              </p>
            ))}
          <ButtonLink variant="line" className="push" href="/">
            Back to Home
          </ButtonLink>
          {onAnother ? (
            <Button variant="brand" onClick={onAnother}>
              Submit Another Donation
            </Button>
          ) : (
            <ButtonLink variant="brand" href="/donations?form=1#donation-form">
              Submit Another Donation
            </ButtonLink>
          )}
        </>
      }
    >
      <ReferenceCard reference={reference} manageUrl={manageUrl} />
      {uploads.length > 0 && onRetry && onRemove && (
        <SentPhotos uploads={uploads} onRetry={onRetry} onRemove={onRemove} />
      )}
      {picturesWaiting > 0 && <p className="hint">{picturesWaitingText(picturesWaiting)}</p>}
      <section aria-labelledby="way-title">
        <h3 id="way-title">What happens now</h3>
        <OfferProgress label="What happens now" steps={sentSteps} />
      </section>
    </SentCard>
  );
};
