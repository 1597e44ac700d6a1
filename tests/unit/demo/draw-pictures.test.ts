import { expect, it } from 'vitest';
import { drawPictures } from '#api/demo/draw-pictures.ts';
import { seedDemo } from '#api/demo/seed.ts';
import { EVERY } from '#api/store/collections.ts';
import { testDeps } from '../../support/deps.ts';

it('the demo can be served before its pictures are drawn; one that fails leaves the others', async () => {
  const deps = testDeps();
  const jobs = await seedDemo(deps);
  const { posts, donations, testimonials } = deps.store.data;
  const pictured = () => [
    posts.list('newest', EVERY).filter(({ cover }) => cover).length,
    donations.list('newest', EVERY).filter(({ photos }) => photos.length > 0).length,
    testimonials.list('newest', EVERY).filter(({ picture }) => picture).length,
  ];
  expect([posts.size, donations.size, testimonials.size, ...pictured()]).toEqual([24, 156, 8, 0, 0, 0]);
  let drawn = 0;
  await drawPictures(deps, jobs, async (name) => {
    drawn += 1;
    if (drawn === 2) throw new Error('no room');
    return { id: `${name}-${drawn}`.padEnd(22, 'x').slice(0, 22), width: 800, height: 600 };
  });
  expect(pictured()).toEqual([23, 12, 1]);
});
