import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { state, throwOnUnknown } from './state.ts';

/**
 * How the key store behaves, as Electron's documents and Chromium's sources describe it. A test chooses at the start, and
 * may change it later: the variable is read at each call.
 * - `none`: Linux without a key ring, as Playwright starts Electron; Chromium's fixed key only when the app allows it
 * - `system`: a key ring
 * - `fixed`: a key ring is known but does not answer: Chromium uses its fixed key and calls itself available
 * - `locked`: refuses for now; `denied`: the person said no; `pending`: the person has not answered yet
 */
type Behaviour = 'none' | 'system' | 'fixed' | 'locked' | 'denied' | 'pending';
const behaviour = () => (process.env.STANDIN_KEY_STORE ?? 'none') as Behaviour;

const REFUSALS: Partial<Record<Behaviour, string>> = {
  locked: 'safeStorage is temporarily unavailable. Please try again.',
  denied: 'Encryption is not available.',
};
/** The tags by which Chromium knows its fixed key, and the key of a key ring. */
const FIXED = { tag: 'v10', key: scryptSync('peanuts', 'saltysalt', 32) };
const RING = { tag: 'v11', key: scryptSync('of the key ring', 'saltysalt', 32) };
const TAG_LENGTH = 3;
const IV = 12;
const TAG = 16;
let isPlainAllowed = false;

const answer = async (): Promise<typeof FIXED> => {
  const how = behaviour();
  if (how === 'pending') await new Promise(() => {});
  const refusal = REFUSALS[how];
  if (refusal) throw new Error(refusal);
  if (!state.isReady || (how === 'none' && !isPlainAllowed)) throw new Error('Encryption is not available.');
  return how === 'system' ? RING : FIXED;
};

const seal = async (text: string): Promise<Buffer> => {
  const { tag, key } = await answer();
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.from(tag), iv, cipher.getAuthTag(), sealed]);
};

const open = async (sealed: Buffer): Promise<{ result: string; shouldReEncrypt: boolean }> => {
  const used = await answer();
  const tag = sealed.subarray(0, TAG_LENGTH).toString('latin1');
  // What was sealed with the fixed key can be opened by anybody, also once there is a key ring.
  const { key } = tag === FIXED.tag ? FIXED : RING;
  if (tag === RING.tag && used !== RING) throw new Error('Error while decrypting the ciphertext.');
  const rest = sealed.subarray(TAG_LENGTH);
  const decipher = createDecipheriv('aes-256-gcm', key, rest.subarray(0, IV));
  decipher.setAuthTag(rest.subarray(IV, IV + TAG));
  const text = Buffer.concat([decipher.update(rest.subarray(IV + TAG)), decipher.final()]);
  return { result: text.toString('utf8'), shouldReEncrypt: tag !== used.tag };
};

export const safeStorage = throwOnUnknown('safeStorage', {
  // A key ring that is locked or denied is there all the same.
  async isAsyncEncryptionAvailable() {
    if (behaviour() === 'pending') await new Promise(() => {});
    return state.isReady && (behaviour() !== 'none' || isPlainAllowed);
  },
  getSelectedStorageBackend() {
    if (!state.isReady) return 'unknown';
    return behaviour() === 'none' ? 'basic_text' : 'gnome_libsecret';
  },
  setUsePlainTextEncryption(use: boolean): void {
    isPlainAllowed = use;
  },
  encryptStringAsync: seal,
  decryptStringAsync: open,
});
