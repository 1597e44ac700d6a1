import type { Message } from '#contract/words/message.ts';
import { offer } from '#contract/words/offer.ts';
import { T } from '../language/T.tsx';
import { Notice } from '../ui/Notice.tsx';
import { picturesWaitingText } from '../ui/pictures-waiting.ts';
import { failed, type PhotoUploads, preparing, refused, underWay } from './photo-uploads.ts';
import { UploadList } from './UploadList.tsx';

const arrived = (uploads: PhotoUploads) =>
  uploads.filter(({ status }) => status === 'arrived' || status === 'preparing').length;

const titleOf = (uploads: PhotoUploads): Message<'count'> => {
  if (underWay(uploads)) return offer.photosArriving;
  return failed(uploads).length > 0 || refused(uploads).length > 0 ? offer.yourPhotos : offer.photosHere;
};

type SentPhotosProps = {
  uploads: PhotoUploads;
  onRetry: (photo: File) => void;
  onRemove: (photo: File) => void;
};

export const SentPhotos = ({ uploads, onRetry, onRemove }: SentPhotosProps) => {
  const waiting = picturesWaitingText(preparing(uploads));
  const late = failed(uploads).length;
  const never = refused(uploads).length;
  return (
    <section className="sent__photos" aria-labelledby="uploads-title">
      <T as="h3" id="uploads-title" of={titleOf(uploads)} values={{ count: uploads.length }} />
      {underWay(uploads) && (
        <T
          as="p"
          className="hint"
          role="status"
          of={offer.photosHereOf}
          values={{ here: arrived(uploads), count: uploads.length }}
        />
      )}
      {late > 0 && !underWay(uploads) && (
        <Notice tone="wait" title={<T of={offer.photosLost} values={{ count: late }} />}>
          <T as="p" of={offer.photosLostSafe} values={{ count: late }} />
        </Notice>
      )}
      {never > 0 && !underWay(uploads) && (
        <Notice tone="wait" title={<T of={offer.photosRefused} values={{ count: never }} />}>
          <T as="p" of={offer.photosRefusedSafe} values={{ count: never }} />
        </Notice>
      )}
      <UploadList uploads={uploads} onRetry={onRetry} onRemove={onRemove} />
      {waiting !== '' && <p className="hint">{waiting}</p>}
    </section>
  );
};
