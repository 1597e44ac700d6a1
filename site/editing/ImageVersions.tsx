import { useState } from 'react';
import type { ImageContainer } from '#contract/containers/containers.ts';
import { sentenceOf } from '../client/api-error.ts';
import { readImageVersions, restoreImage } from '../client/containers.ts';
import { usePageAnswers } from '../client/PageAnswersContext.tsx';
import { usePlatform } from '../client/PlatformContext.tsx';
import { imageKey } from '../client/place-keys.ts';
import { StaffPicture } from '../ui/StaffPicture.tsx';
import { RESTORE_FAILED, VERSIONS_FAILED } from './messages.ts';
import { useVersions } from './useVersions.ts';
import { VersionList } from './VersionList.tsx';

interface ImageVersionsProps {
  relativeUrl: string;
  place: string;
  container: ImageContainer;
  onClose(): void;
}

/** The earlier pictures of a place. */
export const ImageVersions = ({ relativeUrl, place, container, onClose }: ImageVersionsProps) => {
  const platform = usePlatform();
  const answers = usePageAnswers();
  const { data, failed } = useVersions(() => readImageVersions(platform, container.id));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const restore = async (pictureId: string) => {
    setBusy(true);
    setFailure('');
    try {
      const restored = await restoreImage(platform, container.id, pictureId, container.revision);
      answers.set(imageKey(relativeUrl, place), restored);
      onClose();
    } catch (error) {
      setBusy(false);
      setFailure(sentenceOf(error, RESTORE_FAILED));
    }
  };
  return (
    <VersionList
      title="Earlier pictures"
      current={data?.current}
      versions={data?.versions.map(({ id, url, altText, at, by }) => ({
        key: id,
        at,
        by,
        preview: (
          <figure className="versions__picture">
            <StaffPicture src={url} alt={altText} width={640} />
            <figcaption>{altText || 'Without a description'}</figcaption>
          </figure>
        ),
      }))}
      failure={failure || (failed ? VERSIONS_FAILED : '')}
      busy={busy}
      onRestore={(key) => void restore(key)}
      onClose={onClose}
    />
  );
};
