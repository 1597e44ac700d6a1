import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { usePictureChoice } from '#site/ui/usePictureChoice.ts';

const shrinking = vi.hoisted(() => ({ finish: (_: File) => {} }));
// Neither canvases nor decoders are here: when the work ends is what the tests are about.
vi.mock('#site/client/shrink-picture.ts', () => ({
  shrinkPicture: () =>
    new Promise<File>((resolve) => {
      shrinking.finish = resolve;
    }),
}));

afterEach(cleanup);

const PNG = Uint8Array.from([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 8, 0, 0, 0, 8,
]);
const png = (name: string, bytes = 100) => new File([PNG, new Uint8Array(bytes)], name, { type: 'image/png' });
const smaller = png('smaller.png');

/** A field in which a picture that is too large is being made smaller. */
const begin = async (multiple = false) => {
  const taken: string[] = [];
  const { result } = renderHook(() =>
    usePictureChoice(
      (files) => {
        taken.push(...files.map(({ name }) => name));
        return [];
      },
      undefined,
      multiple,
    ),
  );
  await act(() => result.current.choose([png('large.png', 6_000_000)]));
  const [large] = result.current.refused;
  if (!large) throw new Error('The picture was taken');
  const started = shrinking.finish;
  let done = Promise.resolve();
  act(() => {
    done = result.current.shrink(large);
  });
  await waitFor(() => expect(shrinking.finish).not.toBe(started));
  const finish = () =>
    act(async () => {
      shrinking.finish(smaller);
      await done;
    });
  return { taken, result, large, finish };
};

test('a picture that is left out while it is made smaller is not added', async () => {
  const { taken, result, large, finish } = await begin(true);
  act(() => result.current.remove(large));
  await finish();
  expect(taken).toEqual([]);
  expect(result.current.added).toBe('');
});

test('a newer choice is not replaced by an earlier one that was being made smaller', async () => {
  const { taken, result, finish } = await begin();
  await act(() => result.current.choose([png('newer.png')]));
  await finish();
  expect(taken).toEqual(['newer.png']);
});

test('where there may be several, it is added to the newer choice', async () => {
  const { taken, result, finish } = await begin(true);
  await act(() => result.current.choose([png('newer.png')]));
  await finish();
  expect(taken).toEqual(['newer.png', 'smaller.png']);
});
