import type { VaultKind } from '../bridge.ts';

/** The part of Electron's safeStorage that is used here; the synchronous calls are deprecated. */
export interface SystemVault {
  isAsyncEncryptionAvailable(): Promise<boolean>;
  encryptStringAsync(text: string): Promise<Buffer>;
  decryptStringAsync(sealed: Buffer): Promise<{ result: string; shouldReEncrypt: boolean }>;
  getSelectedStorageBackend?(): string;
  setUsePlainTextEncryption?(use: boolean): void;
}

/** Seals what may lie on disk. `seal` answers null where nothing may: then it stays in memory. */
export interface Vault {
  kind(): VaultKind;
  seal(text: string): Promise<Buffer | null>;
  /** Null for what cannot be opened (any more). */
  open(sealed: Buffer): Promise<string | null>;
  /** Takes the weak way from now on: Chromium's own fixed key instead of a vault. */
  allowWeak(): void;
}

/** On Linux without a key ring Chromium has only a fixed key, which is no protection from anyone who can read the file. */
export const createVault = async (system: SystemVault, linux: boolean, weakAllowed: boolean): Promise<Vault> => {
  const isWeak = linux && system.getSelectedStorageBackend?.() === 'basic_text';
  let allowed = weakAllowed;
  if (isWeak && allowed) system.setUsePlainTextEncryption?.(true);
  const isStrong = !isWeak && (await system.isAsyncEncryptionAvailable());
  const mayWrite = () => isStrong || (isWeak && allowed);
  return {
    kind: () => (isStrong ? 'system' : mayWrite() ? 'weak' : 'memory'),
    seal: async (text) => (mayWrite() ? system.encryptStringAsync(text) : null),
    async open(sealed) {
      if (!mayWrite()) return null;
      try {
        return (await system.decryptStringAsync(sealed)).result;
      } catch {
        return null;
      }
    },
    allowWeak() {
      allowed = true;
      if (isWeak) system.setUsePlainTextEncryption?.(true);
    },
  };
};
