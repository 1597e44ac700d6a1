import { expect, it } from 'vitest';
import { abortWith } from '#api/core/abort-with.ts';

const never = () => new Promise<never>(() => {});

it('resolves with each result in turn', async () => {
  const waitFor = abortWith(never());
  expect(await waitFor(Promise.resolve(1))).toBe(1);
  expect(await waitFor(Promise.resolve('two'))).toBe('two');
  await expect(waitFor(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

it('rejects the current wait, and every later one, as soon as the operation has failed', async () => {
  let fail = (_: Error) => {};
  const waitFor = abortWith(
    new Promise<never>((_, reject) => {
      fail = reject;
    }),
  );
  const waiting = waitFor(never());
  fail(new Error('too large'));
  await expect(waiting).rejects.toThrow('too large');
  await expect(waitFor(never())).rejects.toThrow('too large');
});
