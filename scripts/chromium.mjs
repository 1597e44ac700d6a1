import { existsSync } from 'node:fs';

const installed = {
  darwin: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  win32: [`${process.env.PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe`],
  linux: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
};

/** The path of a Chromium: CHROMIUM_PATH, one that is installed, Playwright's own; undefined when there is none. */
export const findChromium = async () => {
  const { chromium } = await import('playwright-core');
  const candidates = [process.env.CHROMIUM_PATH, ...(installed[process.platform] ?? []), chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path));
};

/** Debian's Chromium without its window: the tests need a third less time in it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** The path of what runs the browser tests: CHROMIUM_PATH, the headless shell, or any Chromium. */
export const findTestBrowser = () =>
  !process.env.CHROMIUM_PATH && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium();
