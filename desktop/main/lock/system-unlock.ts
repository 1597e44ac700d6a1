import type { SystemPreferences } from 'electron';

const REASON = 'open the Charity Portal';
const NOT_CONFIRMED = 'The system did not confirm that it is you. Please try again, or use another way.';

/**
 * Electron offers such a proof on macOS alone, with Touch ID
 * (https://www.electronjs.org/docs/latest/api/system-preferences#systempreferencesprompttouchidreason-macos).
 */
export const createSystemUnlock = (
  platform: NodeJS.Platform,
  system: Pick<SystemPreferences, 'canPromptTouchID' | 'promptTouchID'>,
) => ({
  isThere: platform === 'darwin' && system.canPromptTouchID(),
  /** @throws Error with a sentence when the person did not confirm. */
  async ask(): Promise<void> {
    await system.promptTouchID(REASON).catch(() => {
      throw new Error(NOT_CONFIRMED);
    });
  },
});
export type SystemUnlock = ReturnType<typeof createSystemUnlock>;
