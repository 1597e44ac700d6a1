import { longDate } from '#contract/dublin.ts';
import {
  API_TOKEN_EXPIRY_MESSAGE,
  API_TOKEN_NAME_TAKEN,
  API_TOKENS_FULL,
  API_TOKENS_MAX,
  apiScopeLabels,
  apiScopes,
  apiTokenExpiryRange,
  type CreatedApiToken,
  type NewApiToken,
  type StoredApiToken,
} from '#contract/tokens/api-tokens.ts';
import { recordAudit } from '../audit/record.ts';
import { raiseAlarm } from '../auth/factors/notify-owner.ts';
import { checkSignedIn } from '../auth/sessions.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { apiTokenHash, newApiTokenSecret } from '../identity/api-token-secret.ts';
import type { Actor } from '../identity/interfaces.ts';
import { EVERY } from '../store/collections.ts';
import type { Draft } from '../store/store.ts';
import { viewToken } from './view.ts';

const refuse = (code: 'invalid' | 'conflict', field: keyof NewApiToken, sentence: string) =>
  new Failure(code, sentence, { fields: { [field]: sentence } });

const checkRoom = (draft: Draft, name: string): void => {
  const keys = [...draft.apiTokenKeys.list('every', EVERY)];
  if (keys.length >= API_TOKENS_MAX) throw new Failure('conflict', API_TOKENS_FULL);
  const isTaken = keys.some(({ id }) => draft.apiTokens.get(id)?.name.toLowerCase() === name.toLowerCase());
  if (isTaken) throw refuse('conflict', 'name', API_TOKEN_NAME_TAKEN);
};

/** Mails the maker, as a stolen session must not make a lasting token unseen, nor move the account to another mailbox first. */
const tellMaker = (deps: Deps, draft: Draft, { id, sessionId }: Actor, token: StoredApiToken): void => {
  const maker = draft.people.get(id);
  if (!maker) return;
  const values = {
    token: token.name,
    until: longDate(token.expiresOn),
    scopes: token.scopes.map((scope) => apiScopeLabels[scope]).join('\n'),
  };
  const what = `An API token was created with your account: “${token.name}”.`;
  raiseAlarm(deps, draft, maker, { kind: 'api-token-created', what, values, undo: {}, sessionId });
};

/**
 * Answers the token only now, and mails its maker.
 * @throws Failure `invalid` for a day out of range, `conflict` for a name that is taken or when there are too many.
 */
export const createToken = async (deps: Deps, input: NewApiToken, actor: Actor): Promise<CreatedApiToken> => {
  const { first, last } = apiTokenExpiryRange(deps.now());
  const { name, expiresOn } = input;
  if (expiresOn < first || expiresOn > last) throw refuse('invalid', 'expiresOn', API_TOKEN_EXPIRY_MESSAGE);
  const secret = newApiTokenSecret();
  const token: StoredApiToken = {
    id: deps.newId(),
    name,
    scopes: apiScopes.filter((scope) => input.scopes.includes(scope)),
    createdAt: deps.now().toISOString(),
    createdBy: actor.id,
    expiresOn,
    usedOn: null,
  };
  await deps.store.change((draft) => {
    checkSignedIn(draft, actor);
    checkRoom(draft, name);
    draft.apiTokens.put(token);
    draft.apiTokenKeys.put({ id: token.id, hash: apiTokenHash(secret) });
    const changed = { before: {}, after: { scopes: token.scopes.join(', '), expiresOn } };
    const subject = { subjectKind: 'token', subjectId: token.id, detail: name } as const;
    recordAudit(draft, deps, { actor, action: 'created', ...subject, changed });
    tellMaker(deps, draft, actor, token);
  });
  return { token: viewToken(deps, token), secret };
};
