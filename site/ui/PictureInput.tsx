import type { Ref } from 'react';
import { imageSentences, UPLOAD_ACCEPT } from '../client/picture-check.ts';
import { RefusedPictures } from './RefusedPictures.tsx';
import { usePictureChoice } from './usePictureChoice.ts';

interface PictureInputProps {
  label: string;
  /** A button elsewhere opens it with `click()`. */
  ref: Ref<HTMLInputElement>;
  /** Given only a picture that can be sent. */
  onChoose(file: File): void;
  capture?: 'environment';
  prepare?: (file: File) => Promise<File>;
}

/** The same file can be chosen again; one that cannot be sent is listed here with the reason. */
export const PictureInput = ({ label, ref, onChoose, capture, prepare }: PictureInputProps) => {
  const choice = usePictureChoice(([file]) => {
    if (file) onChoose(file);
    return [];
  });
  return (
    <>
      <input
        ref={ref}
        type="file"
        hidden
        aria-label={label}
        accept={UPLOAD_ACCEPT}
        capture={capture}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])].slice(0, 1);
          event.target.value = '';
          void (prepare ? Promise.all(files.map(prepare)).then(choice.choose) : choice.choose(files));
        }}
      />
      <RefusedPictures choice={choice} sentences={imageSentences} announced />
    </>
  );
};
