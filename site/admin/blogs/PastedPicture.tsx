import { useEffect, useEffectEvent, useState } from 'react';
import { uploadMedia } from '#contract/media/calls.ts';
import { ALT_MAX } from '#contract/media/media.ts';
import { isFinal, sentenceOf } from '../../client/api-error.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { imageSentences } from '../../client/picture-check.ts';
import { send } from '../../client/send.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RefusedPictures } from '../../ui/RefusedPictures.tsx';
import { usePictureChoice } from '../../ui/usePictureChoice.ts';
import { usePreview } from '../../ui/usePreview.ts';
import { pictureForm } from '../media/picture-form.ts';
import { progressLabel } from '../media/progress-label.ts';
import { useMediaRefresh } from '../media/useMediaRefresh.ts';
import { ALT_REQUIRED } from './alt-required.ts';

const FAILED = 'The picture could not be saved. Please try again.';

interface PastedPictureProps {
  file: File;
  /** Says which of several it is; empty for one alone. */
  count: string;
  onPut(picture: { url: string; altText: string }): void;
  onClose(): void;
}

/** Asks what a pasted or dropped picture shows, and adds it to the media library. */
export const PastedPicture = ({ file: pasted, count, onPut, onClose }: PastedPictureProps) => {
  const platform = usePlatform();
  const refresh = useMediaRefresh();
  const [file, setFile] = useState<File | null>(null);
  const choice = usePictureChoice(([good]) => {
    if (good) setFile(good);
    return [];
  });
  const look = useEffectEvent(choice.choose);
  useEffect(() => void look([pasted]), [pasted]);
  const preview = usePreview(file);
  const [altText, setAltText] = useState('');
  const [error, setError] = useState('');
  const [failure, setFailure] = useState('');
  const [refused, setRefused] = useState(false);
  const [share, setShare] = useState<number | null>(null);
  const put = async () => {
    const words = altText.trim();
    if (!file) return;
    if (words === '') return setError(ALT_REQUIRED);
    setFailure('');
    setShare(0);
    try {
      const form = pictureForm(file, words);
      const { url } = await send(platform, uploadMedia, { form }, { onProgress: setShare });
      void refresh();
      onPut({ url, altText: words });
    } catch (problem) {
      setFailure(sentenceOf(problem, FAILED));
      setRefused(isFinal(problem));
      setShare(null);
    }
  };
  return (
    <Dialog
      small
      title="What does this picture show?"
      hint={count || 'It comes into the media library, too.'}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Leave it out
          </Button>
          <Button
            variant="brand"
            type="submit"
            form="pasted-picture"
            icon="image-plus"
            disabled={!file || refused}
            busy={share !== null}
            busyLabel={progressLabel(share ?? 0)}
          >
            Put it in
          </Button>
        </>
      }
    >
      <form
        id="pasted-picture"
        className="stack stack--close"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          void put();
        }}
      >
        {failure && (
          <Notice tone="bad">
            <p>{failure}</p>
          </Notice>
        )}
        <RefusedPictures choice={{ ...choice, remove: onClose }} sentences={imageSentences} announced />
        {preview && <img className="pasted" src={preview} alt="" />}
        {file && (
          <Field
            label="Alternative text"
            hint="What the picture shows, for people who cannot see it."
            maxLength={ALT_MAX}
            value={altText}
            error={error}
            onChange={(event) => {
              setAltText(event.target.value);
              setError('');
            }}
          />
        )}
      </form>
    </Dialog>
  );
};
