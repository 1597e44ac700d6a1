import '../styles/forms.css';
import '../styles/editing.css';
import { type SubmitEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { ALT_TEXT_REQUIRED } from '#contract/containers/containers.ts';
import { ALT_MAX, type MediaItem } from '#contract/media/media.ts';
import { imageSentences } from '../client/picture-check.ts';
import type { OnProgress } from '../client/send-with-progress.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Dropzone } from '../ui/Dropzone.tsx';
import type { Elements } from '../ui/elements.ts';
import { Field } from '../ui/Field.tsx';
import type { IconName } from '../ui/icon-names.ts';
import { Notice } from '../ui/Notice.tsx';
import { progressLabel } from '../ui/progress-label.ts';
import { RefusedPictures } from '../ui/RefusedPictures.tsx';
import { StaffPicture } from '../ui/StaffPicture.tsx';
import { usePictureChoice } from '../ui/usePictureChoice.ts';
import { usePreview } from '../ui/usePreview.ts';
import { MediaChoice } from './MediaChoice.tsx';

export type ChosenPicture = File | MediaItem;

/** `final`: the same file will never be taken. */
export interface PutFailure {
  title?: string;
  detail: string;
  final: boolean;
}

export interface Crop {
  aspectRatio: string;
  clipPath: string;
}

const PREVIEW_WIDTH = 800;

interface PreviewProps {
  chosen: ChosenPicture | null;
  current: string | undefined;
  altText: string;
  crop: Crop | undefined;
}

const Preview = ({ chosen, current, altText, crop }: PreviewProps) => {
  const file = chosen instanceof File ? chosen : null;
  const fileUrl = usePreview(file);
  const url = chosen && 'url' in chosen ? chosen.url : current;
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    if (chosen) frame.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <figure className="picked" ref={frame}>
      <div style={crop && ({ '--ratio': crop.aspectRatio, '--clip': crop.clipPath } as Record<string, string>)}>
        {file
          ? fileUrl && <img src={fileUrl} alt={altText || `New: ${file.name}`} />
          : url && <StaffPicture src={url} alt={altText} width={PREVIEW_WIDTH} />}
      </div>
      {crop && <figcaption className="hint">As this page crops it on this screen.</figcaption>}
    </figure>
  );
};

const Pasted = ({ file, onTake, onLeaveOut }: { file: File; onTake(file: File): void; onLeaveOut(): void }) => {
  const choice = usePictureChoice(([good]) => {
    if (good) onTake(good);
    return [];
  });
  const look = useEffectEvent(choice.choose);
  useEffect(() => void look([file]), [file]);
  return <RefusedPictures choice={{ ...choice, remove: onLeaveOut }} sentences={imageSentences} announced />;
};

interface SourcesProps {
  chosen: ChosenPicture | null;
  picksAtOnce: boolean;
  onChoose(picture: ChosenPicture): void;
}

const Sources = ({ chosen, picksAtOnce, onChoose }: SourcesProps) => {
  const id = useId();
  const pick = useEffectEvent(() => picksAtOnce && document.getElementById(id)?.click());
  useEffect(() => void pick(), []);
  return (
    <>
      <div className="field">
        <Dropzone
          id={id}
          name="image"
          label="Upload a picture"
          note="JPEG, PNG or WebP, under 5MB"
          icon="image-up"
          button="Choose a file"
          hydrated
          onPictures={([file]) => {
            if (file) onChoose(file);
            return [];
          }}
        >
          <strong>Drop a picture here.</strong>
        </Dropzone>
      </div>
      <MediaChoice chosen={chosen && 'id' in chosen ? chosen.id : undefined} onChoose={onChoose} />
    </>
  );
};

interface PictureDialogProps {
  title: string;
  hint?: string;
  action: { label: string; icon: IconName; cancel?: string };
  current?: { url: string; altText: string } | undefined;
  crop?: Crop | undefined;
  picksAtOnce?: boolean;
  pasted?: File;
  /** Puts the picture in, or changes only the words if it stays; resolves to null on success. */
  onPut(chosen: ChosenPicture | null, altText: string, onProgress: OnProgress): Promise<PutFailure | null>;
  onClose(): void;
  children?: Elements;
}

export const PictureDialog = (props: PictureDialogProps) => {
  const { title, hint, action, current, crop, picksAtOnce = false, pasted, onPut, onClose, children } = props;
  const form = useId();
  const words = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState('');
  const [failure, setFailure] = useState<PutFailure | null>(null);
  /** Refused by the server; another picture can have the words that were typed for it. */
  const [refused, setRefused] = useState<ChosenPicture | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const busy = share !== null;
  const [known, isOther] = chosen instanceof File ? ['', true] : [(chosen ?? current)?.altText ?? '', chosen !== null];
  const altText = typed ?? known;
  const choose = (picture: ChosenPicture) => {
    if (busy) return;
    const isInstead = chosen !== null && chosen === refused && picture instanceof File;
    if (!isInstead) setTyped(null);
    setChosen(picture);
    setError('');
    setFailure(null);
  };
  const put = async (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (busy) return;
    if (altText.trim() === '') {
      setError(ALT_TEXT_REQUIRED);
      words.current?.querySelector('input')?.focus();
      return;
    }
    setFailure(null);
    setShare(0);
    const failed = await onPut(chosen, altText.trim(), setShare);
    if (!failed) return;
    setShare(null);
    setFailure(failed);
    if (failed.final) setRefused(chosen);
  };
  const close = busy ? undefined : onClose;
  return (
    <Dialog
      title={title}
      hint={hint}
      onClose={close}
      small={pasted !== undefined}
      footer={
        <>
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            {action.cancel ?? 'Cancel'}
          </Button>
          <Button
            variant="brand"
            type="submit"
            form={form}
            icon={action.icon}
            disabled={(isOther && chosen === refused) || (!isOther && (!current || altText === current.altText))}
            busy={busy}
            busyLabel={chosen instanceof File ? progressLabel(share ?? 0) : 'Saving…'}
          >
            {action.label}
          </Button>
        </>
      }
    >
      {failure && (
        <Notice tone="bad" title={failure.title}>
          <p>{failure.detail}</p>
        </Notice>
      )}
      {(chosen || current) && (
        <form id={form} ref={words} className="picking" noValidate onSubmit={(event) => void put(event)}>
          <Preview chosen={chosen} current={current?.url} altText={altText} crop={crop} />
          <Field
            label="Alternative text"
            hint="What the picture shows, for people who cannot see it."
            maxLength={ALT_MAX}
            value={altText}
            error={error}
            readOnly={busy}
            onChange={(event) => {
              setTyped(event.target.value);
              setError('');
            }}
          />
        </form>
      )}
      {children}
      {pasted ? (
        <Pasted file={pasted} onTake={choose} onLeaveOut={onClose} />
      ) : (
        <Sources chosen={chosen} picksAtOnce={picksAtOnce} onChoose={choose} />
      )}
    </Dialog>
  );
};
