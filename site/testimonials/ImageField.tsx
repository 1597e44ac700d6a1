import { imageSentences, pictureSentence } from '../client/picture-check.ts';
import { useAlert } from '../ui/Alert.tsx';
import { Dropzone } from '../ui/Dropzone.tsx';
import { Image } from '../ui/icons/Image.tsx';
import { PhotoThumb } from '../ui/PhotoThumb.tsx';

type ImageFieldProps = { image: File | null; onImage: (image: File | null) => void; hydrated: boolean };

/** One picture to go with the words. */
export const ImageField = ({ image, onImage, hydrated }: ImageFieldProps) => {
  const say = useAlert();
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
        onPictures={([file]) => {
          if (file) onImage(file);
          return [];
        }}
        onRefused={([refused]) => refused && say(pictureSentence(refused.problem, imageSentences))}
      >
        Add a picture to go with your words.
      </Dropzone>
      {image && (
        <div className="thumbs">
          <PhotoThumb file={image} onRemove={() => onImage(null)} />
        </div>
      )}
    </div>
  );
};
