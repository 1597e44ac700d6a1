import { useState } from 'react';
import { createImage, uploadImage } from '#contract/containers/calls.ts';
import { containerTags, type ImageContainer } from '#contract/containers/containers.ts';
import { ApiError, isFinal, sentenceOf } from '../client/api-error.ts';
import { usePageAnswers } from '../client/PageAnswersContext.tsx';
import { usePlatform } from '../client/PlatformContext.tsx';
import { imageKey } from '../client/place-keys.ts';
import { readImage } from '../client/places.ts';
import { send } from '../client/send.ts';
import { useAlert } from '../ui/Alert.tsx';
import { CREATE_FAILED, NO_TOKEN, UPLOAD_BROKEN, UPLOAD_FAILED } from './messages.ts';

/** What went wrong, in words; `detail` says more. `final`: the same picture will never be taken. */
interface UploadFailure {
  title: string;
  detail: string;
  final: boolean;
}

const uploadFailure = (error: unknown): UploadFailure =>
  error instanceof ApiError
    ? { title: UPLOAD_FAILED, detail: sentenceOf(error, ''), final: isFinal(error) }
    : { title: UPLOAD_BROKEN, detail: 'The server cannot be reached. Please check the connection.', final: false };

/** Makes the container of a place and uploads its picture. The old picture stays until the new one is there. */
export const useImageUpload = (relativeUrl: string, place: string) => {
  const platform = usePlatform();
  const answers = usePageAnswers();
  const say = useAlert();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<UploadFailure | null>(null);
  const keep = (container: ImageContainer) => answers.set(imageKey(relativeUrl, place), container);
  const attempt = async (act: () => Promise<ImageContainer>, onError: (error: unknown) => void): Promise<boolean> => {
    setBusy(true);
    setFailure(null);
    try {
      keep(await act());
      return true;
    } catch (error) {
      onError(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const make = () => {
    const tags = containerTags('image', relativeUrl, place);
    return send(platform, createImage, { body: { tags, relativeUrl, altText: '' } });
  };
  return {
    busy,
    failure,
    setFailure,
    /** True when there is a container afterwards. A failure is only logged, beside a quiet sentence. */
    create: () =>
      attempt(
        () =>
          make().catch(async (error: unknown) => {
            // A colleague was faster: theirs is as good.
            const { data: theirs } = await answers.ask(readImage(platform, relativeUrl, place));
            if (theirs) return theirs;
            throw error;
          }),
        (error) => {
          console.warn('Image container could not be created', error);
          setFailure({ title: CREATE_FAILED, detail: '', final: false });
        },
      ),
    /** True when the new picture is in place. */
    upload: async (container: ImageContainer | null, file: File, altText: string) => {
      if (!platform.session.current()) {
        say(NO_TOKEN);
        return false;
      }
      const form = new FormData();
      form.append('image', file);
      form.append('altText', altText);
      return attempt(
        async () => {
          const id = (container ?? (await readImage(platform, relativeUrl, place).ask()) ?? (await make())).id;
          return send(platform, uploadImage, { id, form });
        },
        (error) => {
          if (error instanceof ApiError && error.status === 401) say(NO_TOKEN);
          else setFailure(uploadFailure(error));
        },
      );
    },
  };
};
