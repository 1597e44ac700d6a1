import type { ComponentProps } from 'react';
import { uploadMedia } from '#contract/media/calls.ts';
import { isFinal, sentenceOf } from '../../../client/api-error.ts';
import { useSend } from '../../../client/calls.ts';
import { pictureForm } from '../../../client/picture-form.ts';
import { type ChosenPicture, PictureDialog } from '../../../editing/PictureDialog.tsx';
import { useMediaRefresh } from '../media/useMediaRefresh.ts';

const FAILED = 'The picture could not be saved. Please try again.';

interface PostPictureProps extends Pick<ComponentProps<typeof PictureDialog>, 'pasted' | 'onClose'> {
  /** Position among several pasted pictures; empty for a single one. */
  count?: string;
  onPut(picture: { url: string; altText: string }): void;
}

export const PostPicture = ({ pasted, count, onPut, onClose }: PostPictureProps) => {
  const upload = useSend(uploadMedia);
  const refresh = useMediaRefresh();
  const urlOf = async (chosen: ChosenPicture, altText: string, onProgress: (share: number) => void) => {
    if ('url' in chosen) return chosen.url;
    const { url } = await upload({ form: pictureForm(chosen, altText) }, { onProgress });
    void refresh();
    return url;
  };
  return (
    <PictureDialog
      {...(pasted
        ? { title: 'What does this picture show?', hint: count || 'It comes into the media library, too.', pasted }
        : { title: 'Put a picture in', hint: 'It stands in the text where you were writing.' })}
      action={{ label: 'Put it in', icon: 'image-plus', cancel: pasted ? 'Leave it out' : 'Cancel' }}
      onPut={async (chosen, altText, onProgress) => {
        if (!chosen) return null;
        try {
          onPut({ url: await urlOf(chosen, altText, onProgress), altText });
          return null;
        } catch (error) {
          return { detail: sentenceOf(error, FAILED), final: isFinal(error) };
        }
      }}
      onClose={onClose}
    />
  );
};
