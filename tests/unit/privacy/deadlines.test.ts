import { expect, it } from 'vitest';
import { phoneMatch } from '#api/privacy/search/phone-match.ts';
import { dueDay } from '#contract/data-request-deadline.ts';

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

it.each(['087 123 4567', '+353 (0)87 123 4567', '00353871234567', '0871234567', '(087) 123-4567'])(
  'a number written as %s is found however it is spelled elsewhere',
  (sought) => {
    const isIt = phoneMatch(sought);
    for (const written of ['0871234567', '+353 87 123 4567', '00 353 87 1234567', '087-123 45 67'])
      expect(isIt?.(written), written).toBe(true);
    expect(isIt?.('Ring me on +353 87 123 4567, after six.')).toBe(true);
    for (const other of ['087 123 4568', '086 123 4567', 'No number here', ''])
      expect(isIt?.(other), other).toBe(false);
  },
);

it('words and short digits are no phone number', () => {
  expect([phoneMatch('Sheila Roche'), phoneMatch('112'), phoneMatch('D-087123')]).toEqual([null, null, null]);
});
