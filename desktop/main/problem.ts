import type { ErrorCode } from '#contract/problem.ts';

export const OFFLINE_HEADER = 'x-offline';
const NO_STORE = { 'cache-control': 'no-store' };

/** An error answer of the shell itself, worded like the server's. */
export const problem = (status: number, code: ErrorCode, message: string): Response =>
  Response.json({ code, message }, { status, headers: NO_STORE });

/** Says that the server was not reached and that nothing was saved to show instead. */
export const offlineAnswer = (): Response =>
  Response.json(
    { code: 'unavailable', message: 'You are offline, and this was not saved on this computer.' },
    { status: 503, headers: { ...NO_STORE, [OFFLINE_HEADER]: '1' } },
  );

/** A JSON text as an answer. */
export const jsonAnswer = (body: string, status = 200): Response =>
  new Response(body, { status, headers: { 'content-type': 'application/json', ...NO_STORE } });
