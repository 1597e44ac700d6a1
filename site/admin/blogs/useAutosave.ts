import { useEffect, useRef } from 'react';
import { useUser } from '../../client/PlatformContext.tsx';
import { forgetLocally, keepLocally } from './local-draft.ts';
import type { PostEditor } from './usePostEditor.ts';

/** How long after a change it is saved, and how long after a failure it is tried again. */
export const AUTOSAVE_MS = 3000;
const AGAIN_MS = 10_000;

/**
 * Saves a post a few seconds after it is changed, and again while that fails. What is not saved yet is kept on this device.
 * A post that visitors can read, or will read at its time, is only kept: half a sentence must not stand on the website.
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
