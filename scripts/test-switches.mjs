/**
 * Switches for the browsers of tests. A page of a test is gone before optimized code repays its compilation: without it the
 * browser tests take 5 % less time. Apart from `chromium.mjs`, which would bring Playwright into the bundle of the stand-in.
 */
export const TEST_SWITCHES = ['--js-flags=--no-turbofan,--no-maglev'];
