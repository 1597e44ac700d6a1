import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { seedDemo } from '#api/demo/seed.ts';
import { createReviewer } from '#api/review/automatic-reviewer.ts';
import { openStore } from '#api/store/disk/open-store.ts';
import { authorNamed } from '#contract/author.ts';
import type { Picture } from '#contract/pictures.ts';
import { savePicture } from './seed-public-site.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };
const now = () => new Date();
const newId = () => randomBytes(16).toString('base64url');

const URGENT = 'I cannot go on without her. Nobody told me how quiet the house would be. Ring me on 087 123 4567.';

/** What the demo has not: a story that is urgent and came without consent, one edited for privacy, a picture without words, a draft. */
const addRareThings = async (deps: Pick<Parameters<typeof seedDemo>[0], 'store' | 'reviewer'>, picture: Picture) => {
  await deps.store.change((draft) => {
    const at = now().toISOString();
    const [story] = draft.testimonials.list('status', 'approved');
    const [post] = draft.posts.list('newest', 'all');
    if (!story || !post) throw new Error('The demo has no stories and posts.');
    const redaction = {
      content: 'They drove us every Tuesday, and were never late.',
      at,
      by: authorNamed('Aoife Byrne'),
    };
    draft.testimonials.put({ ...story, redaction });
    const review = deps.reviewer.review(URGENT).stored;
    const asked = { id: newId(), name: 'Una Doyle', content: URGENT, picture, consent: 'none' as const, review };
    const undecided = {
      status: 'pending' as const,
      approvedAt: null,
      approvedBy: null,
      reviewedAt: null,
      reviewedBy: null,
    };
    draft.testimonials.put({ ...story, ...asked, ...undecided, createdAt: at, firstReviewedAt: undefined });
    draft.media.put({ id: newId(), picture, altText: '', createdAt: at, createdBy: 'Aoife Byrne' });
    draft.posts.put({ ...post, id: newId(), slug: 'not-yet', title: 'Not yet', status: 'draft', publishedAt: null });
  });
};

/** Fills an empty data folder with the demo and with everything rare that a staff screen can show. */
export const seedPortal = async (dataDir: string): Promise<void> => {
  const picture = await savePicture(join(dataDir, 'uploads'));
  const deps = { store: await openStore(dataDir, { log: silent, now }), reviewer: createReviewer(), now, newId };
  await seedDemo(deps, async () => picture);
  await addRareThings(deps, picture);
  await deps.store.close();
};
