import { beforeEach, expect, it } from 'vitest';
import { createLeases, type Leases } from '#api/live/leases.ts';
import { type Clock, createClock } from '../../support/deps.ts';

const aoife = { id: 'aoife', name: 'Aoife Byrne' };
const declan = { id: 'declan', name: 'Declan Roche' };

let clock: Clock;
let leases: Leases;
let told: string[];
beforeEach(() => {
  clock = createClock('2026-03-02T09:00:00.000Z');
  told = [];
  leases = createLeases(clock.now, (kind, id, change) => told.push(`${kind} ${id} ${change}`));
});

it('is leased to the first who opens it, until two minutes have passed', () => {
  expect(leases.acquire('testimonial', 'a', aoife)).toMatchObject({ mine: true });
  const second = leases.acquire('testimonial', 'a', declan);
  expect(second).toEqual({ mine: false, heldBy: { ...aoife, until: '2026-03-02T09:02:00.000Z' } });
  clock.advance({ minutes: 2 });
  expect(leases.holderOf('testimonial', 'a')).toBeNull();
  expect(leases.acquire('testimonial', 'a', declan).mine).toBe(true);
});

it('continues while it is renewed, and colleagues are notified only once', () => {
  for (let minute = 0; minute < 5; minute += 1) {
    leases.acquire('donation', 'a', aoife);
    clock.advance({ minutes: 1 });
  }
  expect(leases.holderOf('donation', 'a')?.name).toBe('Aoife Byrne');
  expect(told).toEqual(['donation a held']);
});

it('is released only by the person who has it', () => {
  leases.acquire('testimonial', 'a', aoife);
  leases.release('testimonial', 'a', declan);
  expect(leases.holderOf('testimonial', 'a')?.id).toBe('aoife');
  leases.release('testimonial', 'a', aoife);
  expect(leases.holderOf('testimonial', 'a')).toBeNull();
  expect(told).toEqual(['testimonial a held', 'testimonial a released']);
});

it('does not mix up a testimonial and a donation', () => {
  leases.acquire('testimonial', 'a', aoife);
  expect(leases.holderOf('donation', 'a')).toBeNull();
});
