import { useState } from 'react';
import { PHOTOS_MAX } from '#contract/donations.ts';
import { formatList } from '../layout/format-list.ts';
import { useAlert } from '../ui/Alert.tsx';
import { Dropzone } from '../ui/Dropzone.tsx';
import { FieldError } from '../ui/FieldError.tsx';
import { HeicAdvice } from '../ui/HeicAdvice.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Camera } from '../ui/icons/Camera.tsx';
import { Plus } from '../ui/icons/Plus.tsx';
import { PhotoThumb } from '../ui/PhotoThumb.tsx';
import { choosePhotos, photoKey } from './choose-photos.ts';

const ID = 'donation-photos';

type PhotoFieldProps = {
  photos: readonly File[];
  onPhotos: (photos: readonly File[]) => void;
  hydrated: boolean;
};

/** Photos of the item: dropped or chosen, shown small, removable one by one. */
export const PhotoField = ({ photos, onPhotos, hydrated }: PhotoFieldProps) => {
  const say = useAlert();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const add = (files: readonly File[]) => {
    const choice = choosePhotos(photos, files);
    setRefused(choice.refused);
    for (const sentence of choice.alerts) say(sentence);
    if (choice.photos.length > photos.length) onPhotos(choice.photos);
  };
  const remove = (photo: File) => {
    setRefused([]);
    onPhotos(photos.filter((other) => other !== photo));
    document.getElementById(`${ID}-status`)?.focus();
  };
  return (
    <div className="field">
      <Dropzone
        id={ID}
        name="photos"
        label="Photos"
        note={`Optional · up to ${PHOTOS_MAX} · JPEG, PNG or WebP, under 5MB each`}
        icon={Camera}
        button="Choose photos"
        hydrated={hydrated}
        multiple
        describedBy={`${ID}-status`}
        onFiles={add}
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
      <FieldError id={`${ID}-error`} message={refused.length > 0 ? `Not added: ${formatList(refused)}` : undefined} />
      <HeicAdvice names={refused} />
      {hydrated && (
        <p className="hint" role="status" id={`${ID}-status`} tabIndex={-1}>
          {`${photos.length} of ${PHOTOS_MAX} photos added`}
          {photos.length === PHOTOS_MAX && '. Remove one to add another.'}
        </p>
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
