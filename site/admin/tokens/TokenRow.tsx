import { addDays, dublinDay, longDate } from '#contract/dublin.ts';
import { type ApiToken, apiScopeLabels } from '#contract/tokens/api-tokens.ts';
import { Badge, type Tone } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { useNow } from '../useNow.ts';

const SOON_DAYS = 14;

const stateOf = ({ state, expiresOn, createdBy }: ApiToken, now: Date): { tone: Tone; label: string; why: string } => {
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

export const TokenRow = ({ token, busy, onRevoke }: { token: ApiToken; busy: boolean; onRevoke: () => void }) => {
  const { tone, label, why } = stateOf(token, useNow());
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
