import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TITLE_REQUIRED } from '#contract/blogs/blogs.ts';
import { listAllPosts, publishPost, unpublishPost } from '#contract/blogs/calls.ts';
import { clockTime, dublinDay, dublinMoment } from '#contract/dublin.ts';
import { ApiError, sentenceOf } from '../../../client/api-error.ts';
import { keyOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { allOf } from '../../../client/query-keys.ts';
import { send } from '../../../client/send.ts';
import type { PostEditor } from './usePostEditor.ts';

/** Day and time as typed, in Irish time; either may be empty. */
interface When {
  day: string;
  time: string;
}

export const noTime: When = { day: '', time: '' };

export const WHEN_MESSAGE = 'Please choose both a date and a time, or neither.';

export const whenOf = (iso: string | null): When =>
  iso ? { day: dublinDay(new Date(iso)), time: clockTime(new Date(iso)) } : noTime;

/** Returns the moment as ISO 8601, null if both are empty, or a sentence if only one of them is given. */
export const readWhen = ({ day, time }: When): { at: string | null } | { problem: string } => {
  if (!day && !time) return { at: null };
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^\d{2}:\d{2}$/.test(time)) return { problem: WHEN_MESSAGE };
  return { at: dublinMoment(day, time).toISOString() };
};

const FAILED = 'This did not work. Please try again.';

export interface Publishing {
  when: When;
  whenError: string;
  busy: 'publish' | 'unpublish' | null;
  done: string;
  ahead: boolean;
  retimed: boolean;
  setWhen(when: When): void;
  publish(): Promise<void>;
  unpublish(): Promise<void>;
}

const doneText = (state: string): string =>
  state === 'scheduled' ? 'The post is scheduled.' : 'The post is on the website.';

export const usePublishing = (editor: PostEditor): Publishing => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const { saved } = editor;
  const [chosen, setChosen] = useState<When | null>(null);
  const [state, setState] = useState({ whenError: '', busy: null as Publishing['busy'], done: '' });
  const when = chosen ?? whenOf(saved?.publishedAt ?? null);
  const read = readWhen(when);
  const attempt = async (busy: 'publish' | 'unpublish', act: () => Promise<string>) => {
    setState({ whenError: '', busy, done: '' });
    let done = '';
    try {
      done = await act();
      setChosen(null);
      void queryClient.invalidateQueries({ queryKey: keyOf(listAllPosts) });
      for (const subject of ['dashboard', 'today'] as const)
        void queryClient.invalidateQueries({ queryKey: allOf(subject) });
    } catch (error) {
      const fields = (error instanceof ApiError && error.problem?.fields) || {};
      editor.showErrors(fields, Object.keys(fields).length > 0 ? '' : sentenceOf(error, FAILED));
    }
    setState({ whenError: '', busy: null, done });
  };
  return {
    ...state,
    when,
    ahead: 'at' in read && read.at !== null && Date.parse(read.at) > Date.now(),
    retimed: chosen !== null,
    setWhen: (next) => {
      setChosen(next);
      setState({ ...state, whenError: '', done: '' });
    },
    publish: async () => {
      if (editor.values.title.trim() === '') return editor.showErrors({ title: TITLE_REQUIRED }, '');
      if ('problem' in read) return setState({ ...state, whenError: read.problem, done: '' });
      const post = await editor.save();
      if (!post) return;
      await attempt('publish', async () => {
        // A post that is on the website keeps its date, unless another one was chosen.
        const publishAt = post.state === 'published' && !chosen ? null : read.at;
        const next = await send(platform, publishPost, { id: post.id, body: { publishAt } });
        editor.adopt(next);
        return doneText(next.state);
      });
    },
    unpublish: async () => {
      if (!saved) return;
      await attempt('unpublish', async () => {
        editor.adopt(await send(platform, unpublishPost, { id: saved.id }));
        return 'The post is a draft again. Visitors no longer see it.';
      });
    },
  };
};
