import { useState } from 'react';
import { createImage, updateImage, uploadImage } from '#contract/containers/calls.ts';
import { containerTags, type ImageContainer } from '#contract/containers/containers.ts';
import { placeMedia } from '#contract/media/calls.ts';
import { ApiError, isFinal, sentenceOf } from '../client/api-error.ts';
import { usePageAnswers } from '../client/PageAnswersContext.tsx';
import { usePlatform } from '../client/PlatformContext.tsx';
import { pictureForm } from '../client/picture-form.ts';
import { imageKey } from '../client/place-keys.ts';
import { readImage } from '../client/places.ts';
import { send } from '../client/send.ts';
import type { OnProgress } from '../client/send-with-progress.ts';
import type { ChosenPicture, PutFailure } from './PictureDialog.tsx';

const OLD_PICTURE_STAYS = 'The old picture is still in place.';
const UNREACHABLE = 'The server cannot be reached. Please check the connection.';

const failureOf = (error: unknown, isUpload: boolean): PutFailure => {
  const isAnswer = error instanceof ApiError;
  if (isAnswer && error.status === 401)
    return {
      title: 'No authentication token available.',
      detail: 'Sign in again in another tab, then save.',
      final: false,
    };
  const title = isAnswer ? 'Failed to upload image' : 'Upload failed';
  return {
    title: isUpload ? title : 'The picture could not be saved',
    detail: `${isAnswer ? sentenceOf(error, '') : UNREACHABLE} ${OLD_PICTURE_STAYS}`.trim(),
    final: isUpload && isAnswer && isFinal(error),
  };
};

/** The old picture stays until the new one is there. */
export const usePlacePicture = (relativeUrl: string, place: string) => {
  const platform = usePlatform();
  const answers = usePageAnswers();
  const [making, setMaking] = useState<'busy' | 'failed' | null>(null);
  const keep = (container: ImageContainer) => answers.set(imageKey(relativeUrl, place), container);
  const make = () => {
    const tags = containerTags('image', relativeUrl, place);
    return send(platform, createImage, { body: { tags, relativeUrl, altText: '' } });
  };
  return {
    making,
    create: async () => {
      setMaking('busy');
      try {
        keep(await make());
        setMaking(null);
        return true;
      } catch (error) {
        // A colleague was faster: theirs is as good.
        const { data: theirs } = await answers.ask(readImage(platform, relativeUrl, place));
        if (!theirs) console.warn('Image container could not be created', error);
        setMaking(theirs ? null : 'failed');
        return Boolean(theirs);
      }
    },
    /** Resolves to null on success. */
    put: async (
      container: ImageContainer | null,
      chosen: ChosenPicture | null,
      altText: string,
      onProgress: OnProgress,
    ): Promise<PutFailure | null> => {
      try {
        const { id } = container ?? (await readImage(platform, relativeUrl, place).ask()) ?? (await make());
        if (chosen instanceof File)
          keep(await send(platform, uploadImage, { id, form: pictureForm(chosen, altText) }, { onProgress }));
        else if (chosen) keep(await send(platform, placeMedia, { id: chosen.id, body: { containerId: id, altText } }));
        else keep(await send(platform, updateImage, { id, body: { altText } }));
        return null;
      } catch (error) {
        return failureOf(error, chosen instanceof File);
      }
    },
  };
};
