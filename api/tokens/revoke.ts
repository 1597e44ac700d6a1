import type { StoredApiToken } from '#contract/tokens/api-tokens.ts';
import { type Author, recordAudit } from '../audit/record.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import type { Draft } from '../store/store.ts';

const NO_SUCH_TOKEN = 'There is no such token. It may have been revoked already.';

type RevokeDeps = Pick<Deps, 'store' | 'newId' | 'now'>;

export const revokeWithin = (
  draft: Draft,
  deps: Pick<RevokeDeps, 'newId' | 'now'>,
  { id, name }: StoredApiToken,
  actor: Author,
): void => {
  draft.apiTokenKeys.remove(id);
  recordAudit(draft, deps, { actor, action: 'revoked', subjectKind: 'token', subjectId: id, detail: name });
};

/**
 * Calls with the token are refused from now on, also after a restore.
 * @throws Failure `not_found`.
 */
export const revokeToken = (deps: RevokeDeps, id: string, actor: Actor): Promise<void> =>
  deps.store.change((draft) => {
    const token = draft.apiTokenKeys.get(id) && draft.apiTokens.get(id);
    if (!token) throw new Failure('not_found', NO_SUCH_TOKEN);
    revokeWithin(draft, deps, token, actor);
  });
