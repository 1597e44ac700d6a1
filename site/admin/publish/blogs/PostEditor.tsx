import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { assignPosts } from '#contract/assignments/calls.ts';
import { type StaffPost, TITLE_MAX } from '#contract/blogs/blogs.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { FieldError } from '../../../ui/FieldError.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Assignment } from '../../review/assignment/Assignment.tsx';
import { ColleaguesBox } from '../../review/comments/ColleaguesBox.tsx';
import { OpenElsewhere } from '../../review/moderation/OpenElsewhere.tsx';
import { LeaveGuard } from '../../shell/forms/LeaveGuard.tsx';
import { ScreenHead } from '../../shell/layout/Screen.tsx';
import { useWide } from '../../shell/layout/useWide.ts';
import { BodyField } from './BodyField.tsx';
import { CoverBox } from './CoverBox.tsx';
import { EditorActions } from './EditorActions.tsx';
import { LocalDraftNotice } from './LocalDraftNotice.tsx';
import { PostConflict } from './PostConflict.tsx';
import { PublishingBox } from './PublishingBox.tsx';
import { postQuery } from './post-queries.ts';
import { RevisionsBox } from './RevisionsBox.tsx';
import { SaveState } from './SaveState.tsx';
import { SummaryBox } from './SummaryBox.tsx';
import { useAutosave } from './useAutosave.ts';
import { usePostEditor } from './usePostEditor.ts';
import { usePublishing } from './usePublishing.ts';

interface TitleFieldProps {
  id: string;
  value: string;
  error: string | undefined;
  onChange(value: string): void;
}

const TitleField = ({ id, value, error, onChange }: TitleFieldProps) => (
  <div>
    <label className="sr" htmlFor={id}>
      Title
    </label>
    <textarea
      className="title"
      id={id}
      rows={1}
      placeholder="Title"
      maxLength={TITLE_MAX}
      value={value}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      onChange={(event) => onChange(event.target.value.replace(/\s*\n\s*/g, ' '))}
    />
    <FieldError id={`${id}-error`} message={error} />
  </div>
);

const PostColleagues = ({ post: saved }: { post: StaffPost }) => {
  // Who looks after it changes without a saving of what is written.
  const { data: post = saved } = useQuery(postQuery(usePlatform(), saved.id));
  return (
    <ColleaguesBox subject={{ kind: 'post', subjectId: post.id }}>
      <Assignment call={assignPosts} id={post.id} assignedTo={post.assignedTo} assignedName={post.assignedName} />
    </ColleaguesBox>
  );
};

interface PostEditorProps {
  /** Post as saved; null for a new one. */
  start: StaffPost | null;
  onCreated?: (post: StaffPost) => void;
}

/** Calls back once a new post is saved, after rendering, so that leaving its first address loses nothing. */
const useCreated = (created: StaffPost | null, onCreated: PostEditorProps['onCreated']) => {
  const notified = useRef(false);
  useEffect(() => {
    if (!created || notified.current) return;
    notified.current = true;
    onCreated?.(created);
  }, [created, onCreated]);
};

export const PostEditor = ({ start, onCreated }: PostEditorProps) => {
  const id = useId();
  const editor = usePostEditor(start);
  const publishing = usePublishing(editor);
  const [previews, setPreviews] = useState(false);
  const place = useWide('76rem') ? 'beside' : 'instead';
  const preview = previews ? place : null;
  useAutosave(editor);
  useCreated(start === null ? editor.saved : null, onCreated);
  return (
    <>
      <ScreenHead
        title={start || editor.saved ? 'Edit blog post' : 'New blog post'}
        lead={<SaveState editor={editor} />}
        action={
          <EditorActions
            editor={editor}
            publishing={publishing}
            preview={preview}
            onPreview={() => setPreviews(!previews)}
          />
        }
      />
      {editor.saved && <OpenElsewhere kind="post" id={editor.saved.id} />}
      <LocalDraftNotice start={start} editor={editor} />
      {editor.failure && (
        <Notice tone="bad">
          <p>{`${editor.failure} What you wrote is kept on this device.`}</p>
        </Notice>
      )}
      {editor.theirs && <PostConflict editor={editor} theirs={editor.theirs} />}
      <div className={classNames('write', preview === 'beside' && 'write--preview')}>
        <div className="paper">
          <BodyField
            id={`${id}-body`}
            value={editor.values.body}
            error={editor.errors.body}
            preview={preview}
            onChange={(body) => editor.change({ body })}
          >
            <TitleField
              id={`${id}-title`}
              value={editor.values.title}
              error={editor.errors.title}
              onChange={(title) => editor.change({ title })}
            />
          </BodyField>
        </div>
        <div className="stack">
          <PublishingBox editor={editor} publishing={publishing} />
          <CoverBox editor={editor} />
          <SummaryBox editor={editor} />
          {editor.saved && <RevisionsBox editor={editor} post={editor.saved} />}
          {editor.saved && <PostColleagues post={editor.saved} />}
        </div>
      </div>
      <LeaveGuard unsaved={editor.dirty} except={(pathname) => pathname === `/admin/blogs/${editor.saved?.id}`} />
    </>
  );
};
