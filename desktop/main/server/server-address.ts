import * as z from 'zod/mini';
import type { Outcome } from '../../bridge/ipc-channels.ts';
import { parseUrl } from '../parse-url.ts';

const LOCAL = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const CHECK_MS = 10_000;

export const NOT_AN_ADDRESS = 'Please enter an address such as https://portal.example.org.';
export const NEEDS_HTTPS = 'The address has to begin with https://, so that nobody on the way can read along.';
export const NOT_REACHED = 'No server answers at this address. Please check it, and your connection.';
export const NOT_A_PORTAL = 'There is a server at this address, but it is not a charity portal.';

/** Https is the default, and required except on this computer. */
export const readAddress = (typed: string): Outcome<string> => {
  const text = typed.trim();
  const url = parseUrl(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  if (!url?.hostname || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    return { ok: false, message: NOT_AN_ADDRESS };
  }
  if (url.protocol === 'http:' && !LOCAL.test(url.hostname)) return { ok: false, message: NEEDS_HTTPS };
  return { ok: true, value: url.origin };
};

const health = z.object({ status: z.literal('ok'), version: z.string() });

/** Follows no redirects: the address must be the right one. */
export const checkServer = async (origin: string, fetch: typeof globalThis.fetch): Promise<Outcome> => {
  let response: Response;
  try {
    response = await fetch(`${origin}/api/health`, { redirect: 'error', signal: AbortSignal.timeout(CHECK_MS) });
  } catch {
    return { ok: false, message: NOT_REACHED };
  }
  const isPortal = response.ok && z.safeParse(health, await response.json().catch(() => null)).success;
  return isPortal ? { ok: true, value: undefined } : { ok: false, message: NOT_A_PORTAL };
};
