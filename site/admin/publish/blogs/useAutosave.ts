import { useEffect, useRef } from 'react';
import { useUser } from '../../../client/PlatformContext.tsx';
import { forgetLocally, keepLocally } from './local-draft.ts';
import type { PostEditor } from './usePostEditor.ts';

/** Milliseconds from a change to its saving; `AGAIN_MS` is the time to the next try after a failure. */
export const AUTOSAVE_MS = 3000;
const AGAIN_MS = 10_000;

/**
 * Saves a changed post after a few seconds, retries on failure, and keeps unsaved text on this device.
 * A public or scheduled post is only kept: half a sentence must not reach the website.
 */
export const useAutosave = (editor: PostEditor): void => {
  const { dirty, saving, failure, errors, theirs, values, saved } = editor;
  const latest = useRef(editor);
  useEffect(() => {
    latest.current = editor;
  });
  const isPublic = (saved?.state ?? 'draft') !== 'draft';
  const stuck = theirs !== null || Object.keys(errors).length > 0 || values.title.trim() === '';
  const waiting = dirty && !saving && !isPublic && !stuck;
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => void latest.current.save(), failure ? AGAIN_MS : AUTOSAVE_MS);
    return () => clearTimeout(timer);
  }, [waiting, failure]);
  const id = saved?.id ?? 'new';
  const personId = useUser()?.id ?? '';
  const local = useRef(false);
  useEffect(() => {
    if (!dirty) {
      if (local.current) forgetLocally(id);
      local.current = false;
      return;
    }
    local.current = keepLocally(id, personId, values, new Date());
  }, [dirty, id, personId, values]);
  // What was kept before the post had an id of its own is saved with it.
  useEffect(() => {
    if (id !== 'new') forgetLocally('new');
  }, [id]);
};
