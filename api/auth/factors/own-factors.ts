import type { FactorMethod, StoredAuthenticator, StoredPasskey, StoredRecoveryCode } from '#contract/auth/factors.ts';
import type { Draft } from '../../store/store.ts';

interface Listed<T> {
  list(index: 'person', key: string): readonly T[];
}

/** The factors in a view or a draft. */
export interface FactorTables {
  authenticators: Listed<StoredAuthenticator>;
  passkeys: Listed<StoredPasskey>;
  recoveryCodes: Listed<StoredRecoveryCode>;
}

/** The authenticator app of an account, if there is one. */
export const authenticatorOf = ({ authenticators }: FactorTables, personId: string): StoredAuthenticator | undefined =>
  authenticators.list('person', personId)[0];

/** The passkeys of an account that open it. */
export const workingPasskeysOf = ({ passkeys }: FactorTables, personId: string): StoredPasskey[] =>
  passkeys.list('person', personId).filter(({ clonedAt }) => clonedAt === null);

const hasCodes = ({ recoveryCodes }: FactorTables, personId: string) =>
  recoveryCodes.list('person', personId).length > 0;

/**
 * True when a sign-in with a password takes a second step. A passkey that may have been copied counts as long as it is not
 * removed: it opens nothing, and must not make the second step go away.
 */
export const hasSecondFactor = (tables: FactorTables, personId: string): boolean =>
  authenticatorOf(tables, personId) !== undefined || tables.passkeys.list('person', personId).length > 0;

/** The ways to take the second step. */
export const methodsOf = (tables: FactorTables, personId: string): FactorMethod[] => [
  ...(workingPasskeysOf(tables, personId).length > 0 ? (['passkey'] as const) : []),
  ...(authenticatorOf(tables, personId) ? (['totp'] as const) : []),
  ...(hasCodes(tables, personId) ? (['recovery-code'] as const) : []),
];

/** True when the owner can prove themselves with a code. */
export const hasCode = (tables: FactorTables, personId: string): boolean =>
  authenticatorOf(tables, personId) !== undefined || hasCodes(tables, personId);

const ofOwner = ['authenticators', 'passkeys', 'recoveryCodes'] as const;

/** Removes every factor of an account. */
export const removeFactors = (draft: Draft, personId: string): void => {
  for (const name of ofOwner) for (const { id } of draft[name].list('person', personId)) draft[name].remove(id);
};

/** Removes what links of mails would take back. */
export const forgetUndos = (draft: Draft, personId: string): void => {
  for (const { id } of draft.factorUndos.list('person', personId)) draft.factorUndos.remove(id);
};

/** Since when an account has which factors, without their secrets: for its owner. */
export const methodDatesOf = (tables: FactorTables, personId: string) => ({
  passkeys: tables.passkeys
    .list('person', personId)
    .map(({ name, createdAt, lastUsedAt, clonedAt }) => ({ name, createdAt, lastUsedAt, clonedAt })),
  authenticator: tables.authenticators
    .list('person', personId)
    .map(({ createdAt, lastUsedAt }) => ({ createdAt, lastUsedAt })),
  recoveryCodes: tables.recoveryCodes.list('person', personId).map(({ createdAt }) => ({ createdAt })),
});
