import type { StaffPost } from '#contract/blogs/blogs.ts';
import { createPost, updatePost } from '#contract/blogs/calls.ts';
import { slugOf } from '#contract/blogs/slugs.ts';
import { ApiError, sentenceOf } from '../../../client/api-error.ts';
import type { Platform } from '../../../client/platform.ts';
import { send } from '../../../client/send.ts';
import { draftOf, emptyDraft, followsTitle, numbered, type PostDraft, sameDraft, topicsIn } from './post-draft.ts';

const NOT_SAVED = 'The server cannot be reached.';
const NUMBERS_MAX = 9;

export type Errors = Readonly<Record<string, string>>;

export interface Writing {
  /** Post on the server; null before the first save. */
  saved: StaffPost | null;
  values: PostDraft;
  /** True while the address is made from the title. */
  auto: boolean;
  saving: boolean;
  savedAt: Date | null;
  failure: string;
  errors: Errors;
  /** Newer version saved by a colleague. */
  theirs: StaffPost | null;
}

export const begin = (start: StaffPost | null): Writing => ({
  saved: start,
  values: start ? draftOf(start) : emptyDraft,
  auto: start === null || followsTitle(start),
  saving: false,
  savedAt: null,
  failure: '',
  errors: {},
  theirs: null,
});

export const slugNow = ({ auto, saved, values }: Writing): string => {
  if (!auto) return values.slug;
  return saved && saved.title === values.title.trim() ? saved.slug : slugOf(values.title);
};

export const isDirty = (now: Writing): boolean =>
  !sameDraft({ ...now.values, slug: slugNow(now) }, now.saved ? draftOf(now.saved) : emptyDraft);

export const isSlugTaken = (error: unknown) => error instanceof ApiError && error.problem?.fields?.slug !== undefined;

/** Sends the draft. An address made from the title gets a number if it is taken. */
export const sendPost = async (platform: Platform, now: Writing, revision: number | undefined): Promise<StaffPost> => {
  const { saved, values, auto } = now;
  const wanted = slugNow(now);
  for (let number = 1; ; number += 1) {
    const post = { ...values, topics: topicsIn(values.topics), slug: number === 1 ? wanted : numbered(wanted, number) };
    try {
      return saved
        ? await send(platform, updatePost, { id: saved.id, body: { ...post, revision } })
        : await send(platform, createPost, { body: post });
    } catch (error) {
      if (!auto || !isSlugTaken(error) || number >= NUMBERS_MAX) throw error;
    }
  }
};

export const failed = (error: unknown): Pick<Writing, 'errors' | 'failure'> => {
  const errors = (error instanceof ApiError && error.problem?.fields) || {};
  return { errors, failure: Object.keys(errors).length > 0 ? '' : sentenceOf(error, NOT_SAVED) };
};
