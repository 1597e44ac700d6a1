import type { Platform } from './platform.ts';

const USED_KEY = 'passkey-used';

/** False in the desktop app, which has an address of its own. */
export const supportsPasskeys = ({ kind }: Pick<Platform, 'kind'>): boolean =>
  kind === 'web' && 'PublicKeyCredential' in globalThis;

/** True in the desktop app, which signs in through the system's browser. */
export const canUsePasskey = (platform: Pick<Platform, 'kind'>): boolean =>
  platform.kind === 'desktop' || supportsPasskeys(platform);

export const rememberPasskey = () => localStorage.setItem(USED_KEY, 'yes');

export const maySuggestPasskey = async (platform: Pick<Platform, 'kind'>): Promise<boolean> =>
  supportsPasskeys(platform) &&
  localStorage.getItem(USED_KEY) !== null &&
  (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
