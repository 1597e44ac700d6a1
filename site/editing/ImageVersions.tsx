import { useState } from 'react';
import { listImageVersions, restoreImage } from '#contract/containers/calls.ts';
import type { ImageContainer } from '#contract/containers/containers.ts';
import type { ImagePlace } from '#contract/places/place.ts';
import { sentenceOf } from '../client/api-error.ts';
import { useSend } from '../client/calls.ts';
import { usePageAnswers } from '../client/PageAnswersContext.tsx';
import { imageKey } from '../client/place-keys.ts';
import { StaffPicture } from '../ui/StaffPicture.tsx';
import { RESTORE_FAILED, VERSIONS_FAILED } from './messages.ts';
import { useVersions } from './useVersions.ts';
import { VersionList } from './VersionList.tsx';

interface ImageVersionsProps {
  of: ImagePlace;
  container: ImageContainer;
  onRestored(): void;
  onClose(): void;
}

export const ImageVersions = ({ of, container: { id, revision }, onRestored, onClose }: ImageVersionsProps) => {
  const list = useSend(listImageVersions);
  const restorePicture = useSend(restoreImage);
  const answers = usePageAnswers();
  const { data, failed } = useVersions(() => list({ id }));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const restore = async (pictureId: string) => {
    setBusy(true);
    setFailure('');
    try {
      const restored = await restorePicture({ id, body: { pictureId, revision } });
      answers.set(imageKey(of.relativeUrl, of.key), restored);
      onRestored();
    } catch (error) {
      setBusy(false);
      setFailure(sentenceOf(error, RESTORE_FAILED));
    }
  };
  return (
    <VersionList
      title="Earlier pictures"
      current={data?.current}
      versions={data?.versions.map(({ id: key, url, altText, at, by }) => ({
        key,
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
