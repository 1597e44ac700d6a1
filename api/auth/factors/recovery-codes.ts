import { randomBytes, randomInt } from 'node:crypto';
import { RECOVERY_CODE_LENGTH, RECOVERY_CODES, type StoredRecoveryCode } from '#contract/auth/factors.ts';
import type { Deps } from '../../http/deps.ts';
import type { Draft } from '../../store/store.ts';

/** Leaves out letters and digits that are easily confused on paper. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const SALT_BYTES = 16;

const newCode = () => Array.from({ length: RECOVERY_CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** `7KQ2MWFT` as it is written: `7KQ2-MWFT`. */
const written = (code: string) => `${code.slice(0, 4)}-${code.slice(4)}`;

export interface MadeRecoveryCodes {
  codes: string[];
  stored: StoredRecoveryCode[];
}

export const makeRecoveryCodes = async (
  { passwords, newId, now }: Pick<Deps, 'passwords' | 'newId' | 'now'>,
  personId: string,
): Promise<MadeRecoveryCodes> => {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  const salt = randomBytes(SALT_BYTES).toString('base64url');
  const createdAt = now().toISOString();
  const stored = await Promise.all(
    codes.map(async (code): Promise<StoredRecoveryCode> => {
      const hash = await passwords.hashWithSalt(code, salt);
      return { id: newId(), personId, createdAt, salt, hash };
    }),
  );
  return { codes: codes.map(written), stored };
};

export const putRecoveryCodes = (draft: Draft, personId: string, { stored }: MadeRecoveryCodes): void => {
  for (const { id } of draft.recoveryCodes.list('person', personId)) draft.recoveryCodes.remove(id);
  for (const code of stored) draft.recoveryCodes.put(code);
};
