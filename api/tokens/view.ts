import type { ApiToken, ApiTokens, StoredApiToken } from '#contract/tokens/api-tokens.ts';
import type { Deps } from '../http/deps.ts';
import { apiTokenState } from '../identity/api-token-state.ts';
import { authorName } from '../identity/author-name.ts';

type ViewDeps = Pick<Deps, 'store' | 'now'>;

export const viewToken = ({ store, now }: ViewDeps, token: StoredApiToken): ApiToken => ({
  ...token,
  createdBy: authorName(store.data, token.createdBy),
  state: apiTokenState(store.data, token, now()),
});

export const listTokens = (deps: ViewDeps): ApiTokens => {
  const { apiTokens, apiTokenKeys } = deps.store.data;
  const there = [...apiTokenKeys.all()].flatMap(({ id }) => apiTokens.get(id) ?? []);
  const newestFirst = there.sort((a, b) => b.createdAt.localeCompare(a.createdAt) || a.id.localeCompare(b.id));
  return { tokens: newestFirst.map((token) => viewToken(deps, token)) };
};
