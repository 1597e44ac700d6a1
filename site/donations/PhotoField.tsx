import { useEffect, useRef, useState } from 'react';
import { PHOTOS_MAX } from '#contract/donations/donations.ts';
import { photoKey } from '../client/idempotency-key.ts';
import { pictureSentence } from '../client/picture-check.ts';
import { useAlert } from '../ui/Alert.tsx';
import { Dropzone } from '../ui/Dropzone.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Camera } from '../ui/icons/Camera.tsx';
import { Plus } from '../ui/icons/Plus.tsx';
import { PhotoThumb } from '../ui/PhotoThumb.tsx';
import { choosePhotos, photoSentences } from './choose-photos.ts';

const ID = 'donation-photos';

type PhotoFieldProps = {
  photos: readonly File[];
  onPhotos: (photos: readonly File[]) => void;
  hydrated: boolean;
};

/** Photos of the item: dropped or chosen, shown small, removable one by one. */
export const PhotoField = ({ photos, onPhotos, hydrated }: PhotoFieldProps) => {
  const say = useAlert();
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
    document.getElementById(`${ID}-status`)?.focus();
  };
  return (
    <div className="field">
      <Dropzone
        // What was refused before is no longer named once a photo makes room.
        key={removals}
        id={ID}
        name="photos"
        label="Photos"
        note={`Optional · up to ${PHOTOS_MAX} · JPEG, PNG or WebP, under 5MB each`}
        icon={Camera}
        button="Choose photos"
        hydrated={hydrated}
        multiple
        describedBy={`${ID}-status`}
        sentences={photoSentences}
        onPictures={add}
        onRefused={(refused) => {
          for (const sentence of new Set(refused.map(({ problem }) => pictureSentence(problem, photoSentences))))
            say(sentence);
        }}
      >
        {hydrated ? (
          <>
            <span className="with-pointer">
              <strong>Drag photos here</strong>, or choose them from your computer.
            </span>
            <span className="with-touch">Choose them from your phone, or take one now.</span>
          </>
        ) : (
          'Choose photos from your phone or computer.'
        )}
      </Dropzone>
      {hydrated && (
        <p
          className="hint"
          role="status"
          id={`${ID}-status`}
          tabIndex={-1}
        >{`${photos.length} of ${PHOTOS_MAX} photos added${photos.length === PHOTOS_MAX ? '. Remove one to add another.' : ''}`}</p>
      )}
      {photos.length > 0 && (
        <div className="thumbs">
          {photos.map((photo) => (
            <PhotoThumb key={photoKey(photo)} file={photo} onRemove={() => remove(photo)} />
          ))}
          {photos.length < PHOTOS_MAX && (
            <button className="thumb thumb--add" type="button" onClick={() => document.getElementById(ID)?.click()}>
              <Icon of={Plus} />
              Add photo
            </button>
          )}
        </div>
      )}
    </div>
  );
};
