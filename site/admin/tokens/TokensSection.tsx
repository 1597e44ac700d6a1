import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiToken } from '#contract/tokens/api-tokens.ts';
import { listApiTokens } from '#contract/tokens/calls.ts';
import { queryOf } from '../../client/calls.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { LoadingBox } from '../list/LoadingBox.tsx';
import { NotReachable } from '../list/NotReachable.tsx';
import { CreateTokenDialog } from './CreateTokenDialog.tsx';
import { TokenRow } from './TokenRow.tsx';
import { useRevokeToken } from './useRevokeToken.ts';

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
