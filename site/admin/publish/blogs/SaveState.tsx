import type { StaffPost } from '#contract/blogs/blogs.ts';
import { clockTime, dateAndTime } from '#contract/dublin.ts';
import type { PostEditor } from './usePostEditor.ts';

const standing = (post: StaffPost | null): string => {
  if (!post || post.state === 'draft') return 'Draft';
  const at = post.publishedAt ? dateAndTime(post.publishedAt) : '';
  return post.state === 'scheduled' ? `Appears ${at}` : `Published ${at}`;
};

const saying = ({ saving, dirty, failure, values, saved, savedAt }: PostEditor): string => {
  if (saving) return 'saving…';
  if (failure) return 'not saved';
  if (!dirty) return savedAt ? `saved ${clockTime(savedAt)}` : saved ? 'saved' : 'nothing written yet';
  if (values.title.trim() === '') return 'give the post a title to save it';
  if (saved?.state === 'scheduled') return 'changes are not in the schedule yet';
  return saved?.state === 'published' ? 'changes are not on the website yet' : 'not saved yet';
};

export const SaveState = ({ editor }: { editor: PostEditor }) => (
  <>
    <span>{`${standing(editor.saved)} · `}</span>
    <span role="status">{saying(editor)}</span>
  </>
);
