import { testimonial } from '#contract/words/testimonial.ts';
import { imageSentences, pictureSentence } from '../client/picture-check.ts';
import { T } from '../language/T.tsx';
import { useSubmitted } from '../routing/PageContext.tsx';
import { useAlert } from '../ui/Alert.tsx';
import { Dropzone } from '../ui/Dropzone.tsx';
import { LostFiles } from '../ui/LostFiles.tsx';
import { PhotoThumb } from '../ui/PhotoThumb.tsx';

export const IMAGE_ID = 'testimonial-image';

type ImageFieldProps = { image: File | null; onImage: (image: File | null) => void; hydrated: boolean };

export const ImageField = ({ image, onImage, hydrated }: ImageFieldProps) => {
  const say = useAlert();
  const submitted = useSubmitted();
  return (
    <div className="field">
      {!image && <LostFiles id={IMAGE_ID} field="image" submitted={submitted} />}
      <Dropzone
        id={IMAGE_ID}
        name="image"
        label={<T of={testimonial.picture} />}
        note={<T of={testimonial.pictureLimits} />}
        icon="image"
        button={<T of={image ? testimonial.chooseAnotherPicture : testimonial.choosePicture} />}
        hydrated={hydrated}
        onPictures={([file]) => {
          if (file) onImage(file);
          return [];
        }}
        onRefused={([refused]) => refused && say(pictureSentence(refused.problem, imageSentences))}
      >
        <T of={testimonial.pictureHint} />
      </Dropzone>
      {image && (
        <div className="thumbs">
          <PhotoThumb file={image} onRemove={() => onImage(null)} />
        </div>
      )}
    </div>
  );
};
