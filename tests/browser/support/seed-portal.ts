import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { seedDemo } from '#api/demo/seed.ts';
import { createReviewer } from '#api/review/automatic-reviewer.ts';
import { openStore } from '#api/store/disk/open-store.ts';
import { apiScopes, apiTokenExpiryRange } from '#contract/api-tokens.ts';
import { authorNamed } from '#contract/author.ts';
import { addDays, dublinDay } from '#contract/dublin.ts';
import type { StoredMail } from '#contract/mails.ts';
import type { Picture } from '#contract/pictures.ts';
import { savePicture } from './seed-public-site.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };
const now = () => new Date();
const newId = () => randomBytes(16).toString('base64url');

const URGENT = 'I cannot go on without her. Nobody told me how quiet the house would be. Ring me on 087 123 4567.';

/** What the demo has not: a story that is urgent and came without consent, one edited for privacy, a picture without words, a draft. */
const addRareThings = async (
  deps: Pick<Parameters<typeof seedDemo>[0], 'store' | 'loadReviewer'>,
  picture: Picture,
) => {
  const reviewer = await deps.loadReviewer();
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
    const review = reviewer.review(URGENT).stored;
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

/** A small flood in quarantine: testimonials that are alike, and one that is like no other. */
const addHeldBack = async ({ store, loadReviewer }: Pick<Parameters<typeof seedDemo>[0], 'store' | 'loadReviewer'>) => {
  const reviewer = await loadReviewer();
  const texts = [
    'My mother’s chair went out the door on Tuesday and a cheque came in for the home help.',
    ...Array.from({ length: 12 }, (_, at) => `Great site number ${at + 1}, see https://best-loan.com for money.`),
  ];
  await store.change((draft) => {
    const [story] = draft.testimonials.list('status', 'pending');
    if (!story) throw new Error('The demo has no story that waits.');
    for (const [at, content] of texts.entries()) {
      const quarantinedAt = new Date(now().getTime() - (texts.length - at) * 60_000).toISOString();
      draft.testimonials.put({
        ...story,
        id: newId(),
        name: at === 0 ? 'Nóra Kehoe' : `Writer with quite a long name ${at}`,
        content,
        review: reviewer.review(content).stored,
        createdAt: quarantinedAt,
        quarantinedAt,
        quarantineReason: 'ceiling',
        likeness: { shapes: [at === 0 ? 'own' : 'alike'], links: at === 0 ? [] : ['best-loan.com'] },
      });
    }
  });
};

/** API tokens: one that has expired, one whose maker is gone, with a long name. */
const addTokens = ({ store }: Pick<Parameters<typeof seedDemo>[0], 'store'>) =>
  store.change((draft) => {
    const names = ['Newsletter', 'The screen in the window of the shop in New Ross, on the quay'];
    for (const [at, name] of names.entries()) {
      const id = newId();
      draft.apiTokens.put({
        id,
        name,
        scopes: at === 0 ? ['testimonials:read', 'analytics:read'] : [...apiScopes],
        createdAt: new Date(now().getTime() - 60 * 24 * 3_600_000).toISOString(),
        createdBy: newId(),
        expiresOn: at === 0 ? addDays(dublinDay(now()), -1) : apiTokenExpiryRange(now()).last,
        usedOn: at === 0 ? addDays(dublinDay(now()), -3) : null,
      });
      draft.apiTokenKeys.put({ id, hash: id });
    }
  });

/** Mails in every state: one that was refused, one that is tried again, one that waits for Undo, sent ones. */
const addMails = ({ store }: Pick<Parameters<typeof seedDemo>[0], 'store'>) =>
  store.change((draft) => {
    const [donation, other] = draft.donations.list('status', 'approved');
    const [story] = draft.testimonials.list('status', 'approved');
    if (!donation || !other || !story) throw new Error('The demo has no offers and stories.');
    const about = { type: 'donation', id: donation.id } as const;
    const at = (minutes: number) => new Date(now().getTime() + minutes * 60_000).toISOString();
    const mail = (more: Partial<StoredMail>) => {
      const id = newId();
      const fixed = {
        id,
        mailbox: id,
        about,
        cause: 'decision',
        values: {},
        createdAt: at(-5),
        dueAt: at(-3),
      } as const;
      const outcome = { state: 'waiting', attempts: 0, lastError: null, sentAt: null, notBefore: at(24 * 60) } as const;
      draft.mails.put({
        ...fixed,
        ...outcome,
        kind: 'offer-approved-pickup',
        to: `${id.slice(0, 5)}@post.example`,
        ...more,
      });
    };
    mail({ state: 'failed', attempts: 1, lastError: 'No such mailbox (550)', to: 'tadhg@exmaple.example' });
    mail({
      state: 'failed',
      kind: 'testimonial-published',
      about: { type: 'testimonial', id: story.id },
      attempts: 11,
      lastError: 'Mailbox full (452)',
      to: 'a.very.long.mailbox.name.that.somebody.really.has@a-domain-that-is-long-as-well.example',
    });
    mail({ kind: 'offer-declined', about: { type: 'donation', id: other.id } });
    mail({ kind: 'days-offered', attempts: 3, lastError: 'Mail server busy (451)' });
    for (let count = 0; count < 30; count += 1)
      mail({
        kind: 'offer-collected',
        state: 'sent',
        attempts: 1,
        sentAt: at(-count * 50),
        createdAt: at(-count * 50 - 3),
      });
  });

/** Fills an empty data folder with the demo and with everything rare that a staff screen can show. */
export const seedPortal = async (dataDir: string): Promise<void> => {
  const picture = await savePicture(join(dataDir, 'uploads'));
  const store = await openStore(dataDir, { log: silent, now });
  const deps = { store, loadReviewer: async () => createReviewer(), now, newId };
  await seedDemo(deps, async () => picture);
  await addRareThings(deps, picture);
  await addHeldBack(deps);
  await addTokens(deps);
  await addMails(deps);
  await deps.store.close();
};
