import { Badge, type Tone } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dropzone } from '../../../ui/Dropzone.tsx';
import { progressLabel } from '../../../ui/progress-label.ts';
import { type MediaUpload, useMediaUploads } from './useMediaUploads.ts';

const variants: Record<MediaUpload['state'], { tone: Tone; label: string }> = {
  waiting: { tone: 'info', label: 'Waiting' },
  sending: { tone: 'info', label: 'Uploading' },
  arrived: { tone: 'ok', label: 'Uploaded' },
  failed: { tone: 'bad', label: 'Not uploaded' },
};

const progressText = (uploads: readonly MediaUpload[]): string => {
  const arrived = uploads.filter(({ state }) => state === 'arrived').length;
  return uploads.length === 0 ? '' : `${arrived} of ${uploads.length} uploaded`;
};

const isRunning = ({ state }: MediaUpload) => state === 'waiting' || state === 'sending';

interface UploadListProps {
  uploads: readonly MediaUpload[];
  onRetry(upload: MediaUpload): void;
  onClear(): void;
}

const UploadList = ({ uploads, onRetry, onClear }: UploadListProps) => (
  <section className="box" aria-label="Uploads">
    <div className="box__body">
      <ul className="rows">
        {uploads.map((upload) => (
          <li key={upload.key}>
            <span className="grow">
              <span>{upload.file.name}</span>
              {upload.problem && <small>{upload.problem}</small>}
            </span>
            <Badge tone={variants[upload.state].tone}>
              {upload.state === 'sending' ? progressLabel(upload.share) : variants[upload.state].label}
            </Badge>
            {upload.state === 'failed' && upload.again && (
              <Button variant="line" small onClick={() => onRetry(upload)}>
                Try again<span className="sr">{` with ${upload.file.name}`}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!uploads.some(isRunning) && (
        <Button variant="quiet" small onClick={onClear}>
          Close this list
        </Button>
      )}
    </div>
  </section>
);

export const MediaUploads = ({ onUploaded }: { onUploaded: (id: string) => void }) => {
  const { uploads, add, retry, clear } = useMediaUploads((items) => {
    const [only] = items;
    if (only && items.length === 1) onUploaded(only.id);
  });
  return (
    <div className="field">
      <Dropzone
        id="media-upload"
        name="image"
        label="Upload pictures"
        note="JPEG, PNG or WebP, under 5MB each"
        icon="image-up"
        button="Upload"
        hydrated
        multiple
        onPictures={(files) => {
          void add(files);
          return [];
        }}
      >
        <strong>Drop pictures to upload them.</strong>
      </Dropzone>
      <p className="sr" role="status">
        {progressText(uploads)}
      </p>
      {uploads.length > 0 && <UploadList uploads={uploads} onRetry={(upload) => void retry(upload)} onClear={clear} />}
    </div>
  );
};
