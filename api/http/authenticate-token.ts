import { dublinDay } from '#contract/dublin.ts';
import { API_TOKEN_ROLE } from '#contract/roles.ts';
import { API_TOKEN_PREFIX, type ApiScope, apiTokenAuthor, type StoredApiToken } from '#contract/tokens/api-tokens.ts';
import { Failure } from '../core/failure.ts';
import { describeError } from '../core/log.ts';
import { apiTokenHash, isApiTokenSecret } from '../identity/api-token-secret.ts';
import { apiTokenState } from '../identity/api-token-state.ts';
import type { Actor } from '../identity/interfaces.ts';
import type { Deps } from './deps.ts';

const NO_SUCH_TOKEN = 'This API token is not valid. It may have been revoked.';
const NOT_WORKING = {
  expired: 'This API token has expired. Please create a new one.',
  stopped: 'This API token has stopped working, as the account that created it is no longer an administrator’s.',
} as const;
const NOT_IN_SCOPE = 'This API token does not allow this.';

type TokenDeps = Pick<Deps, 'store' | 'attempts' | 'log' | 'now'>;

export const looksLikeApiToken = (token: string | null): token is string =>
  token?.startsWith(API_TOKEN_PREFIX) ?? false;

/** Syncs first, as another process may have just created or revoked it. */
const findToken = async ({ store }: TokenDeps, secret: string): Promise<StoredApiToken | undefined> => {
  if (!isApiTokenSecret(secret)) return undefined;
  await store.fresh();
  const [key] = store.data.apiTokenKeys.list('hash', apiTokenHash(secret));
  return key && store.data.apiTokens.get(key.id);
};

/** Writes once a day, so that reading does not become writing; a failed write stops no call. */
const recordUse = async ({ store, log, now }: TokenDeps, { id, usedOn }: StoredApiToken): Promise<void> => {
  const today = dublinDay(now());
  if (usedOn === today) return;
  try {
    await store.change((draft) => {
      const token = draft.apiTokens.get(id);
      if (token && token.usedOn !== today) draft.apiTokens.put({ ...token, usedOn: today });
    });
  } catch (error) {
    log.warn('api-token.use-not-recorded', describeError(error));
  }
};

/**
 * Returns an actor who can do no more than a volunteer. `scope` is null for a call that no token may make.
 * @throws Failure `unauthenticated`, `rate_limited`, or `forbidden` if the token lacks the scope.
 */
export const authenticateToken = async (deps: TokenDeps, secret: string, scope: ApiScope | null): Promise<Actor> => {
  const token = await findToken(deps, secret);
  if (!token) throw new Failure('unauthenticated', NO_SUCH_TOKEN);
  const state = apiTokenState(deps.store.data, token, deps.now());
  if (state !== 'active') throw new Failure('unauthenticated', NOT_WORKING[state]);
  await deps.attempts.use('apiToken', token.id);
  if (!scope || !token.scopes.includes(scope)) throw new Failure('forbidden', NOT_IN_SCOPE);
  await recordUse(deps, token);
  return { id: token.id, name: apiTokenAuthor(token.name), role: API_TOKEN_ROLE, sessionId: '' };
};
