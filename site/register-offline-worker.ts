import { OFFLINE_WORKER_POLICY } from '#contract/pages/trusted-types.ts';

const WORKER = '/offline-worker.js';
/** Milliseconds for which the page's fonts, pictures and the application of a form in view come first. */
const HEAD_START_MS = 3000;

interface TrustedTypes {
  createPolicy(name: string, rules: object): { createScriptURL(url: string): string };
}

/** Knows one address; the policy of the pages' scripts is not loaded with a page that is only read. */
const trustedWorker = (): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const rules = { createScriptURL: () => WORKER };
  return trustedTypes?.createPolicy(OFFLINE_WORKER_POLICY, rules).createScriptURL(WORKER) ?? WORKER;
};

/** Waits until the page has all that it needs; does nothing in development. */
export const registerOfflineWorker = (): void => {
  if (!import.meta.env.PROD) return;
  // Without it, pages are as they were.
  const register = () => navigator.onLine && navigator.serviceWorker?.register(trustedWorker()).catch(() => {});
  addEventListener('load', () => setTimeout(register, HEAD_START_MS));
};
