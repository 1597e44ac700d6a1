import * as z from 'zod/mini';
import { readStaffDraft, storeStaffDraft } from '../../../client/staff-drafts.ts';
import type { PostDraft } from './post-draft.ts';

const storedDraft = z.object({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  body: z.string(),
  coverAlt: z.string(),
  topics: z._default(z.string(), ''),
  at: z.string(),
});
export type LocalDraft = z.infer<typeof storedDraft>;

const aboutPost = (id: string) => `post.${id}`;

/**
 * Keeps unsaved text on this device, even after the tab is closed.
 * @returns false if the browser keeps nothing.
 */
export const keepLocally = (id: string, personId: string, draft: PostDraft, at: Date): boolean =>
  storeStaffDraft(aboutPost(id), personId, { ...draft, at: at.toISOString() }, 'durable');

export const readLocally = (id: string, personId: string): LocalDraft | null =>
  z.safeParse(storedDraft, readStaffDraft(aboutPost(id), personId, 'durable')).data ?? null;

export const forgetLocally = (id: string): void => void storeStaffDraft(aboutPost(id), '', null, 'durable');
