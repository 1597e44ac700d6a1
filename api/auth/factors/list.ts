import type { Factors } from '#contract/auth/factors.ts';
import type { Deps } from '../../http/deps.ts';
import type { Actor } from '../../identity/interfaces.ts';
import { ownAccount, waysToConfirm } from './confirm.ts';
import { authenticatorOf } from './own-factors.ts';

export const readFactors = (deps: Pick<Deps, 'store' | 'now'>, actor: Actor): Factors => {
  const person = ownAccount(deps, actor);
  const codes = deps.store.data.recoveryCodes.list('person', person.id);
  const [newest] = codes;
  return {
    passkeys: [...deps.store.data.passkeys.list('person', person.id)],
    totp: authenticatorOf(deps.store.data, person.id) ?? null,
    recoveryCodes: newest ? { left: codes.length, createdAt: newest.createdAt } : null,
    confirmWith: waysToConfirm(deps, person, actor),
  };
};
