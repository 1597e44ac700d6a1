import * as z from 'zod/mini';
import type { PostDraft } from './post-draft.ts';

const kept = z.object({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  body: z.string(),
  coverAlt: z.string(),
  topics: z._default(z.string(), ''),
  at: z.string(),
});
export type LocalDraft = z.infer<typeof kept>;

const keyOf = (id: string) => `portal.post.${id}`;

/** Keeps what is not saved yet on this device. @returns false where the browser keeps nothing. */
export const keepLocally = (id: string, draft: PostDraft, at: Date): boolean => {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify({ ...draft, at: at.toISOString() }));
    return true;
  } catch {
    return false;
  }
};

/** What this device keeps of a post, or null. */
export const readLocally = (id: string): LocalDraft | null => {
  try {
    return z.safeParse(kept, JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
};

export const forgetLocally = (id: string): void => {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // nothing was kept there
  }
};
