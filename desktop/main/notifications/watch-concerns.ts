import * as z from 'zod/mini';
import { readConcerns } from '#contract/comments/calls.ts';
import { concernNotices, newNotices } from '#contract/comments/concern-notices.ts';
import { readPreferences } from '#contract/preferences/calls.ts';
import { apiPath } from '../server/api-requests.ts';
import type { SubmissionNotice } from './new-submissions.ts';

interface ConcernsDeps {
  read(path: string): Promise<unknown>;
  notify(notice: SubmissionNotice): void;
}

const kind = z.enum(['testimonial', 'donation', 'post', 'message', 'data-request']);
// An older server says less: then nothing is announced.
const concerns = z.looseObject({
  told: z.looseObject({
    mentions: z.array(z.looseObject({ id: z.string(), kind, subjectId: z.string() })),
    assigned: z.array(z.looseObject({ kind, id: z.string() })),
  }),
});
const wishes = z.looseObject({ notices: z.looseObject({ concerns: z.boolean() }) });

/** Announces no name and no word, as others may see the screen. What the first look finds is not new. */
export const watchConcerns = ({ read, notify }: ConcernsDeps) => {
  let known: Set<string> | null = null;
  let generation = 0;
  return {
    async check(): Promise<void> {
      const started = generation;
      const found = z.safeParse(concerns, await read(apiPath(readConcerns, {}))).data;
      if (!found || started !== generation) return;
      const all = concernNotices(found.told);
      const before = known;
      known = new Set(all.map(({ key }) => key));
      const fresh = before ? newNotices(all, before) : [];
      if (fresh.length === 0) return;
      const wished = z.safeParse(wishes, await read(apiPath(readPreferences, {}))).data?.notices.concerns;
      if (wished !== false && started === generation) for (const { key, ...notice } of fresh) notify(notice);
    },
    reset(): void {
      generation += 1;
      known = null;
    },
  };
};
