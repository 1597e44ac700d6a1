import { join } from 'node:path';
import { BrowserWindow } from './browser-window.ts';
import { Cdp } from './cdp.ts';
import { watchDownloads } from './downloads.ts';
import { NotInStandIn, pathFor, state, switches } from './state.ts';

const QUIET = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--no-startup-window',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
  '--disable-default-apps',
  '--disable-dev-shm-usage',
  // Chromium treats the interface as a foreign site; it reads streams from this computer (stream-server.ts).
  '--disable-features=LocalNetworkAccessChecks',
];

/** Playwright reads the address of the browser from our standard error. */
const passOnAddress = ({ process: chromium }: Cdp) => {
  let tail = '';
  chromium.stderr?.setEncoding('utf8').on('data', (part: string) => {
    const lines = (tail + part).split('\n');
    tail = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('DevTools listening on ')) process.stderr.write(`${line}\n`);
  });
};

/** Starts the Chromium that backs the windows. */
export const launchBrowser = async (): Promise<void> => {
  const executable = process.env.ELECTRON_STANDIN_CHROMIUM;
  if (!executable) throw new NotInStandIn('Chromium: set ELECTRON_STANDIN_CHROMIUM to one');
  const debugging = switches.has('remote-debugging-port') ? ['--remote-debugging-port=0'] : [];
  const profile = `--user-data-dir=${join(pathFor('userData'), 'chromium')}`;
  const cdp = new Cdp(executable, [...QUIET, ...debugging, profile]);
  state.browser = cdp;
  cdp.root.on<{ targetId: string }>('Target.targetDestroyed', ({ targetId }) => BrowserWindow._targetGone(targetId));
  passOnAddress(cdp);
  watchDownloads(cdp);
  cdp.process.once('exit', (code) => {
    if (state.isQuitting) return;
    process.stderr.write(`Chromium ended with ${code}.\n`);
    process.exit(1);
  });
  const { product } = await cdp.root.send<{ product: string }>('Browser.getVersion');
  Object.defineProperty(process.versions, 'chrome', { value: product.split('/')[1], enumerable: true });
  await cdp.root.send('Target.setDiscoverTargets', { discover: true });
};
