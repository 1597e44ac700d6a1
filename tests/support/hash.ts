import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

/** Sets the part of the address behind the #. Resolves when the event is over: who follows a link from elsewhere causes none. */
export const setHash = (hash: string): Promise<void> =>
  new Promise<void>((done) => {
    if (window.location.hash.slice(1) === hash) return done();
    window.addEventListener('hashchange', () => done(), { once: true });
    window.location.hash = hash;
  });

/** Gives every test of a file an address without a token and an empty page. */
export const freshAddressEachTime = (): void => {
  beforeEach(() => setHash(''));
  afterEach(async () => {
    cleanup();
    document.body.innerHTML = '';
    await setHash('');
  });
};
