import { useQuery } from '@tanstack/react-query';
import { type Change, diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';
import { readPostRevision } from '#contract/blogs/calls.ts';
import type { PostRevision } from '#contract/blogs/post-revisions.ts';
import { dateAndTime } from '#contract/dublin.ts';
import { sentenceOf } from '../../../client/api-error.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { type PostDraft, topicsIn } from './post-draft.ts';
import type { PostEditor } from './usePostEditor.ts';
import type { RestoringRevision } from './useRestoringRevision.ts';

/** More changes than this are slow to mark and hard to read, so both texts are shown in full. */
const CHANGES_MAX = 2000;

const part = ({ added, removed, value }: Change, index: number) => {
  if (added) return <ins key={index}>{value}</ins>;
  if (removed) return <del key={index}>{value}</del>;
  return <span key={index}>{value}</span>;
};

const WordChanges = ({ before, now }: { before: string; now: string }) => {
  const changes = useMemo(() => diffWordsWithSpace(before, now, { maxEditLength: CHANGES_MAX }), [before, now]);
  if (changes) return <p className="changes">{changes.map(part)}</p>;
  return (
    <p className="changes">
      <del>{before}</del>
      <ins>{now}</ins>
    </p>
  );
};

const fields = [
  ['title', 'Title'],
  ['excerpt', 'Summary'],
  ['body', 'Text'],
  ['topics', 'Topics'],
  ['coverAlt', 'Alternative text'],
] as const;

type Field = (typeof fields)[number][0];

/** Returns a field of an earlier version; one that it did not have is taken from the post as it stands. */
const earlierWords = (earlier: PostRevision, field: Field, now: PostDraft): string =>
  field === 'topics' ? (earlier.topics?.join(', ') ?? nowWords(field, now)) : earlier[field];

const nowWords = (field: Field, now: PostDraft): string =>
  field === 'topics' ? topicsIn(now.topics).join(', ') : now[field];

interface CompareRevisionProps {
  editor: PostEditor;
  postId: string;
  revisionId: string;
  restoring: RestoringRevision;
  onClose(): void;
}

export const CompareRevision = ({ editor, postId, revisionId, restoring, onClose }: CompareRevisionProps) => {
  const { data: earlier, error } = useQuery({
    ...queryOf(usePlatform(), readPostRevision, { id: postId, revisionId }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const differing = fields.flatMap(([field, label]) => {
    if (!earlier) return [];
    const [before, now] = [earlierWords(earlier, field, editor.values), nowWords(field, editor.values)];
    return before === now ? [] : [{ field, label, before, now }];
  });
  const picture = earlier && earlier.coverUrl !== (editor.saved?.coverUrl ?? null);
  const failure =
    restoring.failure || (error && sentenceOf(error, 'The version could not be loaded. Please try again.'));
  return (
    <Dialog
      title="What changed"
      hint={earlier && `Since ${dateAndTime(earlier.at)}, ${earlier.by}.`}
      onClose={onClose}
      footer={
        <>
          <Button variant="line" onClick={onClose}>
            Close
          </Button>
          <Button
            variant="plum"
            icon="history"
            busy={restoring.busy}
            busyLabel="Restoring"
            disabled={!earlier}
            onClick={() => void restoring.restore(revisionId)}
          >
            Restore this version
          </Button>
        </>
      }
    >
      <div className="stack stack--close">
        {failure && (
          <Notice tone="bad">
            <p>{failure}</p>
          </Notice>
        )}
        {!earlier && !failure && <Skeleton label="Loading the version" />}
        {earlier && differing.length === 0 && !picture && <p>It says the same as what stands there now.</p>}
        {earlier && differing.length > 0 && (
          <p className="hint">
            <ins>Underlined</ins> came since then, <del>struck through</del> went.
          </p>
        )}
        {earlier &&
          differing.map(({ field, label, before, now }) => (
            <section key={field}>
              <h3>{label}</h3>
              <WordChanges before={before} now={now} />
            </section>
          ))}
        {picture && <p>{`The picture was ${earlier.coverUrl ? 'another one' : 'not there'}.`}</p>}
        <p className="hint">{`Restoring makes a new version: what stands there now stays among the earlier ones.${editor.saved?.state === 'published' ? ' Visitors read the restored version at once.' : ''}`}</p>
      </div>
    </Dialog>
  );
};
