import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkUpload } from '#api/images/check-upload.ts';
import type { ServerProcess } from '../../tests/support/server-process.ts';
import { formOf, offer, pngFile, STORY } from '../../tests/support/submissions.ts';
import { noisy } from '../../tests/unit/images/samples.ts';
import { startScript } from './children.ts';
import { type Loader, median } from './load.ts';
import { amount, type Row, ratio } from './report.ts';
import { most, type Sizes, shown } from './sizes.ts';

const LIST = ['/api/testimonials/approved?page=1&pageSize=6'];
const ms = (value: number) => `${value.toFixed(2)} ms`;

const beside = async ({ load }: Loader, url: string, sizes: Sizes, work: () => Promise<void>) => {
  const [alone, busy]: [number[], number[]] = [[], []];
  await load({ url, paths: LIST, ms: 300 });
  for (let round = 0; round < sizes.rounds; round += 1) {
    alone.push((await load({ url, paths: LIST, ms: sizes.servingMs / 4 })).p99);
    let over = false;
    const working = (async () => {
      while (!over) await work();
    })();
    busy.push((await load({ url, paths: LIST, ms: sizes.servingMs / 4 })).p99);
    over = true;
    await working;
  }
  return { alone: median(alone), busy: median(busy) };
};

export const measureSnapshots = async (loader: Loader, dataDir: string, sizes: Sizes): Promise<Row[]> => {
  const portal = startScript('compacting-portal.ts', dataDir);
  try {
    const url = await portal.line();
    const [blocks, times]: [number[], number[]] = [[], []];
    await portal.ask('compact');
    for (let at = 0; at < 5; at += 1) {
      const [time = 0, block = 0] = JSON.parse(await portal.ask('compact'));
      times.push(time);
      blocks.push(block);
    }
    const { alone, busy } = await beside(loader, url, sizes, async () => void (await portal.ask('compact')));
    const name = `snapshot of ${shown(most(sizes))} records`;
    return [
      amount(
        `${name}: longest block of the event loop, median of the rounds`,
        median(blocks),
        10,
        'ms',
        `worst ${Math.round(Math.max(...blocks))} ms; takes ${Math.round(median(times))} ms`,
      ),
      ratio(`${name}: list p99 meanwhile against idle`, busy / alone, { most: 1.5 }, `${ms(busy)}, idle ${ms(alone)}`),
    ];
  } finally {
    await portal.end();
  }
};

const sendPhotos = async (url: string, photos: readonly Blob[]) => {
  const made = await fetch(`${url}/api/donationitems/simple`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(offer),
  });
  const { id } = await made.json();
  const sent = await fetch(`${url}/api/donationitems/${id}/photos`, { method: 'POST', body: formOf({ photos }) });
  if (sent.status !== 201) throw new Error(`Photos were answered with ${sent.status}: ${await sent.text()}`);
};

const refuseBomb = async (url: string, image: Blob): Promise<number> => {
  const startedAt = performance.now();
  const answer = await fetch(`${url}/api/testimonials`, { method: 'POST', body: formOf({ content: STORY, image }) });
  await answer.text();
  if (answer.status < 400) throw new Error('A picture of 30,000 x 30,000 points was accepted.');
  return performance.now() - startedAt;
};

const refusalAlone = async (image: Blob): Promise<number> => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bomb-'));
  const upload = { path: join(folder, 'bomb.png'), size: image.size };
  try {
    await writeFile(upload.path, image.stream());
    const times: number[] = [];
    for (let at = 0; at < 100; at += 1) {
      const startedAt = performance.now();
      const refused = await checkUpload(upload, { type: 'type', size: 'size' }).then(
        () => false,
        () => true,
      );
      times.push(performance.now() - startedAt);
      if (!refused) throw new Error('A picture of 30,000 x 30,000 points was accepted.');
    }
    return median(times);
  } finally {
    await rm(folder, { recursive: true });
  }
};

export const measurePhotos = async (loader: Loader, { url }: ServerProcess, sizes: Sizes): Promise<Row[]> => {
  const photo = new Blob([new Uint8Array(await noisy(2400, 1800, 80))], { type: 'image/jpeg' });
  let made = 0;
  const startedAt = performance.now();
  const { alone, busy } = await beside(loader, url, sizes, async () => {
    await sendPhotos(url, [photo, photo]);
    made += 2;
  });
  // The list was asked for alone half of the time.
  const perSecond = (made / (performance.now() - startedAt)) * 2000;
  const bomb = pngFile(30_000, 30_000, { bytes: 31_000 });
  const times: number[] = [];
  for (let at = 0; at < 30; at += 1) times.push(await refuseBomb(url, bomb));
  return [
    ratio(
      'photo work: list p99 meanwhile against idle',
      busy / alone,
      { most: 2 },
      `${ms(busy)}, idle ${ms(alone)}, ${perSecond.toFixed(1)} photos a second`,
    ),
    amount('picture of 30,000 x 30,000 points refused', await refusalAlone(bomb), 5, 'ms'),
    amount('the same over HTTP, from the first byte sent to the last byte answered', median(times), null, 'ms'),
  ];
};
