import * as z from 'zod/mini';
import { PAGE_SIZE_MAX } from '#contract/calls/paging.ts';
import { readDashboard } from '#contract/dashboard/calls.ts';
import { listDonationsByStatus } from '#contract/donations/calls.ts';
import { readPreferences } from '#contract/preferences/calls.ts';
import { listPendingTestimonials } from '#contract/testimonials/calls.ts';
import { apiPath } from '../server/api-requests.ts';
import { itemPath } from '../window/deep-link.ts';

const EVERY_MS = 60_000;
const SINGLE_MAX = 3;

export interface SubmissionNotice {
  title: string;
  body: string;
  path: string;
  id?: string;
  server?: string;
}

export interface PendingCounts {
  testimonials: number;
  donations: number;
  /** Unanswered; nobody approves them, so they are in no count of what waits for review. */
  messages: number;
}

export const NOTHING_PENDING: PendingCounts = { testimonials: 0, donations: 0, messages: 0 };

export interface NewSubmissionsDeps {
  read(path: string): Promise<unknown>;
  setTimer(ms: number, work: () => void): () => void;
  notify(notice: SubmissionNotice): void;
  setCount(counts: PendingCounts): void;
  onNew(): void;
  alsoCheck?(): Promise<void>;
}

interface Pending {
  id: string;
  notice: SubmissionNotice;
}

const dashboardCounts = z.looseObject({
  ...{ pendingTestimonials: z.int(), pendingDonations: z.int() },
  // An older server may say nothing of these.
  openMessages: z._default(z.int(), 0),
});
const testimonialPage = z.looseObject({ testimonials: z.array(z.looseObject({ id: z.string() })) });
const donationPage = z.looseObject({ items: z.array(z.looseObject({ id: z.string(), reference: z.string() })) });
const wishes = z.looseObject({ notices: z.looseObject({ submissions: z.boolean() }) });

const pageOf = (page: number) => ({ query: { page, pageSize: PAGE_SIZE_MAX } });

const testimonialNotice = (id: string): Pending => ({
  id,
  notice: {
    title: 'New testimonial',
    body: 'A testimonial is waiting for review.',
    path: itemPath('testimonials', id),
    id: `testimonials/${id}`,
  },
});
const donationNotice = (id: string, reference: string): Pending => ({
  id,
  notice: {
    title: 'New donation offer',
    body: `${reference} is waiting for review.`,
    path: itemPath('donations', id),
    id: `donations/${id}`,
  },
});

const pendingTestimonials = async (read: NewSubmissionsDeps['read'], page = 1): Promise<Pending[] | null> => {
  const found = z.safeParse(testimonialPage, await read(apiPath(listPendingTestimonials, pageOf(page)))).data;
  return found ? found.testimonials.map(({ id }) => testimonialNotice(id)) : null;
};
const pendingDonations = async (read: NewSubmissionsDeps['read'], page = 1): Promise<Pending[] | null> => {
  const path = apiPath(listDonationsByStatus, { status: 'pending', ...pageOf(page) });
  const found = z.safeParse(donationPage, await read(path)).data;
  return found ? found.items.map(({ id, reference }) => donationNotice(id, reference)) : null;
};

/** Reads the first and the last page, as new submissions are at one end of the list or the other. */
const readEnds = async (read: NewSubmissionsDeps['read'], total: number, readPage: typeof pendingDonations) => {
  if (total === 0) return [];
  const last = Math.ceil(total / PAGE_SIZE_MAX);
  const pages = await Promise.all([readPage(read), last > 1 ? readPage(read, last) : []]);
  return pages.every((page) => page !== null) ? pages.flat() : null;
};

/** Polls every minute. Announces no name and no text, as others may see the screen. What the first poll finds is not new. */
export const watchNewSubmissions = ({ read, setTimer, notify, setCount, onNew, alsoCheck }: NewSubmissionsDeps) => {
  let known: Set<string> | null = null;
  let generation = 0;
  let cancelTimer = () => {};

  const announce = (fresh: readonly Pending[]) => {
    if (fresh.length <= SINGLE_MAX) for (const { notice } of fresh) notify(notice);
    else notify({ title: 'New submissions', body: `${fresh.length} are waiting for review.`, path: '/admin' });
  };

  const poll = async () => {
    const started = generation;
    const counts = z.safeParse(dashboardCounts, await read(apiPath(readDashboard, {}))).data;
    if (!counts) return;
    const [testimonials, donations] = await Promise.all([
      readEnds(read, counts.pendingTestimonials, pendingTestimonials),
      readEnds(read, counts.pendingDonations, pendingDonations),
    ]);
    if (started !== generation) return;
    // Together with the notifications: nobody sees the new count without having been notified.
    setCount({
      ...{ testimonials: counts.pendingTestimonials, donations: counts.pendingDonations },
      messages: counts.openMessages,
    });
    if (!testimonials || !donations) return;
    const pending = [...testimonials, ...donations];
    const before = known;
    known = new Set([...(before ?? []), ...pending.map(({ id }) => id)]);
    const fresh = before ? pending.filter(({ id }) => !before.has(id)) : [];
    if (fresh.length === 0) return;
    const wished = z.safeParse(wishes, await read(apiPath(readPreferences, {}))).data?.notices.submissions;
    if (started !== generation) return;
    if (wished !== false) announce(fresh);
    onNew();
  };

  // One poll after the other: a second one at the same time would not know yet what the first one found.
  let last = Promise.resolve();
  const check = (): Promise<void> => {
    cancelTimer();
    cancelTimer = setTimer(EVERY_MS, () => void check());
    const both = () => Promise.all([poll(), alsoCheck?.()]).then(() => {});
    last = last.then(both, both);
    return last;
  };

  return {
    check,
    reset(): void {
      cancelTimer();
      generation += 1;
      known = null;
      setCount(NOTHING_PENDING);
    },
  };
};
