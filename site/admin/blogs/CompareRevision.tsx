import { useQuery } from '@tanstack/react-query';
import { dateAndTime } from '#contract/dublin.ts';
import { sentenceOf } from '../../client/api-error.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { postRevisionQuery } from '../../client/post-revisions.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { History } from '../../ui/icons/History.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { PostEditor } from './usePostEditor.ts';
import type { RestoringRevision } from './useRestoringRevision.ts';
import { WordChanges } from './WordChanges.tsx';

const fields = [
  ['title', 'Title'],
  ['excerpt', 'Summary'],
  ['body', 'Text'],
  ['coverAlt', 'Alternative text'],
] as const;

interface CompareRevisionProps {
  editor: PostEditor;
  postId: string;
  revisionId: string;
  restoring: RestoringRevision;
  onClose(): void;
}

/** What came and what went since an earlier version; one press brings that back. */
export const CompareRevision = ({ editor, postId, revisionId, restoring, onClose }: CompareRevisionProps) => {
  const { data: earlier, error } = useQuery(postRevisionQuery(usePlatform(), postId, revisionId));
  const differing = fields.filter(([field]) => earlier && earlier[field] !== editor.values[field]);
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
            icon={History}
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
          differing.map(([field, label]) => (
            <section key={field}>
              <h3>{label}</h3>
              <WordChanges before={earlier[field]} now={editor.values[field]} />
            </section>
          ))}
        {picture && <p>The picture was {earlier.coverUrl ? 'another one' : 'not there'}.</p>}
        <p className="hint">
          Restoring makes a new version: what stands there now stays among the earlier ones.
          {editor.saved?.state === 'published' && ' Visitors read the restored version at once.'}
        </p>
      </div>
    </Dialog>
  );
};
