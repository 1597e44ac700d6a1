import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffPost } from '#contract/blogs/blogs.ts';
import { listPostRevisions } from '#contract/blogs/calls.ts';
import type { PostRevisions, RevisionField } from '#contract/blogs/post-revisions.ts';
import { dateAndTime } from '#contract/dublin.ts';
import { sentenceOf } from '../../../client/api-error.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { CompareRevision } from './CompareRevision.tsx';
import type { PostEditor } from './usePostEditor.ts';
import { useRestoringRevision } from './useRestoringRevision.ts';

const FIRST = 4;

const fieldWords: Record<RevisionField, string> = {
  title: 'title',
  excerpt: 'summary',
  body: 'text',
  topics: 'topics',
  cover: 'picture',
  coverAlt: 'alternative text',
};

type Listed = PostRevisions['versions'][number];

const RevisionRow = ({ version, onCompare }: { version: Listed; onCompare(): void }) => (
  <li>
    <button type="button" className="linkbtn" onClick={onCompare}>
      {dateAndTime(version.at)}
    </button>
    <small>{`${version.by}, ${version.words} ${version.words === 1 ? 'word' : 'words'}${version.changed.length > 0 ? `; ${version.changed.map((field) => fieldWords[field]).join(', ')} changed` : ''}`}</small>
  </li>
);

export const RevisionsBox = ({ editor, post }: { editor: PostEditor; post: StaffPost }) => {
  const { data, error } = useQuery(queryOf(usePlatform(), listPostRevisions, { id: post.id }));
  const [all, setAll] = useState(false);
  const [compared, setCompared] = useState('');
  const restoring = useRestoringRevision(editor, () => setCompared(''));
  const versions = data?.versions ?? [];
  const close = () => {
    restoring.forgetFailure();
    setCompared('');
  };
  return (
    <section className="box" aria-labelledby="post-revisions">
      <div className="box__head">
        <h2 id="post-revisions">Earlier versions</h2>
      </div>
      <div className="box__body stack stack--close">
        {error && (
          <Notice tone="bad">
            <p>{sentenceOf(error, 'The earlier versions could not be loaded. Please try again.')}</p>
          </Notice>
        )}
        {!data && !error && <Skeleton label="Loading the earlier versions" />}
        {data && versions.length === 0 && (
          <p className="hint">There is none yet. What you save in one sitting is one version.</p>
        )}
        {versions.length > 0 && (
          <ul className="revisions">
            {(all ? versions : versions.slice(0, FIRST)).map((version) => (
              <RevisionRow key={version.id} version={version} onCompare={() => setCompared(version.id)} />
            ))}
          </ul>
        )}
        {!all && versions.length > FIRST && (
          <Button variant="line" small onClick={() => setAll(true)}>{`Show all ${versions.length}`}</Button>
        )}
      </div>
      {compared && (
        <CompareRevision editor={editor} postId={post.id} revisionId={compared} restoring={restoring} onClose={close} />
      )}
    </section>
  );
};
