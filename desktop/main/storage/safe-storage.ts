import type { TokenStorageKind } from '../../bridge.ts';

/** The part of Electron's safeStorage that is used here; its synchronous methods are deprecated. */
export interface ElectronSafeStorage {
  isAsyncEncryptionAvailable(): Promise<boolean>;
  encryptStringAsync(text: string): Promise<Buffer>;
  decryptStringAsync(encrypted: Buffer): Promise<{ result: string; shouldReEncrypt: boolean }>;
  getSelectedStorageBackend?(): string;
  setUsePlainTextEncryption?(use: boolean): void;
}

/** Encrypts what is written to disk, with the system's key store. */
export interface SafeStorage {
  kind(): TokenStorageKind;
  /** Null where nothing may be written: then the value stays in memory. */
  encrypt(text: string): Promise<Buffer | null>;
  /** Null for what cannot be decrypted. */
  decrypt(encrypted: Buffer): Promise<string | null>;
  /** From now on uses Chromium's fixed key where there is no key store. */
  allowWeak(): void;
}

/** On Linux without a key ring Chromium has only a fixed key, which is no protection from anyone who can read the file. */
export const createSafeStorage = async (
  electron: ElectronSafeStorage,
  isLinux: boolean,
  isWeakAllowed: boolean,
): Promise<SafeStorage> => {
  const isWeak = isLinux && electron.getSelectedStorageBackend?.() === 'basic_text';
  let allowed = isWeakAllowed;
  if (isWeak && allowed) electron.setUsePlainTextEncryption?.(true);
  const isStrong = !isWeak && (await electron.isAsyncEncryptionAvailable());
  const mayWrite = () => isStrong || (isWeak && allowed);
  return {
    kind: () => (isStrong ? 'system' : mayWrite() ? 'weak' : 'memory'),
    encrypt: async (text) => (mayWrite() ? electron.encryptStringAsync(text) : null),
    async decrypt(encrypted) {
      if (!mayWrite()) return null;
      try {
        return (await electron.decryptStringAsync(encrypted)).result;
      } catch {
        return null;
      }
    },
    allowWeak() {
      allowed = true;
      if (isWeak) electron.setUsePlainTextEncryption?.(true);
    },
  };
};
