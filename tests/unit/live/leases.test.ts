import { beforeEach, expect, it } from 'vitest';
import { createHolds, type Holds } from '#api/live/holds.ts';
import { type Clock, createClock } from '../../support/deps.ts';

const aoife = { id: 'aoife', name: 'Aoife Byrne' };
const declan = { id: 'declan', name: 'Declan Roche' };

let clock: Clock;
let holds: Holds;
let told: string[];
beforeEach(() => {
  clock = createClock('2026-03-02T09:00:00.000Z');
  told = [];
  holds = createHolds(clock.now, (kind, id, change) => told.push(`${kind} ${id} ${change}`));
});

it('is leased to the first who opens it, until two minutes have passed', () => {
  expect(holds.take('testimonial', 'a', aoife)).toMatchObject({ mine: true });
  const second = holds.take('testimonial', 'a', declan);
  expect(second).toEqual({ mine: false, heldBy: { ...aoife, until: '2026-03-02T09:02:00.000Z' } });
  clock.advance({ minutes: 2 });
  expect(holds.holderOf('testimonial', 'a')).toBeNull();
  expect(holds.take('testimonial', 'a', declan).mine).toBe(true);
});

it('lasts on while it is renewed, and colleagues are told only once', () => {
  for (let minute = 0; minute < 5; minute += 1) {
    holds.take('donation', 'a', aoife);
    clock.advance({ minutes: 1 });
  }
  expect(holds.holderOf('donation', 'a')?.name).toBe('Aoife Byrne');
  expect(told).toEqual(['donation a held']);
});

it('is let go only by whoever has it', () => {
  holds.take('testimonial', 'a', aoife);
  holds.release('testimonial', 'a', declan);
  expect(holds.holderOf('testimonial', 'a')?.id).toBe('aoife');
  holds.release('testimonial', 'a', aoife);
  expect(holds.holderOf('testimonial', 'a')).toBeNull();
  expect(told).toEqual(['testimonial a held', 'testimonial a released']);
});

it('does not mix up a testimonial and a donation', () => {
  holds.take('testimonial', 'a', aoife);
  expect(holds.holderOf('donation', 'a')).toBeNull();
});
