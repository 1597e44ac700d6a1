import { expect, it } from 'vitest';
import { isRefused } from '#site/ui/useFormTitle.ts';

it.each([
  ['fields with errors', { errors: { name: 'Please tell us your name' } }, true],
  ['a sentence about the whole', { errors: {}, message: 'Please wait a minute.' }, true],
  ['errors that were corrected', { errors: { name: undefined }, message: '' }, false],
  ['nothing yet', {}, false],
  ['an offer that was taken without its photos', { reference: 'DON-1', message: 'The photos did not arrive.' }, false],
  ['a testimonial that was taken', { sent: 'waiting', message: 'Thank you.' }, false],
] as const)('of a form with %s, it is said whether it was refused', (_, answer, refused) => {
  expect(isRefused(answer)).toBe(refused);
});
