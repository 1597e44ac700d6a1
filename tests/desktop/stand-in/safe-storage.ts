import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { state, throwOnUnknown } from './state.ts';

/** Linux without a key ring, as Playwright starts Electron: Chromium's own fixed password, used only when the app allows it. */
const fixedKey = () => scryptSync('peanuts', 'saltysalt', 32);
const IV = 12;
const TAG = 16;
let isPlainAllowed = false;

const check = () => {
  if (!state.isReady || !isPlainAllowed) throw new Error('Encryption is not available.');
};

const seal = async (text: string): Promise<Buffer> => {
  check();
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', fixedKey(), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
};

const open = async (sealed: Buffer): Promise<{ result: string; shouldReEncrypt: boolean }> => {
  check();
  const decipher = createDecipheriv('aes-256-gcm', fixedKey(), sealed.subarray(0, IV));
  decipher.setAuthTag(sealed.subarray(IV, IV + TAG));
  const text = Buffer.concat([decipher.update(sealed.subarray(IV + TAG)), decipher.final()]);
  return { result: text.toString('utf8'), shouldReEncrypt: false };
};

export const safeStorage = throwOnUnknown('safeStorage', {
  isAsyncEncryptionAvailable: async () => state.isReady && isPlainAllowed,
  getSelectedStorageBackend: () => (state.isReady ? 'basic_text' : 'unknown'),
  setUsePlainTextEncryption(use: boolean): void {
    isPlainAllowed = use;
  },
  encryptStringAsync: seal,
  decryptStringAsync: open,
});
