import { expect, it } from 'vitest';
import { apiTokenHash, isApiTokenSecret, newApiTokenSecret } from '#api/identity/api-token-secret.ts';

const many = Array.from({ length: 2000 }, newApiTokenSecret);

it('an API token has 256 random bits after a prefix that a secret scanner finds', () => {
  for (const secret of many) expect(secret).toMatch(/^cp_[0-9A-Za-z]{49}$/);
  expect(new Set(many).size).toBe(many.length);
  // 62^43 is not much more than 2^256: the first digit stays in the lower part, every other takes all values.
  for (const at of [10, 30, 45]) expect(new Set(many.map((secret) => secret[at])).size).toBe(62);
});

it('an API token is known by its check digits', () => {
  for (const secret of many) expect(isApiTokenSecret(secret)).toBe(true);
});

it.each([
  ['one digit changed', (secret: string) => secret.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
  ['two neighbours exchanged', (secret: string) => secret.replace(/^(cp_)(.)(.)/, '$1$3$2')],
  ['a digit missing', (secret: string) => secret.slice(0, -1)],
  ['a digit more', (secret: string) => `${secret}0`],
  ['another prefix', (secret: string) => secret.replace('cp_', 'cq_')],
  ['other letters', (secret: string) => secret.replace(/.$/, '-')],
  ['a line more', (secret: string) => `${secret}\n`],
  ['nothing', () => ''],
])('refuses a token with %s', (_, spoil) => {
  const secret = many.find((one) => one[3] !== one[4]) ?? '';
  expect(isApiTokenSecret(spoil(secret))).toBe(false);
});

it('an API token is stored as a SHA-256 that does not contain it', () => {
  const [secret = '', other = ''] = many;
  expect(Buffer.from(apiTokenHash(secret), 'base64url')).toHaveLength(32);
  expect(apiTokenHash(secret)).toBe(apiTokenHash(secret));
  expect(apiTokenHash(secret)).not.toBe(apiTokenHash(other));
});
