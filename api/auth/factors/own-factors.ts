import type { FactorMethod, StoredAuthenticator, StoredPasskey, StoredRecoveryCode } from '#contract/auth/factors.ts';
import type { Draft } from '../../store/store.ts';

interface Listed<T> {
  list(index: 'person', key: string): readonly T[];
}

export interface FactorTables {
  authenticators: Listed<StoredAuthenticator>;
  passkeys: Listed<StoredPasskey>;
  recoveryCodes: Listed<StoredRecoveryCode>;
}

export const authenticatorOf = ({ authenticators }: FactorTables, personId: string): StoredAuthenticator | undefined =>
  authenticators.list('person', personId)[0];

export const workingPasskeysOf = ({ passkeys }: FactorTables, personId: string): StoredPasskey[] =>
  passkeys.list('person', personId).filter(({ clonedAt }) => clonedAt === null);

const hasCodes = ({ recoveryCodes }: FactorTables, personId: string) =>
  recoveryCodes.list('person', personId).length > 0;

/**
 * Counts a passkey that may have been copied until it is removed: it opens nothing, but must not make the second step go away.
 */
export const hasSecondFactor = (tables: FactorTables, personId: string): boolean =>
  authenticatorOf(tables, personId) !== undefined || tables.passkeys.list('person', personId).length > 0;

export const methodsOf = (tables: FactorTables, personId: string): FactorMethod[] => [
  ...(workingPasskeysOf(tables, personId).length > 0 ? (['passkey'] as const) : []),
  ...(authenticatorOf(tables, personId) ? (['totp'] as const) : []),
  ...(hasCodes(tables, personId) ? (['recovery-code'] as const) : []),
];

export const hasCode = (tables: FactorTables, personId: string): boolean =>
  authenticatorOf(tables, personId) !== undefined || hasCodes(tables, personId);

const ofOwner = ['authenticators', 'passkeys', 'recoveryCodes'] as const;

export const removeFactors = (draft: Draft, personId: string): void => {
  for (const name of ofOwner) for (const { id } of draft[name].list('person', personId)) draft[name].remove(id);
};

export const forgetUndos = (draft: Draft, personId: string): void => {
  for (const { id } of draft.factorUndos.list('person', personId)) draft.factorUndos.remove(id);
};

export const methodDatesOf = (tables: FactorTables, personId: string) => ({
  passkeys: tables.passkeys
    .list('person', personId)
    .map(({ name, createdAt, lastUsedAt, clonedAt }) => ({ name, createdAt, lastUsedAt, clonedAt })),
  authenticator: tables.authenticators
    .list('person', personId)
    .map(({ createdAt, lastUsedAt }) => ({ createdAt, lastUsedAt })),
  recoveryCodes: tables.recoveryCodes.list('person', personId).map(({ createdAt }) => ({ createdAt })),
});
