import { useState } from 'react';
import { restorePostRevision } from '#contract/blogs/calls.ts';
import { ApiError, sentenceOf } from '../../../client/api-error.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { send } from '../../../client/send.ts';
import type { PostEditor } from './usePostEditor.ts';

const UNSAVED = 'What you wrote is not saved yet. Please save it or take it back first.';

export interface RestoringRevision {
  busy: boolean;
  failure: string;
  restore(revisionId: string): Promise<void>;
  forgetFailure(): void;
}

/** Saves the draft first, so that it stays among the versions, then restores the earlier one. */
export const useRestoringRevision = (editor: PostEditor, onRestored: () => void): RestoringRevision => {
  const platform = usePlatform();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const restore = async (revisionId: string) => {
    setBusy(true);
    setFailure('');
    try {
      // What visitors may read changes only when somebody says so: words that wait for that are not sent on the way.
      const waits = editor.dirty && editor.saved?.state !== 'draft';
      const saved = waits ? null : await editor.save();
      if (!saved) throw new Error(UNSAVED);
      const { id, revision } = saved;
      editor.replaceWith(await send(platform, restorePostRevision, { id, revisionId, body: { revision } }));
      onRestored();
    } catch (error) {
      const words = 'The version could not be restored. Please try again.';
      setFailure(error instanceof ApiError ? sentenceOf(error, words) : (error as Error).message);
    }
    setBusy(false);
  };
  return { busy, failure, restore, forgetFailure: () => setFailure('') };
};
