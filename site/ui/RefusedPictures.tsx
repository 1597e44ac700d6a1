import { useEffect, useRef } from 'react';
import { photoKey } from '../client/idempotency-key.ts';
import { isTooLarge, type PictureSentences, pictureSentence } from '../client/picture-check.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { CircleAlert } from './icons/CircleAlert.tsx';
import { X } from './icons/X.tsx';
import type { PictureChoice, RefusedPicture } from './usePictureChoice.ts';

const failures = {
  'too much for this device':
    'This device could not make it smaller. Please choose a smaller picture, or take it again with fewer megapixels.',
  'not loaded': 'This did not work, as a part of the page did not arrive. Check the connection and try again.',
} as const;

const HeicAdvice = ({ name }: { name: string }) => (
  <p className="hint">{`${name} is in the format of iPhones, HEIC. Choose it on the phone itself, from Photos: it is converted then. Or set Settings, Camera, Formats to Most Compatible, and take it again.`}</p>
);

type RowProps = { picture: RefusedPicture; sentences: PictureSentences; onShrink: () => void; onRemove: () => void };

const Row = ({ picture: { file, problem, state }, sentences, onShrink, onRemove }: RowProps) => (
  <li>
    <p className="error">
      <Icon of={CircleAlert} />
      <span>{`Not added: ${file.name}`}</span>
    </p>
    <p className="hint">{pictureSentence(problem, sentences)}</p>
    {problem === 'heic' && <HeicAdvice name={file.name} />}
    {state in failures && <p className="hint">{failures[state as keyof typeof failures]}</p>}
    <div className="row row--tight">
      {isTooLarge(problem) && state !== 'too much for this device' && (
        <Button variant="line" small busy={state === 'shrinking'} busyLabel="Making it smaller…" onClick={onShrink}>
          Make it smaller and add it
        </Button>
      )}
      <Button variant="quiet" small icon={X} aria-label={`Leave out ${file.name}`} onClick={onRemove}>
        Leave it out
      </Button>
    </div>
  </li>
);

type RefusedPicturesProps = {
  choice: PictureChoice;
  sentences: PictureSentences;
  /** True where nothing else says aloud that something was refused. */
  announced: boolean;
};

/** The chosen files that were not taken, each with its reason and with what helps; nothing while there are none. */
export const RefusedPictures = ({ choice, sentences, announced }: RefusedPicturesProps) => {
  const { refused, added, shrink, remove } = choice;
  const status = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (added) status.current?.focus();
  }, [added]);
  return (
    <>
      {added && <p className="hint" role="status" tabIndex={-1} ref={status}>{`Made smaller and added: ${added}`}</p>}
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
