import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addDays, dublinDay, longDate } from '#contract/dublin.ts';
import { type ApiToken, apiScopeLabels } from '#contract/tokens/api-tokens.ts';
import { listApiTokens, revokeApiToken } from '#contract/tokens/calls.ts';
import { sentenceOf } from '../../../client/api-error.ts';
import { queryOf, useSend } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { allOf } from '../../../client/query-keys.ts';
import { Badge, type Tone } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { LoadingBox } from '../../shell/list/LoadingBox.tsx';
import { NotReachable } from '../../shell/list/NotReachable.tsx';
import { useNow } from '../../useNow.ts';
import { CreateTokenDialog } from './CreateTokenDialog.tsx';

const FAILED = 'The token could not be revoked and still works. Please try again.';
const idle = { busy: '', done: '', failure: '' };

/** Loads the list again in any case, as a colleague may have been faster. */
const useRevokeToken = () => {
  const send = useSend(revokeApiToken);
  const queryClient = useQueryClient();
  const [state, setState] = useState(idle);
  const revoke = async ({ id, name }: ApiToken) => {
    setState({ ...idle, busy: id });
    try {
      await send({ id });
      setState({ ...idle, done: `“${name}” is revoked: calls with it are refused from now on.` });
    } catch (error) {
      setState({ ...idle, failure: sentenceOf(error, FAILED) });
    }
    void queryClient.invalidateQueries({ queryKey: allOf('tokens') });
  };
  return { ...state, revoke };
};

const SOON_DAYS = 14;

const tokenState = (
  { state, expiresOn, createdBy }: ApiToken,
  now: Date,
): { tone: Tone; label: string; why: string } => {
  if (state === 'expired') return { tone: 'bad', label: 'Expired', why: `Ended on ${longDate(expiresOn)}` };
  if (state === 'stopped') {
    return { tone: 'bad', label: 'Stopped', why: `${createdBy} created it and is no longer an administrator` };
  }
  const isSoon = expiresOn <= addDays(dublinDay(now), SOON_DAYS);
  const why = `Works until ${longDate(expiresOn)}`;
  return isSoon ? { tone: 'wait', label: 'Ends soon', why } : { tone: 'ok', label: 'Active', why };
};

const scopesOf = ({ scopes: [first, ...others] }: ApiToken): string =>
  [first && apiScopeLabels[first], ...others.map((scope) => apiScopeLabels[scope].toLowerCase())].join(', ');

const TokenRow = ({ token, busy, onRevoke }: { token: ApiToken; busy: boolean; onRevoke: () => void }) => {
  const { tone, label, why } = tokenState(token, useNow());
  return (
    <li>
      <span className="grow">
        <span className="row row--tight">
          <b>{token.name}</b>
          <Badge tone={tone}>{label}</Badge>
        </span>
        <small>{scopesOf(token)}</small>
        <small>{`${why}. ${token.usedOn ? `Last used on ${longDate(token.usedOn)}.` : 'Not used yet.'}`}</small>
        <small>{`Created by ${token.createdBy} on ${longDate(token.createdAt)}.`}</small>
      </span>
      <Button variant="line" busy={busy} busyLabel="Revoking" onClick={onRevoke}>
        Revoke<span className="sr">{` ${token.name}`}</span>
      </Button>
    </li>
  );
};

const Outcome = ({ done, failure }: { done: string; failure: string }) =>
  done || failure ? (
    <Notice tone={failure ? 'bad' : 'ok'}>
      <p>{failure || done}</p>
    </Notice>
  ) : null;

const Tokens = ({ tokens }: { tokens: readonly ApiToken[] }) => {
  const [asking, setAsking] = useState<ApiToken | null>(null);
  const { busy, done, failure, revoke } = useRevokeToken();
  const confirm = (token: ApiToken) => {
    setAsking(null);
    void revoke(token);
  };
  return (
    <div className="box__body stack">
      <Outcome done={done} failure={failure} />
      {tokens.length === 0 && (
        <p className="hint">
          No token is in use. The accounting program, the newsletter or a screen in the shop can have one each.
        </p>
      )}
      {tokens.length > 0 && (
        <ul className="rows">
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} busy={busy === token.id} onRevoke={() => setAsking(token)} />
          ))}
        </ul>
      )}
      {asking && (
        <ConfirmDialog
          question={`Revoke the token “${asking.name}”?`}
          detail="Programs that use it are refused at once. A revoked token never works again."
          confirmLabel="Revoke token"
          onConfirm={() => confirm(asking)}
          onCancel={() => setAsking(null)}
        />
      )}
    </div>
  );
};

export const TokensSection = () => {
  const [creating, setCreating] = useState(false);
  const { data, isError, refetch } = useQuery(queryOf(usePlatform(), listApiTokens, {}));
  if (!data) {
    return isError ? (
      <NotReachable onRefresh={refetch}>The tokens could not be loaded. Please try refreshing the page.</NotReachable>
    ) : (
      <LoadingBox label="Loading the tokens" />
    );
  }
  return (
    <section className="box">
      <div className="box__head">
        <div>
          <h2>API tokens</h2>
          <p>
            For other programs. What they can call is described at <code>/api/docs</code>.
          </p>
        </div>
        <Button variant="line" icon="key-round" onClick={() => setCreating(true)}>
          Create a token
        </Button>
      </div>
      <Tokens tokens={data.tokens} />
      {creating && <CreateTokenDialog onClose={() => setCreating(false)} />}
    </section>
  );
};
