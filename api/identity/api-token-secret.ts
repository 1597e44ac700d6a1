import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { API_TOKEN_PREFIX } from '#contract/tokens/api-tokens.ts';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_BYTES = 32;
/** 62^43 exceeds 2^256, and 62^6 exceeds 2^32. */
const RANDOM_DIGITS = 43;
const CHECK_DIGITS = 6;
const SHAPE = new RegExp(`^${API_TOKEN_PREFIX}[0-9A-Za-z]{${RANDOM_DIGITS + CHECK_DIGITS}}$`);

const base62 = (value: bigint, length: number): string => {
  let remaining = value;
  let text = '';
  while (remaining > 0n) {
    text = `${DIGITS[Number(remaining % 62n)]}${text}`;
    remaining /= 62n;
  }
  return text.padStart(length, '0');
};

/** Tells a mistyped or made-up token without a look into the store. */
const checkDigits = (text: string): string => base62(BigInt(crc32(text)), CHECK_DIGITS);

/** Returns `cp_`, 256 random bits as 43 letters and digits, and 6 check digits. */
export const newApiTokenSecret = (): string => {
  const random = base62(BigInt(`0x${randomBytes(RANDOM_BYTES).toString('hex')}`), RANDOM_DIGITS);
  return `${API_TOKEN_PREFIX}${random}${checkDigits(random)}`;
};

/** Checks only the form, not that the token exists. */
export const isApiTokenSecret = (text: string): boolean =>
  SHAPE.test(text) && text.slice(-CHECK_DIGITS) === checkDigits(text.slice(API_TOKEN_PREFIX.length, -CHECK_DIGITS));

/** The secret is random enough for a plain hash. */
export const apiTokenHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
