import { readRetention as newest } from '#contract/privacy/public-calls.ts';
import type { Retention } from '#contract/privacy/retention.ts';
import type { PageCall } from './page-answers.ts';
import { retentionKey } from './page-keys.ts';
import type { Platform } from './platform.ts';
import { send } from './send.ts';

/** Reads for a page after how many months what is done with is deleted. */
export const readRetention = (platform: Platform): PageCall<Retention> => ({
  ...retentionKey,
  ask: () => send(platform, newest, {}),
});
