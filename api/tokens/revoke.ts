import { recordAudit } from '../audit/record.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';

const NO_SUCH_TOKEN = 'There is no such token. It may have been revoked already.';

/** Revokes an API token: calls with it are refused from now on, also after a restore. @throws Failure `not_found`. */
export const revokeToken = (deps: Pick<Deps, 'store' | 'newId' | 'now'>, id: string, actor: Actor): Promise<void> =>
  deps.store.change((draft) => {
    const token = draft.apiTokenKeys.get(id) && draft.apiTokens.get(id);
    if (!token) throw new Failure('not_found', NO_SUCH_TOKEN);
    draft.apiTokenKeys.remove(id);
    const subject = { subjectKind: 'token', subjectId: id, detail: token.name } as const;
    recordAudit(draft, deps, { actor, action: 'revoked', ...subject });
  });
