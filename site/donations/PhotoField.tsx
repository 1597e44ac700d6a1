import { useEffect, useRef, useState } from 'react';
import { PHOTOS_MAX } from '#contract/donations/donations.ts';
import { offer } from '#contract/words/offer.ts';
import { photoKey } from '../client/idempotency-key.ts';
import { pictureSentence } from '../client/picture-check.ts';
import { T } from '../language/T.tsx';
import { useSubmitted } from '../routing/PageContext.tsx';
import { useAlert } from '../ui/Alert.tsx';
import { Dropzone } from '../ui/Dropzone.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LostFiles } from '../ui/LostFiles.tsx';
import { PhotoThumb } from '../ui/PhotoThumb.tsx';
import { choosePhotos, photoSentences } from './choose-photos.ts';

export const PHOTOS_ID = 'donation-photos';

type PhotoFieldProps = {
  photos: readonly File[];
  onPhotos: (photos: readonly File[]) => void;
  hydrated: boolean;
};

export const PhotoField = ({ photos, onPhotos, hydrated }: PhotoFieldProps) => {
  const say = useAlert();
  const submitted = useSubmitted();
  const [removals, setRemovals] = useState(0);
  const latest = useRef(photos);
  useEffect(() => {
    latest.current = photos;
  }, [photos]);
  const add = (files: readonly File[]) => {
    const choice = choosePhotos(latest.current, files);
    if (choice.photos.length > latest.current.length) onPhotos(choice.photos);
    latest.current = choice.photos;
    return choice.noRoom;
  };
  const remove = (photo: File) => {
    onPhotos(photos.filter((other) => other !== photo));
    setRemovals(removals + 1);
    document.getElementById(`${PHOTOS_ID}-status`)?.focus();
  };
  return (
    <div className="field">
      {photos.length === 0 && <LostFiles id={PHOTOS_ID} field="photos" submitted={submitted} />}
      <Dropzone
        // What was refused before is no longer named once a photo makes room.
        key={removals}
        id={PHOTOS_ID}
        name="photos"
        label={<T of={offer.photosTitle} />}
        note={<T of={offer.photosNote} values={{ max: PHOTOS_MAX }} />}
        icon="camera"
        button={<T of={offer.choosePhotos} />}
        hydrated={hydrated}
        multiple
        describedBy={`${PHOTOS_ID}-status`}
        sentences={photoSentences}
        onPictures={add}
        onRefused={(refused) => {
          for (const sentence of new Set(refused.map(({ problem }) => pictureSentence(problem, photoSentences))))
            say(sentence);
        }}
      >
        {hydrated ? (
          <>
            <T
              className="with-pointer"
              of={offer.photosByPointer}
              values={{ drag: <T as="strong" of={offer.dragPhotos} /> }}
            />
            <T className="with-touch" of={offer.photosByTouch} />
          </>
        ) : (
          <T of={offer.photosPlain} />
        )}
      </Dropzone>
      {hydrated && (
        <p className="hint" role="status" id={`${PHOTOS_ID}-status`} tabIndex={-1}>
          {photos.length < PHOTOS_MAX ? (
            <T of={offer.photosAdded} values={{ count: photos.length, max: PHOTOS_MAX }} />
          ) : (
            <T of={offer.photosFull} values={{ max: PHOTOS_MAX }} />
          )}
        </p>
      )}
      {photos.length > 0 && (
        <div className="thumbs">
          {photos.map((photo) => (
            <PhotoThumb key={photoKey(photo)} file={photo} onRemove={() => remove(photo)} />
          ))}
          {photos.length < PHOTOS_MAX && (
            <button
              className="thumb thumb--add"
              type="button"
              onClick={() => document.getElementById(PHOTOS_ID)?.click()}
            >
              <Icon name="plus" />
              <T of={offer.addPhoto} />
            </button>
          )}
        </div>
      )}
    </div>
  );
};
