import { describe, expect, it } from 'vitest';
import { checkNewPassword, isCommonPassword } from '#api/identity/check-new-password.ts';
import { generatePassword } from '#api/identity/generate-password.ts';
import { createPasswords } from '#api/identity/passwords.ts';

const passwords = createPasswords();
const aoife = { email: 'aoife.byrne@charity.example', name: 'Aoife Byrne' };

describe('hashing', () => {
  it('uses argon2id with the parameters that OWASP names', async () => {
    expect(await passwords.hash('lantern harbour 42')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('distinguishes the right password from a wrong one', async () => {
    const hash = await passwords.hash('lantern harbour 42');
    expect(await passwords.verify(hash, 'lantern harbour 42')).toBe(true);
    expect(await passwords.verify(hash, 'lantern harbour 43')).toBe(false);
  });

  it('treats a password as the same however its characters are composed', async () => {
    const hash = await passwords.hash('Sl\u00e1inte chugat');
    expect(await passwords.verify(hash, 'Sla\u0301inte chugat')).toBe(true);
  });

  it('salts: the same password twice has two hashes', async () => {
    expect(await passwords.hash('lantern harbour 42')).not.toBe(await passwords.hash('lantern harbour 42'));
  });

  it('answers false where there is no hash', async () => {
    expect(await passwords.verify(null, 'lantern harbour 42')).toBe(false);
  });

  it('refuses a flood and works afterwards', async () => {
    const few = createPasswords({ waitingMax: 2 });
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => few.verify(null, 'x')));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(6);
    expect(refused[0]?.reason).toMatchObject({ code: 'rate_limited', retryAfter: 5 });
    expect(await few.verify(null, 'x')).toBe(false);
  });
});

describe('a weak password', () => {
  it.each([
    'password1234',
    'Password123!',
    'PASSWORD!!!!',
    'p@ssw0rd2024',
    'passwordpassword',
    '123456789012',
    '012345678901',
    '999999999999',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'abcdefghijkl',
    'qwertyuiop12',
    'qwerty123456',
    '1q2w3e4r5t6y',
    'iloveyou1234',
    'Welcome12345',
    'letmein12345',
    'administrator',
    'correct horse battery staple',
    'aoife.byrne@charity.example',
    'AoifeByrne1976',
    'byrne-password',
    'charity-aoife-1',
  ])('is %s', (password) => {
    expect(isCommonPassword(password, aoife)).toBe(true);
  });

  it.each([
    'lantern harbour 42',
    'k7mq-2xdp-vn4t-h8rs-c3wy',
    'Harbour-Lantern-42',
    'three oats in a boat',
    'my password is a whole sentence about goats',
    'V9#mRq2!tLp7',
    'Aoife rows to Hook Head',
    'an rud is annamh is iontach',
    '\u5b89\u5168\u306a\u30d1\u30b9\u30ef\u30fc\u30c9\u3092\u9078\u3076\u65b9\u6cd5',
    'correct-horse-9-battery',
  ])('is not %s', (password) => {
    expect(isCommonPassword(password, aoife)).toBe(false);
  });

  it('is refused with its field, as is a short one', async () => {
    const none = { passwordStrength: { adviceOn: async () => null } };
    await expect(checkNewPassword(none, 'password1234', aoife, 'newPassword')).rejects.toMatchObject({
      code: 'invalid',
      fields: { newPassword: 'This password is too easy to guess. Please choose another.' },
    });
    await expect(checkNewPassword(none, 'V9#mRq2!tLp', aoife, 'password')).rejects.toThrow(
      'Password must be at least 12 characters long',
    );
  });

  it('is refused with the advice of the estimate, which is told who asks', async () => {
    const asked: unknown[] = [];
    const passwordStrength = {
      adviceOn: async (password: string, words: readonly string[]) => {
        asked.push([password, words]);
        return 'Add more words.';
      },
    };
    const owner = { ...aoife, words: ['South East Care Fund'] };
    await expect(checkNewPassword({ passwordStrength }, 'V9#mRq2!tLp7', owner, 'password')).rejects.toMatchObject({
      message: 'This password is too easy to guess. Please choose another. Add more words.',
    });
    expect(asked).toEqual([['V9#mRq2!tLp7', [aoife.email, aoife.name, 'South East Care Fund']]]);
  });

  it.each(['SouthEastCareFund1!', 'wexford-town-2026', 'Bagnelstown1976'])(
    'is %s in this charity, whose names everybody knows',
    (password) => {
      const words = ['South East Care Fund', 'Bagnelstown', 'Wexford Town'];
      expect(isCommonPassword(password, { ...aoife, words })).toBe(true);
    },
  );
});

it('generates passwords that are long, readable and different', () => {
  const made = new Set(Array.from({ length: 100 }, generatePassword));
  expect(made.size).toBe(100);
  for (const password of made) {
    expect(password).toMatch(/^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){4}$/);
    expect(isCommonPassword(password, aoife)).toBe(false);
  }
});
