import { dublinDay } from '#contract/dublin.ts';
import type { ApiScope, ApiToken } from '#contract/tokens/api-tokens.ts';
import type { Headers, TestApi } from './test-api.ts';

/** A day in Ireland, so many days from now. */
export const dayIn = (api: TestApi, days: number): string =>
  dublinDay(new Date(api.deps.now().getTime() + days * 24 * 3_600_000));

export const asToken = (secret: string): Headers => ({ authorization: `Bearer ${secret}` });

/** Creates an API token as an administrator does. */
export const createToken = async (
  api: TestApi,
  as: Headers,
  scopes: readonly ApiScope[],
  { name = 'Accounting', days = 30 }: { name?: string; days?: number } = {},
): Promise<{ token: ApiToken; secret: string; headers: Headers }> => {
  const { status, body, text } = await api.call('post', '/tokens', {
    as,
    json: { name, scopes, expiresOn: dayIn(api, days) },
  });
  if (status !== 201) throw new Error(`The token was not created: ${text}`);
  return { ...body, headers: asToken(body.secret) };
};
