import { CODE_USED, CODE_WRONG, RECOVERY_CODE_LENGTH } from '#contract/auth/factors.ts';
import { LINK_IS_MAILED } from '#contract/people/people.ts';
import { Failure } from '../../core/failure.ts';
import type { Deps } from '../../http/deps.ts';
import type { Draft } from '../../store/store.ts';
import { authenticatorOf } from './own-factors.ts';
import { stepOfCode, totpPurpose } from './totp.ts';

type CodeDeps = Pick<Deps, 'store' | 'passwords' | 'sealing' | 'now'>;

export interface RightCode {
  method: 'totp' | 'recovery-code';
  /**
   * Uses the code up within a change.
   * @throws Failure `invalid` if somebody was quicker.
   */
  use(draft: Draft): void;
}

const KNOWN_BROWSER_ONLY =
  'There were too many wrong codes for this account. Please sign in in a browser that you have used before, or ask whoever runs the server: npm run admin -- unlock EMAIL';

const refused = (sentence: string) => new Failure('invalid', sentence, { fields: { code: sentence } });

const checkTotp = async (deps: CodeDeps, personId: string, code: string): Promise<RightCode | null> => {
  const totp = authenticatorOf(deps.store.data, personId);
  // Null after a change of the server's secret: recovery codes go on working.
  const secret = totp ? deps.sealing.open(totpPurpose(totp), totp.sealedSecret) : null;
  const at = deps.now();
  const step = secret === null ? null : await stepOfCode(secret, code, at);
  if (!totp || step === null) return null;
  return {
    method: 'totp',
    use(draft) {
      const now = authenticatorOf(draft, personId);
      if (now?.id !== totp.id) throw refused(CODE_WRONG);
      if (step <= now.step) throw refused(CODE_USED);
      draft.authenticators.put({ ...now, step, lastUsedAt: at.toISOString() });
    },
  };
};

const checkRecoveryCode = async (deps: CodeDeps, personId: string, code: string): Promise<RightCode | null> => {
  const codes = deps.store.data.recoveryCodes.list('person', personId);
  const salt = codes[0]?.salt;
  if (salt === undefined) return null;
  const hash = await deps.passwords.hashWithSalt(code, salt);
  const found = codes.find((one) => one.hash === hash);
  return found
    ? {
        method: 'recovery-code',
        use(draft) {
          if (!draft.recoveryCodes.get(found.id)) throw refused(CODE_WRONG);
          draft.recoveryCodes.remove(found.id);
        },
      }
    : null;
};

/** Null for a wrong code. */
export const checkCode = (deps: CodeDeps, personId: string, code: string): Promise<RightCode | null> =>
  code.length === RECOVERY_CODE_LENGTH ? checkRecoveryCode(deps, personId, code) : checkTotp(deps, personId, code);

export const unheardCode = (isMailed: boolean): Failure =>
  refused(`${CODE_WRONG} ${isMailed ? LINK_IS_MAILED : KNOWN_BROWSER_ONLY}`);

export const wrongCode = (): Failure => refused(CODE_WRONG);
