import { Notice } from '../ui/Notice.tsx';
import { picturesWaitingText } from '../ui/pictures-waiting.ts';
import { failed, type PhotoUploads, preparing, refused, underWay } from './photo-uploads.ts';
import { UploadList } from './UploadList.tsx';

const arrived = (uploads: PhotoUploads) =>
  uploads.filter(({ status }) => status === 'arrived' || status === 'preparing').length;

const titleOf = (uploads: PhotoUploads): string => {
  if (underWay(uploads)) return 'Your photos are still arriving';
  if (failed(uploads).length > 0 || refused(uploads).length > 0) return 'Your photos';
  return uploads.length === 1 ? 'Your photo is here' : 'Your photos are here';
};

const missing = (count: number) => (count === 1 ? 'One photo did not arrive.' : `${count} photos did not arrive.`);

const neverTaken = (count: number) => (count === 1 ? 'One photo cannot be taken.' : `${count} photos cannot be taken.`);

type SentPhotosProps = {
  uploads: PhotoUploads;
  onRetry: (photo: File) => void;
  onRemove: (photo: File) => void;
};

/** The photos of an offer that was sent: they follow it one by one. */
export const SentPhotos = ({ uploads, onRetry, onRemove }: SentPhotosProps) => {
  const waiting = picturesWaitingText(preparing(uploads));
  const late = failed(uploads).length;
  const never = refused(uploads).length;
  return (
    <section className="sent__photos" aria-labelledby="uploads-title">
      <h3 id="uploads-title">{titleOf(uploads)}</h3>
      {underWay(uploads) && (
        <p
          className="hint"
          role="status"
        >{`${arrived(uploads)} of ${uploads.length} ${uploads.length === 1 ? 'is' : 'are'} here. Your donation is already safe; leave this page open for the rest.`}</p>
      )}
      {late > 0 && !underWay(uploads) && (
        <Notice tone="wait" title={missing(late)}>
          <p>{`Your donation is safe without ${late === 1 ? 'it' : 'them'}. Try again now, or add photos from your link.`}</p>
        </Notice>
      )}
      {never > 0 && !underWay(uploads) && (
        <Notice tone="wait" title={neverTaken(never)}>
          <p>{never === 1 ? 'Your donation is safe without it.' : 'Your donation is safe without them.'}</p>
        </Notice>
      )}
      <UploadList uploads={uploads} onRetry={onRetry} onRemove={onRemove} />
      {waiting !== '' && <p className="hint">{waiting}</p>}
    </section>
  );
};
