import { photoKey } from '../client/idempotency-key.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Check } from '../ui/icons/Check.tsx';
import { CircleAlert } from '../ui/icons/CircleAlert.tsx';
import { RotateCw } from '../ui/icons/RotateCw.tsx';
import { X } from '../ui/icons/X.tsx';
import { usePreview } from '../ui/usePreview.ts';
import type { PhotoUpload, PhotoUploads } from './photo-uploads.ts';

const Progress = ({ upload: { photo, status, share } }: { upload: PhotoUpload }) => {
  if (status === 'arrived' || status === 'preparing') {
    return (
      <span className="mini__here">
        <Icon of={Check} />
        Here
      </span>
    );
  }
  if (status === 'failed' || status === 'refused') {
    return (
      <span className="mini__late">
        <Icon of={CircleAlert} />
        <span>{status === 'failed' ? 'Not yet' : 'Not taken'}</span>
      </span>
    );
  }
  return (
    <>
      <span className="hint">{status === 'waiting' ? 'Waiting' : `${Math.round(share * 100)}%`}</span>
      <progress aria-label={`Sending ${photo.name}`} value={share} max={1} />
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
        <Button variant="line" small icon={RotateCw} onClick={onRetry}>
          Try again<span className="sr">{` with ${photo.name}`}</span>
        </Button>
      )}
      {status === 'refused' && (
        <>
          <span className="mini__why hint">{reason}</span>
          <Button variant="line" small icon={X} onClick={onRemove} aria-label={`Remove ${photo.name}`}>
            Remove
          </Button>
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

/**
 * Photos on their way, each with how far it is; one that did not arrive can be sent again, one that the server has refused
 * can only be removed.
 */
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
