import { dublinDay } from '#contract/dublin.ts';
import { mayDo } from '#contract/roles.ts';
import type { ApiTokenState, StoredApiToken } from '#contract/tokens/api-tokens.ts';
import type { View } from '../store/store.ts';

/** Assumes that the token is not revoked; it works through its last day while its creator is an enabled administrator. */
export const apiTokenState = (
  { people }: { people: Pick<View['people'], 'get'> },
  { expiresOn, createdBy }: StoredApiToken,
  now: Date,
): ApiTokenState => {
  if (dublinDay(now) > expiresOn) return 'expired';
  const maker = people.get(createdBy);
  return maker && !maker.disabled && mayDo(maker.role, 'connections') ? 'active' : 'stopped';
};
