import type { ErrorCode } from '#contract/calls/problem.ts';
import { OFFLINE_HEADER } from '../../bridge/addresses.ts';

const NO_STORE = { 'cache-control': 'no-store' };

export const problemResponse = (status: number, code: ErrorCode, message: string): Response =>
  Response.json({ code, message }, { status, headers: NO_STORE });

export const offlineResponse = (): Response =>
  Response.json(
    { code: 'unavailable', message: 'You are offline, and this was not saved on this computer.' },
    { status: 503, headers: { ...NO_STORE, [OFFLINE_HEADER]: '1' } },
  );
