import { useRef, useState } from 'react';
import { deleteMedia, replaceMedia } from '#contract/media/calls.ts';
import type { MediaItem } from '#contract/media/media.ts';
import { sentenceOf } from '../../../client/api-error.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { pictureForm } from '../../../client/picture-form.ts';
import { send } from '../../../client/send.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PictureInput } from '../../../ui/PictureInput.tsx';
import { progressLabel } from '../../../ui/progress-label.ts';
import { useMediaRefresh } from './useMediaRefresh.ts';

const FAILED = 'This did not work. Please try again.';
interface PictureStepsProps {
  item: MediaItem;
  onReplaced(id: string): void;
  onDeleted(): void;
}

export const PictureSteps = ({ item, onReplaced, onDeleted }: PictureStepsProps) => {
  const platform = usePlatform();
  const refresh = useMediaRefresh();
  const input = useRef<HTMLInputElement>(null);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState<'replace' | 'delete' | null>(null);
  const [share, setShare] = useState(0);
  const [failure, setFailure] = useState('');
  const attempt = async (step: 'replace' | 'delete', act: () => Promise<() => void>) => {
    setBusy(step);
    setFailure('');
    try {
      const after = await act();
      await refresh();
      after();
    } catch (error) {
      setFailure(sentenceOf(error, FAILED));
    }
    setBusy(null);
  };
  const replace = (file: File) =>
    attempt('replace', async () => {
      setShare(0);
      const sent = { id: item.id, form: pictureForm(file) };
      const { id } = await send(platform, replaceMedia, sent, { onProgress: setShare });
      return () => onReplaced(id);
    });
  const remove = () => {
    setAsking(false);
    return attempt('delete', async () => {
      await send(platform, deleteMedia, { id: item.id });
      return onDeleted;
    });
  };
  return (
    <>
      {failure && (
        <Notice tone="bad">
          <p>{failure}</p>
        </Notice>
      )}
      <PictureInput label="New picture" ref={input} onChoose={(file) => void replace(file)} />
      <div className="row row--tight">
        <Button
          variant="line"
          icon="replace"
          busy={busy === 'replace'}
          busyLabel={progressLabel(share)}
          onClick={() => input.current?.click()}
        >
          Replace
        </Button>
        <Button
          variant="quiet"
          className="btn--icon"
          icon="trash-2"
          aria-label="Delete picture"
          busy={busy === 'delete'}
          onClick={() => setAsking(true)}
        />
      </div>
      {asking && (
        <ConfirmDialog
          question="Are you sure you want to permanently delete this picture?"
          confirmLabel="Delete for good"
          cancelLabel="Keep it"
          onConfirm={() => void remove()}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
};
