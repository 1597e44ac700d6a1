import { useState } from 'react';
import { type StaffPost, TITLE_REQUIRED } from '#contract/blogs/blogs.ts';
import { sentenceOf } from '../../client/api-error.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { removeCover, uploadCover } from '../../client/staff-posts.ts';
import type { PostEditor } from './usePostEditor.ts';

const FAILED = 'The picture could not be saved. Please try again.';
/** Uploads, replaces and removes the cover. The post is saved first, so that it has a place to belong to. */
export const useCover = (editor: PostEditor) => {
  const platform = usePlatform();
  const [busy, setBusy] = useState(false);
  const [share, setShare] = useState(0);
  const [failure, setFailure] = useState('');
  const attempt = async (act: () => Promise<StaffPost>): Promise<boolean> => {
    setBusy(true);
    setShare(0);
    setFailure('');
    try {
      editor.adopt(await act());
      return true;
    } catch (error) {
      setFailure(sentenceOf(error, FAILED));
      return false;
    } finally {
      setBusy(false);
    }
  };
  /** What is written of a public post stays with the editor until somebody presses Update. */
  const settled = () => (editor.saved?.state === 'published' ? editor.saved : editor.save());
  return {
    busy,
    /** How much of the picture has left, 0 to 1. */
    share,
    failure,
    upload: async (file: File) => {
      if (editor.values.title.trim() === '') return editor.showErrors({ title: TITLE_REQUIRED }, '');
      const post = await settled();
      const cover = { image: file, coverAlt: editor.values.coverAlt.trim() };
      if (post) await attempt(() => uploadCover(platform, post.id, cover, setShare));
    },
    remove: async () => {
      const post = await settled();
      if (post && (await attempt(() => removeCover(platform, post.id)))) editor.change({ coverAlt: '' });
    },
  };
};
