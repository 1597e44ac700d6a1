import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { seedDemo } from '#api/demo/seed.ts';
import { createReviewer } from '#api/review/automatic-reviewer.ts';
import { openStore } from '#api/store/disk/open-store.ts';
import { addDays, dublinDay } from '#contract/dublin.ts';
import type { Picture } from '#contract/images/pictures.ts';
import type { StoredMail } from '#contract/mail-admin/mails.ts';
import { authorNamed } from '#contract/people/author.ts';
import type { StoredRun, StoredStop } from '#contract/runs/runs.ts';
import { apiScopes, apiTokenExpiryRange } from '#contract/tokens/api-tokens.ts';
import { savePicture } from './seed-public-site.ts';
import { addRequests } from './seed-requests.ts';

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
    mail({
      state: 'written',
      attempts: 1,
      writtenAt: at(-4),
      to: 'a.very.long.mailbox@a-domain-that-is-long-as-well.example',
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

/** The ids of the runs: one is planned, one is on the road, one is done. */
export const SEEDED_RUNS = {
  planned: 'planned-'.padEnd(22, 'A'),
  out: 'out-'.padEnd(22, 'A'),
  done: 'done-'.padEnd(22, 'A'),
};

/** Runs of today in every state, with stops that were collected, are to come, and have left. */
const addRuns = ({ store }: Pick<Parameters<typeof seedDemo>[0], 'store'>, photo: Picture) =>
  store.change((draft) => {
    const [offer] = draft.donations.list('status', 'approved');
    if (!offer) throw new Error('The demo has no approved offers.');
    const at = now().toISOString();
    const van: Pick<StoredRun, 'from' | 'to' | 'van' | 'shop' | 'areas'> = {
      from: '09:30',
      to: '15:30',
      van: 'Green van',
      shop: 'newross',
      areas: ['New Ross'],
    };
    const size = { stopsMax: 8, minutesMax: 300, driverId: null, revision: 1, createdAt: at };
    const untouched = { outcome: null, at: null, note: null, by: null, photo: null };
    const stopOf = (more: Partial<StoredStop>, pickupInstructions = '') => {
      const pickup = { pickupRequired: true, pickupAddress: 'Flat 2, Main Street, Taghmon', pickupInstructions };
      const id = newId();
      draft.donations.put({ ...offer, ...pickup, id, reference: id.slice(0, 8), photos: [photo] });
      return { donationId: id, ...untouched, ...more };
    };
    const said = (outcome: 'collected' | 'not-there', note: string | null = null) =>
      stopOf({ outcome, note, at, photo: outcome === 'collected' ? photo : null });
    const gone = { at, why: 'withdrawn' } as const;
    const { donationId } = stopOf({});
    const day = { ...van, ...size, date: dublinDay(now()) };
    const next = [stopOf({}, 'Blue door beside the chemist. The bell is broken, so knock.'), stopOf({})];
    const driven = [said('collected'), said('not-there', 'Rang twice.')];
    const runs: (Pick<StoredRun, 'id' | 'state' | 'stops'> & Partial<StoredRun>)[] = [
      { id: SEEDED_RUNS.planned, state: 'planned', stops: [stopOf({}), stopOf({})] },
      { id: SEEDED_RUNS.out, state: 'out', stops: [...driven, ...next], left: [{ donationId, ...gone }] },
      { id: SEEDED_RUNS.done, state: 'done', stops: [said('collected')] },
    ];
    for (const run of runs) draft.runs.put({ left: [], ...day, ...run });
  });

/** Fills an empty data folder with the demo and with everything rare that a staff screen can show. */
export const seedPortal = async (dataDir: string): Promise<void> => {
  const picture = await savePicture(join(dataDir, 'uploads'));
  const store = await openStore(dataDir, { log: silent, now });
  const deps = { store, loadReviewer: async () => createReviewer(), now, newId };
  const pictures = await seedDemo(deps);
  await store.change((draft) => {
    for (const { attach } of pictures) attach(draft, picture);
  });
  await addRareThings(deps, picture);
  await addHeldBack(deps);
  await addTokens(deps);
  await addMails(deps);
  await addRuns(deps, picture);
  await addRequests(store, now());
  await deps.store.close();
};
