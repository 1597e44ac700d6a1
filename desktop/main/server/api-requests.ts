import { addressOf, type InputOf, type PlaceOf } from '#contract/calls/address.ts';
import type { Call } from '#contract/calls/call.ts';
import { APP_ORIGIN } from '#contract/desktop/desktop-shell.ts';

export const apiPath = <C extends Call>(call: C, input: PlaceOf<C>): string => `/api${addressOf(call, input)}`;

export const apiRequest = <C extends Call>(call: C, input: InputOf<C> & { body: unknown }): Request =>
  new Request(APP_ORIGIN + apiPath(call, input), {
    method: call.method.toUpperCase(),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input.body),
  });
