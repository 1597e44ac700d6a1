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
  it('tells a key ring that does not answer from one that does, by what Chromium has encrypted', async () => {
    const tagged = (tag: string) => ({
      ...electron('gnome_libsecret'),
      encryptStringAsync: async (text: string) => Buffer.from(tag + text),
    });
    expect((await createSafeStorage(tagged('v10'), true, false)).kind()).toBe('memory');
    expect((await createSafeStorage(tagged('v10'), true, true)).kind()).toBe('weak');
    for (const tag of ['v11', 'v12']) expect((await createSafeStorage(tagged(tag), true, false)).kind()).toBe('system');
    // On macOS the same tag stands for the key in the keychain.
    expect((await createSafeStorage(tagged('v10'), false, false)).kind()).toBe('system');
  });
  it('takes a locked key ring for one', async () => {
    const locked = { ...electron('kwallet6'), encryptStringAsync: () => Promise.reject(new Error('locked')) };
    expect((await createSafeStorage(locked, true, false)).kind()).toBe('system');
  });
  it('uses the system’s key store where there is one', async () => {
    expect((await createSafeStorage(electron('gnome_libsecret'), true, false)).kind()).toBe('system');
    expect((await createSafeStorage(electron(''), false, false)).kind()).toBe('system');
  });
});
