import { forms } from '#contract/words/forms.ts';
import { offer } from '#contract/words/offer.ts';
import { photoKey } from '../client/idempotency-key.ts';
import { T } from '../language/T.tsx';
import { t } from '../language/t.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { usePreview } from '../ui/usePreview.ts';
import type { PhotoUpload, PhotoUploads } from './photo-uploads.ts';

const Progress = ({ upload: { photo, status, share } }: { upload: PhotoUpload }) => {
  if (status === 'arrived' || status === 'preparing') {
    return (
      <span className="mini__here">
        <Icon name="check" />
        <T of={offer.photoHere} />
      </span>
    );
  }
  if (status === 'failed' || status === 'refused') {
    return (
      <span className="mini__late">
        <Icon name="circle-alert" />
        <T of={status === 'failed' ? offer.photoLate : offer.photoNotTaken} />
      </span>
    );
  }
  return (
    <>
      {status === 'waiting' ? (
        <T className="hint" of={offer.photoWaiting} />
      ) : (
        <span className="hint">{`${Math.round(share * 100)}%`}</span>
      )}
      <progress aria-label={t(offer.photoSending, { file: photo.name })} value={share} max={1} />
    </>
  );
};

const Row = ({ upload, onRetry, onRemove }: { upload: PhotoUpload; onRetry: () => void; onRemove: () => void }) => {
  const { photo, status, reason } = upload;
  const url = usePreview(photo);
  return (
    <li>
      {url ? <img src={url} alt="" /> : <span />}
      <span className="mini__name">{photo.name}</span>
      <Progress upload={upload} />
      {status === 'failed' && (
        <Button variant="line" small icon="rotate-cw" onClick={onRetry}>
          <T
            of={offer.tryAgainWith}
            values={{ photo: <T className="sr" of={offer.photoToTry} values={{ file: photo.name }} /> }}
          />
        </Button>
      )}
      {status === 'refused' && (
        <>
          <T className="mini__why hint" text={reason ?? ''} />
          <Button
            variant="line"
            small
            icon="x"
            onClick={onRemove}
            aria-label={t(forms.remove, { file: photo.name })}
            of={offer.removePhoto}
          />
        </>
      )}
    </li>
  );
};

type UploadListProps = {
  uploads: PhotoUploads;
  onRetry: (photo: File) => void;
  onRemove: (photo: File) => void;
};

/** A photo that did not arrive can be sent again; one that the server refused can only be removed. */
export const UploadList = ({ uploads, onRetry, onRemove }: UploadListProps) => (
  <ul className="mini">
    {uploads.map((upload) => (
      <Row
        key={photoKey(upload.photo)}
        upload={upload}
        onRetry={() => onRetry(upload.photo)}
        onRemove={() => onRemove(upload.photo)}
      />
    ))}
  </ul>
);
