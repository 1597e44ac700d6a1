import { describe, expect, it } from 'vitest';
import { createSafeStorage } from '../../../desktop/main/storage/safe-storage.ts';

describe('safe storage', () => {
  const electron = (backend: string) => ({
    isAsyncEncryptionAvailable: async () => true,
    encryptStringAsync: async (text: string) => Buffer.from(text),
    decryptStringAsync: async (encrypted: Buffer) => ({ result: encrypted.toString(), shouldReEncrypt: false }),
    getSelectedStorageBackend: () => backend,
    setUsePlainTextEncryption: () => {},
  });
  it('writes nothing on a Linux without a key ring until the person allows it', async () => {
    const safeStorage = await createSafeStorage(electron('basic_text'), true, false);
    expect([safeStorage.kind(), await safeStorage.encrypt('token')]).toEqual(['memory', null]);
    safeStorage.allowWeak();
    expect([safeStorage.kind(), (await safeStorage.encrypt('token'))?.toString()]).toEqual(['weak', 'token']);
  });
  it('uses the system’s key store where there is one', async () => {
    expect((await createSafeStorage(electron('gnome_libsecret'), true, false)).kind()).toBe('system');
    expect((await createSafeStorage(electron(''), false, false)).kind()).toBe('system');
  });
});
