import { useState } from 'react';
import { IMAGE_SIZE_MESSAGE, IMAGE_TYPE_MESSAGE } from '#contract/testimonials.ts';
import { uploadProblem } from '../client/upload-rules.ts';
import { useAlert } from '../ui/Alert.tsx';
import { Dropzone } from '../ui/Dropzone.tsx';
import { FieldError } from '../ui/FieldError.tsx';
import { HeicAdvice } from '../ui/HeicAdvice.tsx';
import { Image } from '../ui/icons/Image.tsx';
import { PhotoThumb } from '../ui/PhotoThumb.tsx';

type ImageFieldProps = { image: File | null; onImage: (image: File | null) => void; hydrated: boolean };

/** One picture to go with the words. */
export const ImageField = ({ image, onImage, hydrated }: ImageFieldProps) => {
  const say = useAlert();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const choose = ([file]: readonly File[]) => {
    if (!file) return;
    const problem = uploadProblem(file);
    setRefused(problem === null ? [] : [file.name]);
    if (problem === null) onImage(file);
    else say(problem === 'type' ? IMAGE_TYPE_MESSAGE : IMAGE_SIZE_MESSAGE);
  };
  return (
    <div className="field">
      <Dropzone
        id="testimonial-image"
        name="image"
        label="Picture"
        note="Optional · JPEG, PNG or WebP, under 5MB"
        icon={Image}
        button={image ? 'Choose another picture' : 'Choose a picture'}
        hydrated={hydrated}
        onFiles={choose}
      >
        Add a picture to go with your words.
      </Dropzone>
      <FieldError id="testimonial-image-error" message={refused[0] && `Not added: ${refused[0]}`} />
      <HeicAdvice names={refused} />
      {image && (
        <div className="thumbs">
          <PhotoThumb file={image} onRemove={() => onImage(null)} />
        </div>
      )}
    </div>
  );
};
