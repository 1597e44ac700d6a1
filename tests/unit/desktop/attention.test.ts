import { describe, expect, it } from 'vitest';
import { createAttention, type Note } from '../../../desktop/main/attention.ts';
import { ID, OTHER_ID, testimonial } from './support.ts';

/** Watches a list of testimonials, and writes down what it tells, in its order. */
const watching = (waiting: ReturnType<typeof testimonial>[]) => {
  const told: (number | Note)[] = [];
  const state = { waiting, news: 0, beforeLists: async () => {} };
  const attention = createAttention({
    async read(path) {
      if (path.startsWith('/api/donationitems')) return { items: [], total: 0 };
      if (path.startsWith('/api/testimonials')) {
        const { waiting: testimonials } = state;
        await state.beforeLists();
        return { testimonials, total: testimonials.length };
      }
      const zero = { donations: 0, testimonials: 0, approvedTestimonials: 0, blogs: 0, pendingDonations: 0 };
      return { ...zero, pendingTestimonials: state.waiting.length, recent: [] };
    },
    later: () => () => {},
    show: (note) => told.push(note),
    setCount: (count) => told.push(count),
    onNews: () => {
      state.news += 1;
    },
  });
  return { attention, state, told };
};
const noteOf = (id: string): Note => ({
  title: 'New testimonial',
  body: 'A testimonial is waiting for review.',
  path: `/admin/testimonials?item=${id}`,
});

describe('attention', () => {
  it('tells what is new since the first look, without names, several in one note', async () => {
    const { attention, state, told } = watching([testimonial(ID, 'Maeve')]);
    await attention.check();
    state.waiting = [...state.waiting, testimonial(OTHER_ID, 'Sinead')];
    await attention.check();
    await attention.check();
    expect(told).toEqual([1, 2, noteOf(OTHER_ID), 2]);
    const more = ['C', 'D', 'E', 'F'].map((letter) => testimonial(letter.repeat(22), letter));
    state.waiting = [...state.waiting, ...more];
    await attention.check();
    expect(told.slice(4)).toEqual([6, { title: 'New submissions', body: '4 are waiting for review.', path: '/admin' }]);
    expect(state.news).toBe(2);
  });
  it('tells the count and the note at once, so that nobody sees the one without the other', async () => {
    const { attention, state, told } = watching([]);
    await attention.check();
    state.waiting = [testimonial(ID, 'Maeve')];
    let toldBefore: unknown[] = [];
    state.beforeLists = async () => {
      toldBefore = [...told];
    };
    await attention.check();
    expect(toldBefore).toEqual([0]);
    expect(told).toEqual([0, 1, noteOf(ID)]);
  });
  it('says nothing of a look that was under way when somebody else signed in', async () => {
    const { attention, state, told } = watching([]);
    await attention.check();
    let goOn: (() => void) | undefined;
    state.waiting = [testimonial(ID, 'Maeve')];
    state.beforeLists = () =>
      new Promise((done) => {
        goOn = done;
      });
    const look = attention.check();
    await expect.poll(() => goOn, { timeout: 10_000 }).toBeDefined();
    attention.reset();
    state.beforeLists = async () => {};
    const next = attention.check();
    goOn?.();
    await Promise.all([look, next]);
    expect(told).toEqual([0, 0, 1]);
    expect(state.news).toBe(0);
  });
});
