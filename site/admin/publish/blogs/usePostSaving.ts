import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import * as z from 'zod/mini';
import { newPost, type StaffPost } from '#contract/blogs/blogs.ts';
import { listPostRevisions, readPostById } from '#contract/blogs/calls.ts';
import { ApiError } from '../../../client/api-error.ts';
import { keyOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { fieldErrors } from '../../../ui/field-errors.ts';
import { topicsIn } from './post-draft.ts';
import { postQuery } from './post-queries.ts';
import { failed, isDirty, isSlugTaken, sendPost, slugNow, type Writing } from './post-writing.ts';

export interface PostSaving {
  keep(post: StaffPost): void;
  save(): Promise<StaffPost | null>;
  saveOver(): Promise<StaffPost | null>;
}

export const usePostSaving = (latest: RefObject<Writing>, set: (part: Partial<Writing>) => void): PostSaving => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const running = useRef<Promise<StaffPost | null> | null>(null);
  const keep = (post: StaffPost) => {
    queryClient.setQueryData(keyOf(readPostById, { id: post.id }), post);
    // Each saving may add a version.
    void queryClient.invalidateQueries({ queryKey: keyOf(listPostRevisions, { id: post.id }) });
  };
  const theirsAfter = async (error: unknown): Promise<StaffPost | null> => {
    const { saved } = latest.current;
    if (!saved || !(error instanceof ApiError) || error.status !== 409 || isSlugTaken(error)) return null;
    const theirs = await queryClient.fetchQuery(postQuery(platform, saved.id)).catch(() => null);
    if (theirs) keep(theirs);
    return theirs;
  };
  const attempt = async (revision: number | undefined): Promise<StaffPost | null> => {
    const now = latest.current;
    const checked = z.safeParse(newPost, { ...now.values, topics: topicsIn(now.values.topics), slug: slugNow(now) });
    if (!checked.success) {
      set({ errors: fieldErrors(checked), failure: '' });
      return null;
    }
    set({ saving: true });
    try {
      const post = await sendPost(platform, now, revision);
      keep(post);
      set({ saved: post, saving: false, savedAt: new Date(), failure: '', errors: {}, theirs: null });
      return post;
    } catch (error) {
      const theirs = await theirsAfter(error);
      set({ saving: false, ...(theirs ? { theirs, failure: '' } : failed(error)) });
      return null;
    }
  };
  const run = (revision: number | undefined) => {
    running.current ??= attempt(revision).finally(() => {
      running.current = null;
    });
    return running.current;
  };
  const save = async (): Promise<StaffPost | null> => {
    if (running.current) await running.current;
    const now = latest.current;
    if (now.theirs) return null;
    return isDirty(now) || !now.saved ? run(now.saved?.revision) : now.saved;
  };
  return { keep, save, saveOver: () => run(latest.current.theirs?.revision) };
};
