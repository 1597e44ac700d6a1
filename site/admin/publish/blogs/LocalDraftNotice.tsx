import { useState } from 'react';
import type { StaffPost } from '#contract/blogs/blogs.ts';
import { dateAndTime } from '#contract/dublin.ts';
import { useUser } from '../../../client/PlatformContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { forgetLocally, type LocalDraft, readLocally } from './local-draft.ts';
import { draftOf, emptyDraft, sameDraft } from './post-draft.ts';
import type { PostEditor } from './usePostEditor.ts';

const worthRestoring = (id: string, personId: string, start: StaffPost | null): LocalDraft | null => {
  const stored = readLocally(id, personId);
  return stored && !sameDraft(stored, start ? draftOf(start) : emptyDraft) ? stored : null;
};

export const LocalDraftNotice = ({ start, editor }: { start: StaffPost | null; editor: PostEditor }) => {
  const id = start?.id ?? 'new';
  const personId = useUser()?.id ?? '';
  const [stored, setStored] = useState(() => worthRestoring(id, personId, start));
  if (!stored) return null;
  const restore = () => {
    const { slug, ...draft } = draftOf(stored);
    editor.change(slug && slug !== editor.slug ? { ...draft, slug } : draft);
    setStored(null);
  };
  const discard = () => {
    forgetLocally(id);
    setStored(null);
  };
  return (
    <Notice tone="wait" title={`This device kept a draft from ${dateAndTime(stored.at)} that was not saved.`}>
      {stored.title && <p>{`“${stored.title}”`}</p>}
      <div className="row row--tight mt-md">
        <Button variant="line" small onClick={restore}>
          Restore it
        </Button>
        <Button variant="quiet" small onClick={discard}>
          Discard it
        </Button>
      </div>
    </Notice>
  );
};
