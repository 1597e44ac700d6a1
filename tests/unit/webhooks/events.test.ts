import { describe, expect, it } from 'vitest';
import { eventsOf, type WatchedCollection } from '#api/webhooks/events.ts';
import { at } from '../store/make-records.ts';

type Watched = Parameters<typeof eventsOf>[1];

/** As much of a record as events depend on. */
const inState = (name: WatchedCollection, state: string | null): Watched => {
  if (state === null) return undefined;
  const record = name === 'runs' ? { state } : { status: state.replace('held ', '') };
  return { ...record, ...(state.startsWith('held ') && { quarantinedAt: at(0) }) } as unknown as Watched;
};

describe('a change of a record', () => {
  it.each<[WatchedCollection, string | null, string | null, string[]]>([
    ['testimonials', null, 'pending', ['testimonial.received']],
    ['testimonials', null, 'approved', ['testimonial.received', 'testimonial.approved']],
    ['testimonials', null, 'held pending', []],
    ['testimonials', 'held pending', 'pending', ['testimonial.received']],
    ['testimonials', 'held pending', null, []],
    ['testimonials', 'approved', 'pending', ['testimonial.reopened']],
    ['testimonials', 'approved', 'approved', []],
    ['donations', 'approved', 'collected', ['donation.collected']],
    ['donations', 'rejected', null, ['donation.deleted']],
    ['posts', null, 'draft', []],
    ['posts', 'draft', null, []],
    ['posts', 'draft', 'published', ['post.published']],
    ['posts', 'published', 'draft', ['post.withdrawn']],
    ['posts', 'published', null, ['post.withdrawn']],
    ['runs', null, 'planned', ['run.planned']],
    ['runs', 'planned', 'out', ['run.out']],
    ['runs', 'planned', null, ['run.cancelled']],
    ['runs', 'cancelled', null, []],
  ])('of %s from %s to %s is told as %o', (name, before, after, events) => {
    expect(eventsOf(name, inState(name, before), inState(name, after))).toEqual(events);
  });
});
