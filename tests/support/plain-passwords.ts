import type { Passwords } from '#api/identity/interfaces.ts';

export type CountedPasswords = Passwords & {
  /** What was compared with, null where there was no hash, in order. */
  compared: (string | null)[];
};

/** Passwords that are not hashed, for tests about something else; counts the comparisons. */
export const plainPasswords = (): CountedPasswords => {
  const compared: (string | null)[] = [];
  return {
    compared,
    hash: async (password) => `plain:${password}`,
    hashWithSalt: async (code, salt) => `plain:${salt}:${code}`,
    verify: async (hash, password) => {
      compared.push(hash);
      return hash === `plain:${password}`;
    },
  };
};
