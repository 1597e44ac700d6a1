import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Elements } from '../../../ui/elements.ts';
import { PostPicture } from './PostPicture.tsx';

interface Pasted {
  files: readonly File[];
  at: number;
  of: number;
}

interface PastedPictures {
  /** Asks about each picture in turn; `at` is the position in the text where they were dropped. */
  ask(files: readonly File[], at: number): void;
  dialog: Elements;
}

export const usePastedPictures = (
  onPut: (picture: { url: string; altText: string }, at: number) => void,
): PastedPictures => {
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const [file, ...rest] = pasted?.files ?? [];
  // The text takes no focus and no typing while a dialog is open above it.
  const goOn = () => flushSync(() => setPasted(pasted && rest.length > 0 ? { ...pasted, files: rest } : null));
  return {
    ask: (files, at) => setPasted({ files, at, of: files.length }),
    dialog: pasted && file && (
      <PostPicture
        key={rest.length}
        pasted={file}
        count={
          pasted.of > 1
            ? `Picture ${pasted.of - rest.length} of ${pasted.of}. They come into the media library, too.`
            : ''
        }
        onPut={(picture) => {
          goOn();
          onPut(picture, pasted.at);
        }}
        onClose={goOn}
      />
    ),
  };
};
