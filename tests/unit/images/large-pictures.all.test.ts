import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeImageRoom } from './image-room.ts';
import { expectEverySize } from './kept-sizes.ts';
import { noisy, png, webp } from './samples.ts';

let room: Awaited<ReturnType<typeof makeImageRoom>>;
beforeEach(async () => {
  room = await makeImageRoom();
});
afterEach(() => room.close());

it.each([
  ['PNG', png],
  ['WebP', webp],
])('a saved picture is kept as WebP in every size when it came as %s', async (_, make) =>
  expectEverySize(room, await make(2000, 1501)),
);

it('a saved picture may be a real photo of many megapixels', async () => {
  expect(await room.save(await noisy(4000, 3000, 20))).toMatchObject({ width: 1600, height: 1200 });
});
