import { existsSync } from 'node:fs';

const installed = {
  darwin: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  win32: [`${process.env.PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe`],
  linux: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
};

/** Tries CHROMIUM_PATH, one that is installed, then Playwright's own; undefined when there is none. */
export const findChromium = async () => {
  const { chromium } = await import('playwright-core');
  const candidates = [process.env.CHROMIUM_PATH, ...(installed[process.platform] ?? []), chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path));
};

/** The tests need a third less time in it than in the whole of Chromium. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

export const findTestBrowser = () =>
  !process.env.CHROMIUM_PATH && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium();
