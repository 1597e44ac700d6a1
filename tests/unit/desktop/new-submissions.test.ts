import { describe, expect, it } from 'vitest';
import { type SubmissionNotice, watchNewSubmissions } from '../../../desktop/main/notifications/new-submissions.ts';
import { limitMs } from '../../../scripts/test-limits.mjs';
import { ID, OTHER_ID, testimonial } from './desktop-data.ts';

/** Watches a list of testimonials, and records counts and notifications in their order. */
const startWatching = (waiting: ReturnType<typeof testimonial>[]) => {
  const announced: (number | SubmissionNotice)[] = [];
  const state = { waiting, refreshes: 0, wishes: null as unknown, beforeLists: async () => {}, asked: [] as string[] };
  const watcher = watchNewSubmissions({
    async read(path) {
      state.asked.push(path);
      if (path.startsWith('/api/donationitems')) return { items: [], total: 0 };
      if (path.startsWith('/api/testimonials')) {
        const { waiting: testimonials } = state;
        await state.beforeLists();
        return { testimonials, total: testimonials.length };
      }
      if (path === '/api/preferences') return state.wishes;
      const zero = { donations: 0, testimonials: 0, approvedTestimonials: 0, blogs: 0, pendingDonations: 0 };
      return { ...zero, pendingTestimonials: state.waiting.length, recent: [] };
    },
    setTimer: () => () => {},
    notify: (notice) => announced.push(notice),
    setCount: ({ testimonials, donations }) => announced.push(testimonials + donations),
    onNew: () => {
      state.refreshes += 1;
    },
  });
  return { watcher, state, announced };
};
const noticeOf = (id: string): SubmissionNotice => ({
  title: 'New testimonial',
  body: 'A testimonial is waiting for review.',
  path: `/admin/testimonials?item=${id}`,
  id: `testimonials/${id}`,
});

describe('new submissions', () => {
  it('are announced since the first poll, without names, several in one notification', async () => {
    const { watcher, state, announced } = startWatching([testimonial(ID, 'Maeve')]);
    await watcher.check();
    state.waiting = [...state.waiting, testimonial(OTHER_ID, 'Sinead')];
    await watcher.check();
    await watcher.check();
    expect(announced).toEqual([1, 2, noticeOf(OTHER_ID), 2]);
    const more = ['C', 'D', 'E', 'F'].map((letter) => testimonial(letter.repeat(22), letter));
    state.waiting = [...state.waiting, ...more];
    await watcher.check();
    expect(announced.slice(4)).toEqual([
      6,
      { title: 'New submissions', body: '4 are waiting for review.', path: '/admin' },
    ]);
    expect(state.refreshes).toBe(2);
  });
  it('are looked for only in lists that are not empty', async () => {
    const { watcher, state } = startWatching([]);
    await watcher.check();
    state.waiting = [testimonial(ID, 'Maeve')];
    await watcher.check();
    const [dashboard, again, list, ...others] = state.asked;
    expect([dashboard, again]).toEqual(['/api/dashboard', '/api/dashboard']);
    expect(list).toBe('/api/testimonials/pending?page=1&pageSize=100');
    expect(others).toEqual(['/api/preferences']);
  });
  it('are counted and announced at once, so that nobody sees the one without the other', async () => {
    const { watcher, state, announced } = startWatching([]);
    await watcher.check();
    state.waiting = [testimonial(ID, 'Maeve')];
    let announcedBefore: unknown[] = [];
    state.beforeLists = async () => {
      announcedBefore = [...announced];
    };
    await watcher.check();
    expect(announcedBefore).toEqual([0]);
    expect(announced).toEqual([0, 1, noticeOf(ID)]);
  });
  it('of a poll that was running when somebody else signed in are not announced', async () => {
    const { watcher, state, announced } = startWatching([]);
    await watcher.check();
    let goOn: (() => void) | undefined;
    state.waiting = [testimonial(ID, 'Maeve')];
    state.beforeLists = () =>
      new Promise((done) => {
        goOn = done;
      });
    const poll = watcher.check();
    await expect.poll(() => goOn, { timeout: limitMs(10_000) }).toBeDefined();
    watcher.reset();
    state.beforeLists = async () => {};
    const next = watcher.check();
    goOn?.();
    await Promise.all([poll, next]);
    expect(announced).toEqual([0, 0, 1]);
    expect(state.refreshes).toBe(0);
  });
  it('are counted without a notification for who does not want any', async () => {
    const { watcher, state, announced } = startWatching([]);
    await watcher.check();
    state.waiting = [testimonial(ID, 'Maeve')];
    state.wishes = { notices: { submissions: false } };
    await watcher.check();
    expect(announced).toEqual([0, 1]);
    expect(state.refreshes).toBe(1);
  });
});
