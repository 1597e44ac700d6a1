import type { Page } from '@playwright/test';

/** What a page took over the wire, in bytes as they were sent, headers included. */
export interface Weight {
  total: number;
  scripts: number;
  /** Bytes by address, heaviest first. */
  parts: readonly (readonly [address: string, bytes: number])[];
}

/** Weighs everything that a page loads from now on by a browser that was never here; the function that it returns tells how much it is so far. */
export const startWeighing = async (page: Page): Promise<() => Weight> => {
  const session = await page.context().newCDPSession(page);
  const requests = new Map<string, { address: string; type: string }>();
  const parts: (readonly [string, number])[] = [];
  let scripts = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    requests.set(requestId, { address: request.url.replace(/^https?:\/\/[^/]+/, ''), type: type ?? '' });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { address, type } = requests.get(requestId) ?? { address: 'unknown', type: '' };
    parts.push([address, encodedDataLength]);
    if (type === 'Script' || address.endsWith('.js')) scripts += encodedDataLength;
  });
  await session.send('Network.enable');
  return () => ({
    total: parts.reduce((sum, [, bytes]) => sum + bytes, 0),
    scripts,
    parts: parts.toSorted(([, one], [, other]) => other - one),
  });
};

/** Loads an address anew and weighs everything that comes before anybody scrolls. */
export const weigh = async (page: Page, path: string): Promise<Weight> => {
  const weight = await startWeighing(page);
  await page.goto(path, { waitUntil: 'load' });
  // Letters are asked for when the page is drawn, which a busy machine does late.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForLoadState('networkidle');
  return weight();
};
