import type { WhatWeTake } from '#contract/donations/what-we-take.ts';
import { readWhatWeTake as newest } from '#contract/settings/public-calls.ts';
import type { PageCall } from './page-answers.ts';
import { whatWeTakeKey } from './page-keys.ts';
import type { Platform } from './platform.ts';
import { send } from './send.ts';

/** Reads for a page what the shops take and what they cannot. */
export const readWhatWeTake = (platform: Platform): PageCall<WhatWeTake> => ({
  ...whatWeTakeKey,
  ask: () => send(platform, newest, {}),
});
