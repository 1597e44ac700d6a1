import * as z from 'zod/mini';
import { PAGE_SIZE_MAX } from '#contract/paging.ts';
import { pathOf } from './deep-link.ts';
import { counts as countsSchema, donationPage, testimonialPage } from './rows.ts';

const EVERY_MS = 60_000;
/** More than this many new ones at once are told in one note. */
const SINGLE_NOTES = 3;

export interface Note {
  title: string;
  body: string;
  /** The screen that a click opens. */
  path: string;
}

export interface AttentionDeps {
  /** The JSON of a reading call of `/api`; null when there is none to be had. */
  read(path: string): Promise<unknown>;
  later(ms: number, work: () => void): () => void;
  show(note: Note): void;
  setCount(count: number): void;
  onNews(): void;
}

interface Waiting {
  id: string;
  note: Note;
}

const list = (path: string, page: number) => `${path}?page=${page}&pageSize=${PAGE_SIZE_MAX}`;

const testimonialNote = (id: string): Waiting => ({
  id,
  note: { title: 'New testimonial', body: 'A testimonial is waiting for review.', path: pathOf('testimonials', id) },
});
const donationNote = (id: string, reference: string): Waiting => ({
  id,
  note: { title: 'New donation offer', body: `${reference} is waiting for review.`, path: pathOf('donations', id) },
});

const pendingTestimonials = async (read: AttentionDeps['read'], page = 1): Promise<Waiting[] | null> => {
  const found = z.safeParse(testimonialPage, await read(list('/api/testimonials/pending', page))).data;
  return found ? found.testimonials.map(({ id }) => testimonialNote(id)) : null;
};
const pendingDonations = async (read: AttentionDeps['read'], page = 1): Promise<Waiting[] | null> => {
  const found = z.safeParse(donationPage, await read(list('/api/donationitems/status/pending', page))).data;
  return found ? found.items.map(({ id, reference }) => donationNote(id, reference)) : null;
};

/** The first page, and the last one where there are more: new ones stand at one end or the other. */
const ends = async (read: AttentionDeps['read'], total: number, page: typeof pendingDonations) => {
  const last = Math.ceil(total / PAGE_SIZE_MAX);
  const pages = await Promise.all([page(read), last > 1 ? page(read, last) : []]);
  return pages.every((rows) => rows !== null) ? pages.flat() : null;
};

/**
 * Looks for new submissions every minute, says so in native notes (never with a name or a text, for others may see the
 * screen), and keeps the count of what waits. What is there at the first look is not new.
 */
export const createAttention = ({ read, later, show, setCount, onNews }: AttentionDeps) => {
  let known: Set<string> | null = null;
  let generation = 0;
  let stopWaiting = () => {};

  const tell = (fresh: readonly Waiting[]) => {
    if (fresh.length <= SINGLE_NOTES) for (const { note } of fresh) show(note);
    else show({ title: 'New submissions', body: `${fresh.length} are waiting for review.`, path: '/admin' });
  };

  const look = async () => {
    const mine = generation;
    const counts = z.safeParse(countsSchema, await read('/api/dashboard')).data;
    if (!counts) return;
    const [testimonials, donations] = await Promise.all([
      ends(read, counts.pendingTestimonials, pendingTestimonials),
      ends(read, counts.pendingDonations, pendingDonations),
    ]);
    if (mine !== generation) return;
    // Together with the notes: whoever sees the new count has been told as well.
    setCount(counts.pendingTestimonials + counts.pendingDonations);
    if (!testimonials || !donations) return;
    const waiting = [...testimonials, ...donations];
    const before = known;
    known = new Set([...(before ?? []), ...waiting.map(({ id }) => id)]);
    const fresh = before ? waiting.filter(({ id }) => !before.has(id)) : [];
    if (fresh.length === 0) return;
    tell(fresh);
    onNews();
  };

  // One look after the other: a second one beside the first would not know yet what was there before.
  let last = Promise.resolve();
  const check = (): Promise<void> => {
    stopWaiting();
    stopWaiting = later(EVERY_MS, () => void check());
    last = last.then(look, look);
    return last;
  };

  return {
    /** Looks now, and again every minute. */
    check,
    /** Begins anew, for another person or server. */
    reset(): void {
      stopWaiting();
      generation += 1;
      known = null;
      setCount(0);
    },
  };
};
