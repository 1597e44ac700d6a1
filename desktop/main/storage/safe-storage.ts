import type { TokenStorageKind } from '../../bridge/shell-state.ts';

/** Leaves out the synchronous methods, which are deprecated. */
export interface ElectronSafeStorage {
  isAsyncEncryptionAvailable(): Promise<boolean>;
  encryptStringAsync(text: string): Promise<Buffer>;
  decryptStringAsync(encrypted: Buffer): Promise<{ result: string; shouldReEncrypt: boolean }>;
  getSelectedStorageBackend?(): string;
  setUsePlainTextEncryption?(use: boolean): void;
}

/** The key store may be locked, somebody may have denied access to it, or the key may be gone for good. */
export class KeyStoreLocked extends Error {
  override name = 'KeyStoreLocked';
}

interface Decrypted {
  text: string;
  shouldReEncrypt: boolean;
}

export interface SafeStorage {
  kind(): TokenStorageKind;
  /** Null where nothing may be written, or the key store gives no key: then the value stays in memory. */
  encrypt(text: string): Promise<Buffer | null>;
  /** Null where nothing may be written. @throws KeyStoreLocked when the key store gives no key, now or ever. */
  decrypt(encrypted: Buffer): Promise<Decrypted | null>;
  /** From now on uses Chromium's fixed key where there is no key store. */
  allowWeak(): void;
}

/** The tag before everything that Chromium encrypts with the fixed key of its own source (`posix_key_provider.cc`). */
const FIXED_KEY_TAG = 'v10';

/** Chromium calls itself available with its fixed key where a key ring is known but does not answer. */
const usesFixedKey = async (electron: ElectronSafeStorage): Promise<boolean> => {
  if (electron.getSelectedStorageBackend?.() === 'basic_text') return true;
  // One that is locked is no fixed key.
  const probe = await electron.encryptStringAsync('probe').catch(() => null);
  return probe?.subarray(0, FIXED_KEY_TAG.length).toString('latin1') === FIXED_KEY_TAG;
};

/** On Linux without a key ring Chromium has only a fixed key, which is no protection from anyone who can read the file. */
export const createSafeStorage = async (
  electron: ElectronSafeStorage,
  isLinux: boolean,
  isWeakAllowed: boolean,
): Promise<SafeStorage> => {
  const isWeak = isLinux && (await usesFixedKey(electron));
  let allowed = isWeakAllowed;
  if (isWeak && allowed) electron.setUsePlainTextEncryption?.(true);
  const isStrong = !isWeak && (await electron.isAsyncEncryptionAvailable());
  const mayWrite = () => isStrong || (isWeak && allowed);
  return {
    kind: () => (isStrong ? 'system' : mayWrite() ? 'weak' : 'memory'),
    encrypt: async (text) => (mayWrite() ? electron.encryptStringAsync(text).catch(() => null) : null),
    async decrypt(encrypted) {
      if (!mayWrite()) return null;
      try {
        const { result, shouldReEncrypt } = await electron.decryptStringAsync(encrypted);
        return { text: result, shouldReEncrypt };
      } catch (error) {
        // Electron's message is all that tells a locked key ring from a lost key.
        throw new KeyStoreLocked('The key store did not decrypt.', { cause: error });
      }
    },
    allowWeak() {
      allowed = true;
      if (isWeak) electron.setUsePlainTextEncryption?.(true);
    },
  };
};
