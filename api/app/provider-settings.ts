import type { SignInOptions } from '#contract/people/people.ts';
import type { ProviderSettings } from '../identity/verify-provider-token.ts';
import type { Env } from './env.ts';

type ProviderEnv = Pick<Env, Extract<keyof Env, `MICROSOFT_${string}` | `GOOGLE_${string}`>>;

export const providersOf = (env: ProviderEnv): ProviderSettings => ({
  microsoft:
    env.MICROSOFT_CLIENT_ID && env.MICROSOFT_TENANT_ID
      ? {
          clientId: env.MICROSOFT_CLIENT_ID,
          tenantId: env.MICROSOFT_TENANT_ID,
          keysUrl: env.MICROSOFT_JWKS_URL,
          issuer: env.MICROSOFT_ISSUER,
        }
      : null,
  google: env.GOOGLE_CLIENT_ID
    ? {
        clientId: env.GOOGLE_CLIENT_ID,
        desktop: env.GOOGLE_DESKTOP_CLIENT_ID
          ? { clientId: env.GOOGLE_DESKTOP_CLIENT_ID, clientSecret: env.GOOGLE_DESKTOP_CLIENT_SECRET }
          : undefined,
        keysUrl: env.GOOGLE_JWKS_URL,
        issuer: env.GOOGLE_ISSUER,
      }
    : null,
});

export const signInOptionsOf = ({ microsoft, google }: ProviderSettings): SignInOptions => ({
  microsoft: microsoft && { clientId: microsoft.clientId, tenantId: microsoft.tenantId },
  google: google && { clientId: google.clientId, ...(google.desktop && { desktop: google.desktop }) },
});
