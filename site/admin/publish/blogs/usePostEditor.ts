import { useEffect, useRef, useState } from 'react';
import type { StaffPost } from '#contract/blogs/blogs.ts';
import { followsTitle, type PostDraft } from './post-draft.ts';
import { begin, type Errors, isDirty, slugNow, type Writing } from './post-writing.ts';
import { usePostSaving } from './usePostSaving.ts';

export interface PostEditor extends Writing {
  slug: string;
  dirty: boolean;
  change(part: Partial<PostDraft>): void;
  /** Saves what is unsaved; null on failure, with the reason in `errors`, `failure` or `theirs`. */
  save(): Promise<StaffPost | null>;
  /** Overwrites what a colleague saved. */
  saveOver(): Promise<StaffPost | null>;
  takeTheirs(): void;
  /** Adopts the server's post after another step, such as publishing; the draft stays. */
  adopt(post: StaffPost): void;
  /** Replaces the draft with the server's post. */
  replaceWith(post: StaffPost): void;
  showErrors(errors: Errors, failure: string): void;
}

/** Saves one at a time; the newest draft always wins over one sent before. */
export const usePostEditor = (start: StaffPost | null): PostEditor => {
  const [state, setState] = useState(() => begin(start));
  const latest = useRef(state);
  const set = (part: Partial<Writing>) => {
    latest.current = { ...latest.current, ...part };
    setState(latest.current);
  };
  const { keep, save, saveOver } = usePostSaving(latest, set);
  const adopt = (post: StaffPost) => {
    keep(post);
    const { auto, values } = latest.current;
    const follows = auto && followsTitle(post);
    // From here on the address no longer follows the title: it is the one that the post has.
    set({ saved: post, auto: follows, values: auto && !follows ? { ...values, slug: post.slug } : values });
  };
  useFollowing(start, () => {
    const { saved } = latest.current;
    if (start && saved && start.revision > saved.revision && !isDirty(latest.current)) set(begin(start));
  });
  return {
    ...state,
    slug: slugNow(state),
    dirty: isDirty(state),
    save,
    adopt,
    change: (part) =>
      set({
        values: { ...latest.current.values, ...part },
        ...('slug' in part && { auto: false }),
        errors: Object.fromEntries(Object.entries(latest.current.errors).filter(([key]) => !(key in part))),
      }),
    saveOver,
    takeTheirs: () => latest.current.theirs && set(begin(latest.current.theirs)),
    replaceWith: (post) => {
      keep(post);
      set(begin(post));
    },
    showErrors: (errors, failure) => set({ errors, failure }),
  };
};

const useFollowing = (start: StaffPost | null, follow: () => void) => {
  const latest = useRef(follow);
  useEffect(() => {
    latest.current = follow;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a changed post is followed
  useEffect(() => latest.current(), [start]);
};
