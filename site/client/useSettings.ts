import { useSuspenseQuery } from '@tanstack/react-query';
import type { Settings } from '#contract/settings.ts';
import { usePlatform } from './PlatformContext.tsx';
import { settingsQuery } from './settings.ts';

/** The charity's settings. Every public page is made with them, so they are always there. */
export const useSettings = (): Settings => useSuspenseQuery(settingsQuery(usePlatform())).data;
