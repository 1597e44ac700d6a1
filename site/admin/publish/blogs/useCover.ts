import { useState } from 'react';
import { type StaffPost, TITLE_REQUIRED } from '#contract/blogs/blogs.ts';
import { readPostById, removePostCover, uploadPostCover } from '#contract/blogs/calls.ts';
import { sentenceOf } from '../../../client/api-error.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { send } from '../../../client/send.ts';
import type { PostEditor } from './usePostEditor.ts';

const FAILED = 'The picture could not be saved. Please try again.';
/** Saves the post first, so that the cover has one to belong to. */
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
  /** Unsaved changes to a public post stay in the editor until somebody presses Update. */
  const settled = () => (editor.saved?.state === 'published' ? editor.saved : editor.save());
  return {
    busy,
    /** Share of the picture that is uploaded, 0 to 1. */
    share,
    failure,
    upload: async (file: File) => {
      if (editor.values.title.trim() === '') return editor.showErrors({ title: TITLE_REQUIRED }, '');
      const post = await settled();
      const form = new FormData();
      form.append('image', file);
      form.append('coverAlt', editor.values.coverAlt.trim());
      if (post) await attempt(() => send(platform, uploadPostCover, { id: post.id, form }, { onProgress: setShare }));
    },
    remove: async () => {
      const post = await settled();
      if (!post) return;
      const isRemoved = await attempt(async () => {
        await send(platform, removePostCover, { id: post.id });
        return send(platform, readPostById, { id: post.id });
      });
      if (isRemoved) editor.change({ coverAlt: '' });
    },
  };
};
