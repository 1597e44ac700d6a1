import { readSettings as newest } from '#contract/settings/public-calls.ts';
import type { PublicSettings } from '#contract/settings/settings.ts';
import type { PageCall } from './page-answers.ts';
import { settingsKey } from './page-keys.ts';
import type { Platform } from './platform.ts';
import { send } from './send.ts';

/** Reads the charity's settings for a page. */
export const readSettings = (platform: Platform): PageCall<PublicSettings> => ({
  ...settingsKey,
  ask: () => send(platform, newest, {}),
});
