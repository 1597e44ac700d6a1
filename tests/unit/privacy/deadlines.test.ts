import { expect, it } from 'vitest';
import { dueDay } from '#contract/privacy/data-request-deadline.ts';

it.each([
  ['2026-11-06', '2026-12-06', '2027-02-06'],
  ['2027-01-31', '2027-02-28', '2027-04-30'],
  ['2028-01-30', '2028-02-29', '2028-04-30'],
  ['2026-12-31', '2027-01-31', '2027-03-31'],
  ['2026-11-30', '2026-12-30', '2027-02-28'],
])('a request of %s is answered by %s, or by %s with a reason', (receivedOn, month, longer) => {
  expect(dueDay({ receivedOn, extension: null })).toBe(month);
  expect(dueDay({ receivedOn, extension: { at: '', reason: 'Much of it' } })).toBe(longer);
});
