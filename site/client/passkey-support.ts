import type { Platform } from './platform.ts';

const USED_KEY = 'passkey-used';

/** True where the browser itself can use passkeys for this site; the desktop app has an address of its own. */
export const supportsPasskeys = ({ kind }: Pick<Platform, 'kind'>): boolean =>
  kind === 'web' && 'PublicKeyCredential' in globalThis;

/** True where somebody can sign in with a passkey: in the desktop app through the system's browser. */
export const canUsePasskey = (platform: Pick<Platform, 'kind'>): boolean =>
  platform.kind === 'desktop' || supportsPasskeys(platform);

/** Remembers in this browser that passkeys are used here, so that others load nothing for them. */
export const rememberPasskey = () => localStorage.setItem(USED_KEY, 'yes');

/** True when the browser can suggest a passkey in the field for the address, and one was used here before. */
export const maySuggestPasskey = async (platform: Pick<Platform, 'kind'>): Promise<boolean> =>
  supportsPasskeys(platform) &&
  localStorage.getItem(USED_KEY) !== null &&
  (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
