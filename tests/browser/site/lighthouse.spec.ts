import { chromium } from '@playwright/test';
import lighthouse, { defaultConfig } from 'lighthouse';
import { findTestBrowser } from '../../../scripts/chromium.mjs';
import { limitMs } from '../../../scripts/test-limits.mjs';
import { freePort } from '../../support/free-port.ts';
import { listedPages, unlistedPages } from '../../support/public-pages.ts';
import { expect, test as siteTest } from '../support/test-public-site.ts';

const CATEGORIES = ['accessibility', 'best-practices', 'performance', 'seo'] as const;
const PERFORMANCE_MIN = 100;
const auditRefs = CATEGORIES.flatMap((category) => defaultConfig.categories?.[category]?.auditRefs ?? []);
const counted = new Set(auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id));
/** What no score counts is for a report that nobody reads. */
const UNCOUNTED = auditRefs.map(({ id }) => id).filter((id) => !counted.has(id));
/** A machine that is busy elsewhere measures slowly: the best of a few runs is what the page can do. */
const RUNS = 5;
/** By how much Lighthouse slows the machine down to get its phone. */
const PHONE_SLOWDOWN = 4;
/** From this benchmark index on that is meant: "high-end desktop" in docs/throttling.md of Lighthouse's repository. */
const FAST_INDEX = 1500;
/** Slowed down four times, a machine that is slow just now is slower than any phone: it is slowed down less. */
const slowdownAt = (benchmarkIndex: number) => Math.max(1, PHONE_SLOWDOWN * Math.min(1, benchmarkIndex / FAST_INDEX));

const audit = async (url: string, port: number, isUnlisted: boolean, cpuSlowdownMultiplier: number) => {
  const result = await lighthouse(url, {
    port,
    onlyCategories: [...CATEGORIES],
    logLevel: 'silent',
    output: 'json',
    throttling: { cpuSlowdownMultiplier },
    disableFullPageScreenshot: true,
    // That search engines are not shown it is what is wanted of an unlisted page.
    skipAudits: [...UNCOUNTED, ...(isUnlisted ? ['is-crawlable'] : [])],
  });
  const { categories = {}, audits = {}, environment } = result?.lhr ?? {};
  const failed = Object.values(audits).flatMap(({ id, score, scoreDisplayMode }) =>
    scoreDisplayMode === 'binary' && score === 0 ? [id] : [],
  );
  const scores = Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, (score ?? 0) * 100]));
  return { scores, failed, nextSlowdown: slowdownAt(environment?.benchmarkIndex ?? FAST_INDEX) };
};

const isGood = (scores: Record<string, number>) =>
  CATEGORIES.every((name) => (scores[name] ?? 0) >= (name === 'performance' ? PERFORMANCE_MIN : 100));

/** Its status is an error: Lighthouse measures only pages that are there. */
const ABSENT = '/no-such-page';
/** A page of each kind: one that is only read, one that leads into a form, and home. */
const templates = ['/about', '/donations', '/'];
const pages = [...listedPages, ...unlistedPages.filter((path) => path !== ABSENT)];

const test = siteTest.extend<object, { debuggingPort: number }>({
  debuggingPort: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern of the fixtures that are used
    async ({}, use) => {
      const port = Number(await freePort());
      const executablePath = await findTestBrowser();
      const browser = await chromium.launch({
        ...(executablePath && { executablePath }),
        args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
      });
      await use(port);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});
// All in one worker, so that no two audits run at once.
test.describe.configure({ mode: 'default', timeout: limitMs(240_000) });

for (const path of pages) {
  const isUnlisted = unlistedPages.includes(path);
  const tag = templates.includes(path) ? [] : ['@all'];
  test(`Lighthouse finds nothing to mend on ${path} on a phone`, { tag }, async ({ site, debuggingPort }, testInfo) => {
    const url = site.url + path;
    const scores: Record<string, number> = {};
    let failed: string[] = [];
    let slowdown = PHONE_SLOWDOWN;
    let runs = 0;
    for (; runs < RUNS && !isGood(scores); runs += 1) {
      const run = await audit(url, debuggingPort, isUnlisted, slowdown);
      ({ failed, nextSlowdown: slowdown } = run);
      for (const [name, score] of Object.entries(run.scores)) scores[name] = Math.max(scores[name] ?? 0, score);
    }
    const found = `${path} ${JSON.stringify(scores)}, best of ${runs}`;
    testInfo.annotations.push({ type: 'lighthouse', description: found });
    expect(isGood(scores), `${found} ${failed.join(' ')}`).toBe(true);
  });
}
