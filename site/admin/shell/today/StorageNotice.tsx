import type { StorageState } from '#contract/audit/audit.ts';
import { Notice } from '../../../ui/Notice.tsx';

const titleOf = ({ refused, picturesFull, backupSkipped }: StorageState): string | null => {
  if (refused === 'growth') return 'The server’s disk is nearly full: nothing new is stored.';
  if (refused === 'uploads') return 'The server’s disk is running full: no pictures are taken.';
  if (picturesFull) return 'So many photos wait for a decision that no more are taken.';
  return backupSkipped ? 'Today’s backup was left out: the server’s disk has no room for it.' : null;
};

const sentencesOf = ({ refused, picturesFull, backupSkipped, freeMb, reserveMb }: StorageState): string[] => {
  const figures = freeMb === null ? [] : [`${freeMb} MB are free; the server keeps a reserve of ${reserveMb} MB.`];
  if (refused === 'growth')
    return [
      ...figures,
      'You can still sign in, decide, delete and erase. Please ask whoever runs the server to free space.',
    ];
  if (refused === 'uploads')
    return [
      ...figures,
      'Texts are still taken. Please ask whoever runs the server to free space, or delete what is not needed.',
    ];
  if (picturesFull) return ['Texts are still taken. Deciding about submissions, or deleting them, makes room.'];
  return backupSkipped ? [...figures, 'Please ask whoever runs the server to free space.'] : [];
};

export const StorageNotice = ({ storage }: { storage: StorageState }) => {
  const title = titleOf(storage);
  return (
    title && (
      <Notice tone={storage.refused === 'growth' ? 'bad' : 'wait'} title={title}>
        {sentencesOf(storage).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Notice>
    )
  );
};
