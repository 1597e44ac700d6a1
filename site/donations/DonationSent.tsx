import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { RotateCw } from '../ui/icons/RotateCw.tsx';
import { Notice } from '../ui/Notice.tsx';
import { picturesWaitingText } from '../ui/pictures-waiting.ts';
import { photoKey } from './choose-photos.ts';
import { failed, type PhotoUploads, preparing, underWay } from './photo-uploads.ts';

const labels = {
  waiting: 'Waiting',
  sending: 'Sending',
  arrived: 'Arrived',
  preparing: 'Arrived',
  failed: 'Did not arrive',
} as const;

type UploadListProps = { uploads: PhotoUploads; onRetry: (index: number, photo: File) => void };

const UploadList = ({ uploads, onRetry }: UploadListProps) => (
  <section aria-labelledby="uploads-title">
    <h3 id="uploads-title">Your photos</h3>
    <ul className="uploads mt-md">
      {uploads.map(({ photo, status, share }, index) => (
        <li key={photoKey(photo)}>
          <span>{photo.name}</span>
          {status === 'failed' ? (
            <Button variant="line" small icon={RotateCw} onClick={() => onRetry(index, photo)}>
              Try again<span className="sr"> with {photo.name}</span>
            </Button>
          ) : (
            <span>{labels[status]}</span>
          )}
          {status !== 'failed' && <progress aria-label={`Sending ${photo.name}`} value={share} max={1} />}
        </li>
      ))}
    </ul>
  </section>
);

type DonationSentProps = Partial<UploadListProps> & {
  reference: string;
  /** Photos that were sent without scripts and are still being prepared. */
  picturesWaiting?: number | undefined;
  /** Takes the focus when true: after the overlay has gone. */
  focus?: boolean;
  onAnother?: () => void;
};

/** What stays on the page after an offer was sent: the reference number, and how the photos are doing. */
export const DonationSent = (props: DonationSentProps) => {
  const { reference, picturesWaiting = 0, uploads = [], onRetry, focus = false, onAnother } = props;
  const waiting = picturesWaitingText(picturesWaiting + preparing(uploads));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  return (
    <div className="form sent">
      <h2 ref={heading} tabIndex={-1} id="form-title">
        We have your offer
      </h2>
      <div>
        <p>Your reference number</p>
        <p className="reference">{reference}</p>
      </div>
      <p className="lead lead--sm">We will contact you within 2-3 business days. Please have this number at hand.</p>
      {uploads.length > 0 && onRetry && <UploadList uploads={uploads} onRetry={onRetry} />}
      {underWay(uploads) && (
        <p className="hint" role="status">
          Your photos are being sent. Please keep this page open for a moment.
        </p>
      )}
      {waiting !== '' && <p className="hint">{waiting}</p>}
      {failed(uploads).length > 0 && (
        <Notice tone="wait" title="Some photos did not arrive">
          <p>Your offer counts without them. You can try again here, or bring the things as they are.</p>
        </Notice>
      )}
      <div className="row">
        {onAnother ? (
          <Button variant="line" onClick={onAnother}>
            Submit Another Donation
          </Button>
        ) : (
          <ButtonLink variant="line" href="/donations?form=1#donation-form">
            Submit Another Donation
          </ButtonLink>
        )}
      </div>
    </div>
  );
};
