import * as z from 'zod/mini';
import { addDays, dublinDay } from '#contract/dublin.ts';
import { type Run, run } from '#contract/runs/runs.ts';
import { picturePath } from '../../ui/picture-copy.ts';
import type { Platform } from '../platform.ts';
import type { OfflineCache } from './offline-cache.ts';

/** Pixels; the width in which the sheet shows photos of an offer. */
export const STOP_PHOTO_WIDTH = 448;

/** Returns the run while it is on the road and from the day before; null otherwise. */
export const runToCache = (text: string, now: Date): Run | null => {
  const { data } = z.safeParse(run, JSON.parse(text));
  if (!data) return null;
  const today = dublinDay(now);
  const isSoon = data.state === 'planned' && data.date >= today && data.date <= addDays(today, 1);
  return data.state === 'out' || isSoon ? data : null;
};

/** Keeps photos that another run had too, and none once the run is forgotten. */
export const cacheStopPhotos = async (
  { platform, cache, now }: { platform: Platform; cache: OfflineCache; now: () => Date },
  { group, run: { stops }, personId }: { group: string; run: Run; personId: string },
): Promise<void> => {
  for (const path of stops.flatMap(({ photoUrls }) => photoUrls.map((url) => picturePath(url, STOP_PHOTO_WIDTH)))) {
    if (!(await cache.find(personId, group))) return;
    const known = await cache.find(personId, path);
    if (known) {
      if (known.group !== group) await cache.put({ ...known, path, group });
      continue;
    }
    const answer = await platform.fetch(path);
    if (!answer.ok) continue;
    const type = answer.headers.get('content-type') ?? '';
    const body = await answer.arrayBuffer();
    if (!(await cache.find(personId, group))) return;
    await cache.put({ personId, path, group, type, body, at: now().toISOString() });
  }
};
