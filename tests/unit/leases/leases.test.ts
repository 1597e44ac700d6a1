import { beforeEach, expect, it } from 'vitest';
import { acquireLease, holderOf, type LeaseSubject, releaseLease } from '#api/leases/leases.ts';
import { toLive } from '#api/live/live-kinds.ts';
import { EVERY } from '#api/store/collections.ts';
import type { StoredPerson } from '#contract/people/people.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { addPerson } from '../../support/people.ts';

const idOf = (name: string) => name.padEnd(22, '_');
const testimonial = (name = 'a'): LeaseSubject => ({ kind: 'testimonial', subjectId: idOf(name) });
const donation = (name = 'a'): LeaseSubject => ({ kind: 'donation', subjectId: idOf(name) });

let deps: TestDeps;
let aoife: StoredPerson;
let declan: StoredPerson;
let told: string[];
beforeEach(async () => {
  deps = testDeps();
  aoife = await addPerson(deps, { name: 'Aoife Byrne' });
  declan = await addPerson(deps, { name: 'Declan Roche' });
  told = [];
  deps.store.subscribe((changes) => {
    for (const change of changes) {
      const live = toLive(change);
      if (live) told.push(`${live.kind} ${live.id.replaceAll('_', '')} ${live.change}`);
    }
  });
});

const acquire = (subject: LeaseSubject, person: StoredPerson) =>
  acquireLease(deps, subject, { ...person, sessionId: 'any' });
const release = (subject: LeaseSubject, person: StoredPerson) =>
  deps.store.change((draft) => releaseLease(draft, subject, person.id));

it('a record is leased to the first who opens it, until two minutes have passed', async () => {
  expect(await acquire(testimonial(), aoife)).toMatchObject({ mine: true });
  const second = await acquire(testimonial(), declan);
  const heldBy = { id: aoife.id, name: 'Aoife Byrne', until: '2026-03-02T09:02:00.000Z' };
  expect(second).toEqual({ mine: false, heldBy });
  deps.clock.advance({ minutes: 2 });
  expect(holderOf(deps, testimonial())).toBeNull();
  expect((await acquire(testimonial(), declan)).mine).toBe(true);
  expect(told).toEqual(['testimonial a held', 'testimonial a held']);
});

it('a lease goes to one of several who open it at once', async () => {
  const both = await Promise.all([acquire(donation(), aoife), acquire(donation(), declan)]);
  expect(both.map(({ mine, heldBy }) => [mine, heldBy.name])).toEqual([
    [true, 'Aoife Byrne'],
    [false, 'Aoife Byrne'],
  ]);
});

it('a lease continues while it is renewed, and colleagues are notified only once', async () => {
  for (let minute = 0; minute < 5; minute += 1) {
    await acquire(donation(), aoife);
    deps.clock.advance({ minutes: 1 });
  }
  expect(holderOf(deps, donation())?.name).toBe('Aoife Byrne');
  expect(told).toEqual(['donation a held']);
});

it('a lease is announced again when it had ended before it was renewed', async () => {
  await acquire(donation(), aoife);
  deps.clock.advance({ minutes: 3 });
  await acquire(donation(), aoife);
  expect(told).toEqual(['donation a held', 'donation a held']);
});

it('a lease is not written again for a screen that asks all the time', async () => {
  let changes = 0;
  deps.store.subscribe(() => {
    changes += 1;
  });
  for (let second = 0; second < 15; second += 1) {
    expect((await acquire(testimonial(), aoife)).mine).toBe(true);
    expect((await acquire(testimonial(), declan)).mine).toBe(false);
    deps.clock.advance({ seconds: 1 });
  }
  expect(changes).toBe(1);
  const renewed = await acquire(testimonial(), aoife);
  expect(renewed.heldBy.until).toBe('2026-03-02T09:02:15.000Z');
});

it('a lease is released only by the person who has it', async () => {
  await acquire(testimonial(), aoife);
  await release(testimonial(), declan);
  expect(holderOf(deps, testimonial())?.id).toBe(aoife.id);
  await release(testimonial(), aoife);
  expect(holderOf(deps, testimonial())).toBeNull();
  expect(told).toEqual(['testimonial a held', 'testimonial a released']);
});

it('leases do not mix up a testimonial and a donation', async () => {
  await acquire(testimonial(), aoife);
  expect(holderOf(deps, donation())).toBeNull();
});

it('leases leave no record for good: expired ones go with the next, and the oldest when there are a thousand', async () => {
  for (let n = 0; n < 5; n += 1) await acquire(testimonial(`old${n}`), aoife);
  deps.clock.advance({ minutes: 5 });
  await acquire(testimonial('new'), aoife);
  expect(deps.store.data.leases.list('expiry', EVERY).map(({ subjectId }) => subjectId)).toEqual([idOf('new')]);
  for (let n = 0; n < 1100; n += 1) await acquire(testimonial(`n${n}`), aoife);
  expect(deps.store.data.leases.size).toBe(1000);
});

it('a lease of a clock that was years ahead keeps nobody out once the clock is right', async () => {
  deps.clock.advance({ days: 400 });
  expect(await acquire(testimonial(), aoife)).toMatchObject({ mine: true });
  deps.clock.advance({ days: -400 });
  expect(holderOf(deps, testimonial())).toBeNull();
  expect(await acquire(testimonial(), declan)).toMatchObject({ mine: true });
  deps.clock.advance({ minutes: -5 });
  expect(await acquire(testimonial(), aoife)).toMatchObject({ mine: false });
});
