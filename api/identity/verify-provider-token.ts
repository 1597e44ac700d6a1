import { errors, type JWTPayload, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import { emailForm } from '#contract/personal-data/email.ts';
import { Failure } from '../core/failure.ts';
import type { Identity, ProviderIdentity } from './interfaces.ts';
import { createProviderKeys } from './provider-keys.ts';

/** Settings of the providers; `keysUrl` and `issuer` only override the provider's own. */
export interface ProviderSettings {
  microsoft: { clientId: string; tenantId: string; keysUrl?: string | undefined; issuer?: string | undefined } | null;
  google: {
    clientId: string;
    desktop?: { clientId: string; clientSecret?: string | undefined } | undefined;
    keysUrl?: string | undefined;
    issuer?: string | undefined;
  } | null;
}

const MICROSOFT = 'https://login.microsoftonline.com';
const GOOGLE_KEYS = 'https://www.googleapis.com/oauth2/v3/certs';
const GOOGLE_ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];

/** Allowed difference between the provider's clock and ours, in seconds. */
const CLOCK_TOLERANCE = 5;

const subject = z.string().check(z.minLength(1), z.maxLength(200));
const email = z.pipe(z.string().check(z.minLength(3), z.maxLength(254)), z.transform(emailForm));

/** Refuses a token whose tenant or version contradicts its issuer. `oid` identifies the person in every application. */
const microsoftClaims = (tenantId: string) =>
  z.object({
    azp: z.optional(z.string()),
    appid: z.optional(z.string()),
    oid: z.optional(subject),
    sub: z.optional(subject),
    tid: z.optional(z.literal(tenantId)),
    ver: z.optional(z.literal('2.0')),
    email: z.optional(email),
    preferred_username: z.optional(email),
    name: z.optional(z.string()),
  });
const googleClaims = z.object({
  azp: z.optional(z.string()),
  nonce: z.optional(z.string()),
  sub: subject,
  email,
  email_verified: z.union([z.literal(true), z.literal('true')]),
  name: z.optional(z.string()),
});

const notGood = (provider: string) =>
  new Failure('unauthenticated', `${provider} did not confirm this sign-in. Please try again.`);

type Verify = (token: string) => Promise<JWTPayload>;

const createVerify = (
  provider: string,
  options: { keysUrl: string; issuer: string | string[]; audience: string[]; now: () => Date },
): Verify => {
  const keys = createProviderKeys(options.keysUrl, provider, options.now);
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        issuer: options.issuer,
        audience: options.audience,
        requiredClaims: ['exp', 'iat'],
        currentDate: options.now(),
        clockTolerance: CLOCK_TOLERANCE,
      });
      return payload;
    } catch (error) {
      if (error instanceof Failure) throw error;
      if (error instanceof errors.JOSEError || error instanceof TypeError) throw notGood(provider);
      throw error;
    }
  };
};

const claimsOf = <S extends z.core.$ZodType>(schema: S, payload: JWTPayload, provider: string): z.core.output<S> => {
  const claims = z.safeParse(schema, payload);
  if (!claims.success) throw notGood(provider);
  return claims.data;
};

const notSetUp = (provider: string) => async (): Promise<ProviderIdentity> => {
  throw new Failure('unavailable', `${provider} sign-in is not set up here.`);
};

const createMicrosoft = (settings: NonNullable<ProviderSettings['microsoft']>, now: () => Date) => {
  const tenant = `${MICROSOFT}/${settings.tenantId}`;
  const schema = microsoftClaims(settings.tenantId);
  const verify = createVerify('Microsoft', {
    keysUrl: settings.keysUrl ?? `${tenant}/discovery/v2.0/keys`,
    issuer: settings.issuer ?? `${tenant}/v2.0`,
    audience: [settings.clientId, `api://${settings.clientId}`],
    now,
  });
  return async (token: string): Promise<ProviderIdentity> => {
    const claims = claimsOf(schema, await verify(token), 'Microsoft');
    // Whoever asked for a token of this portal's must be the portal: another application may get one for its own users.
    if ((claims.azp ?? claims.appid ?? settings.clientId) !== settings.clientId) throw notGood('Microsoft');
    // Administrators of the tenant assign both; guests have only the first.
    const address = claims.email ?? claims.preferred_username;
    const person = claims.oid ?? claims.sub;
    if (!address || !person) throw notGood('Microsoft');
    return { subject: `${settings.tenantId}:${person}`, email: address, name: claims.name ?? '' };
  };
};

const createGoogle = (settings: NonNullable<ProviderSettings['google']>, now: () => Date) => {
  const clients = [settings.clientId, ...(settings.desktop ? [settings.desktop.clientId] : [])];
  const verify = createVerify('Google', {
    keysUrl: settings.keysUrl ?? GOOGLE_KEYS,
    issuer: settings.issuer ? [settings.issuer] : GOOGLE_ISSUERS,
    audience: clients,
    now,
  });
  return async (token: string, nonce?: string): Promise<ProviderIdentity> => {
    const claims = claimsOf(googleClaims, await verify(token), 'Google');
    if (claims.nonce !== nonce || (claims.azp && !clients.includes(claims.azp))) throw notGood('Google');
    return { subject: claims.sub, email: claims.email, name: claims.name ?? '' };
  };
};

export const createIdentity = (settings: ProviderSettings, now: () => Date): Identity => ({
  microsoft: settings.microsoft ? createMicrosoft(settings.microsoft, now) : notSetUp('Microsoft'),
  google: settings.google ? createGoogle(settings.google, now) : notSetUp('Google'),
});
