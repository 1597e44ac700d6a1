import { useEffect, useRef } from 'react';
import { forms } from '#contract/words/forms.ts';
import { photoKey } from '../client/idempotency-key.ts';
import { isTooLarge, type PictureSentences, pictureSentence } from '../client/picture-check.ts';
import { T } from '../language/T.tsx';
import { t } from '../language/t.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import type { PictureChoice, RefusedPicture } from './usePictureChoice.ts';

const failures = {
  'too much for this device': forms.pictureTooMuch,
  'not loaded': forms.partNotLoaded,
} as const;

type RowProps = { picture: RefusedPicture; sentences: PictureSentences; onShrink: () => void; onRemove: () => void };

const Row = ({ picture: { file, problem, state }, sentences, onShrink, onRemove }: RowProps) => (
  <li>
    <p className="error">
      <Icon name="circle-alert" />
      <T of={forms.notAddedFiles} values={{ files: file.name }} />
    </p>
    <T as="p" className="hint" text={pictureSentence(problem, sentences)} />
    {problem === 'heic' && <T as="p" className="hint" of={forms.heicAdvice} values={{ file: file.name }} />}
    {state in failures && <T as="p" className="hint" of={failures[state as keyof typeof failures]} />}
    <div className="row row--tight">
      {isTooLarge(problem) && state !== 'too much for this device' && (
        <Button
          variant="line"
          small
          busy={state === 'shrinking'}
          busyLabel={t(forms.shrinkingPicture)}
          onClick={onShrink}
          of={forms.shrinkPicture}
        />
      )}
      <Button
        variant="quiet"
        small
        icon="x"
        aria-label={t(forms.leaveOutFile, { file: file.name })}
        onClick={onRemove}
        of={forms.leaveOut}
      />
    </div>
  </li>
);

type RefusedPicturesProps = {
  choice: PictureChoice;
  sentences: PictureSentences;
  /** True if nothing else says aloud that something was refused. */
  announced: boolean;
};

export const RefusedPictures = ({ choice, sentences, announced }: RefusedPicturesProps) => {
  const { refused, added, shrink, remove } = choice;
  const status = useRef<HTMLParagraphElement>(null);
  // The button that was pressed was removed.
  useEffect(() => {
    if (added) status.current?.focus();
  }, [added]);
  return (
    <>
      {added && (
        <T
          as="p"
          className="hint"
          role="status"
          tabIndex={-1}
          ref={status}
          of={forms.shrunkPicture}
          values={{ file: added }}
        />
      )}
      {refused.length > 0 && (
        <div role={announced ? 'alert' : undefined}>
          <ul className="refused">
            {refused.map((picture) => (
              <Row
                key={photoKey(picture.file)}
                picture={picture}
                sentences={sentences}
                onShrink={() => void shrink(picture)}
                onRemove={() => remove(picture)}
              />
            ))}
          </ul>
        </div>
      )}
    </>
  );
};
