import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const sources = ['api', 'site', 'desktop']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** The files of the product whose text matches. */
const filesWith = (pattern: RegExp): string[] =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .toSorted();

// The table "One of each" of the house, as far as sources can tell: a second place is a second machine.
test.each<[string, RegExp, string[]]>([
  ['processes and threads are started', /\bfork\(|new (?:Thread|Worker)\(/, ['api/core/start-worker.ts']],
  ['jobs of a worker are served', /\bparentPort\b/, ['api/core/serve-jobs.ts']],
  ['responses are stored', /from 'lru-cache'/, ['api/http/cache/cache.ts']],
  ['an entity tag is made', /createHash\([^)]*\)[\s\S]{0,200}etag/i, ['api/http/cache/variants.ts']],
  ['a delivery that failed waits longer each time', /export const waitAfter\b/, ['api/delivery/back-off.ts']],
  ['those who wait take turns', /export const createFairQueue\b/, ['api/core/fair-queue.ts']],
  ['bytes on their way in are counted', /export const createUsageLedger\b/, ['api/core/usage-ledger.ts']],
  ['what could not be sent yet waits', /export const createOutbox\b[\s\S]*storage/, ['site/client/outbox/outbox.ts']],
  ['an icon is drawn', /<use\b/, ['site/ui/Icon.tsx']],
])('%s in one place', (_, pattern, places) => {
  expect(filesWith(pattern)).toEqual(places);
});
