import { generateKeyPair, type JWTPayload, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Identity } from '#api/identity/interfaces.ts';
import { createIdentity, type ProviderSettings } from '#api/identity/verify-provider-token.ts';
import { type Clock, createClock } from '../../support/deps.ts';
import { type Provider, startProvider } from '../../support/provider.ts';

const CLIENT = '4d0a2f5e-0000-4000-8000-000000000001';
const TENANT = '4d0a2f5e-0000-4000-8000-0000000000aa';
const MICROSOFT_ISSUER = `https://login.microsoftonline.com/${TENANT}/v2.0`;
const GRAPH = '00000003-0000-0000-c000-000000000000';

let provider: Provider;
let clock: Clock;
let identity: Identity;

beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.close());

const settings = (): ProviderSettings => ({
  microsoft: { clientId: CLIENT, tenantId: TENANT, keysUrl: provider.keysUrl },
  google: { clientId: 'google-client', keysUrl: provider.keysUrl },
});

beforeEach(() => {
  clock = createClock();
  identity = createIdentity(settings(), clock.now);
});

const seconds = (offset = 0) => Math.floor(clock.now().getTime() / 1000) + offset;
const microsoftClaims = (other: JWTPayload = {}): JWTPayload => ({
  iss: MICROSOFT_ISSUER,
  aud: CLIENT,
  tid: TENANT,
  oid: 'oid-aoife',
  sub: 'pairwise-aoife',
  ver: '2.0',
  preferred_username: 'Aoife@charity.example',
  name: 'Aoife Byrne',
  iat: seconds(),
  nbf: seconds(),
  exp: seconds(3600),
  ...other,
});
const googleClaims = (other: JWTPayload = {}): JWTPayload => ({
  iss: 'https://accounts.google.com',
  aud: 'google-client',
  sub: '1089',
  email: 'aoife@charity.example',
  email_verified: true,
  name: 'Aoife Byrne',
  iat: seconds(),
  exp: seconds(3600),
  ...other,
});
const microsoft = async (other: JWTPayload = {}, how = {}) =>
  identity.microsoft(await provider.sign(microsoftClaims(other), how));
const google = async (other: JWTPayload = {}, how = {}) =>
  identity.google(await provider.sign(googleClaims(other), how));

describe('Microsoft', () => {
  it('names the person by tenant and object id, with the address in small letters', async () => {
    expect(await microsoft()).toEqual({
      subject: `${TENANT}:oid-aoife`,
      email: 'aoife@charity.example',
      name: 'Aoife Byrne',
    });
  });

  it('accepts the application’s URI as audience, too', async () => {
    expect((await microsoft({ aud: `api://${CLIENT}` })).subject).toBe(`${TENANT}:oid-aoife`);
  });

  it.each<[string, JWTPayload]>([
    ['issued for Microsoft Graph', { aud: GRAPH }],
    ['issued for another application', { aud: 'api://somebody-else' }],
    ['from another tenant', { tid: '9d0a2f5e-0000-4000-8000-0000000000bb' }],
    ['from another issuer', { iss: 'https://login.microsoftonline.com/common/v2.0' }],
    ['of the first token version', { ver: '1.0' }],
    ['without an address', { preferred_username: undefined }],
    ['without a subject', { oid: undefined, sub: undefined }],
    ['without an end', { exp: undefined }],
  ])('refuses a token %s', async (_, other) => {
    await expect(microsoft(other)).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('refuses an expired token and one that is not valid yet', async () => {
    await expect(microsoft({ exp: seconds(-10) })).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(microsoft({ nbf: seconds(60) })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('Google', () => {
  it('names the person by the subject, from either form of the issuer', async () => {
    const aoife = { subject: '1089', email: 'aoife@charity.example', name: 'Aoife Byrne' };
    expect(await google()).toEqual(aoife);
    expect(await google({ iss: 'accounts.google.com' })).toEqual(aoife);
  });

  it("accepts a credential for the desktop app's own client, if there is one", async () => {
    const desktop = { clientId: 'desktop-client', clientSecret: 'known to all' };
    const own = createIdentity(
      { microsoft: null, google: { clientId: 'google-client', desktop, keysUrl: provider.keysUrl } },
      clock.now,
    );
    for (const aud of ['desktop-client', 'google-client']) {
      expect((await own.google(await provider.sign(googleClaims({ aud })))).subject).toBe('1089');
    }
    await expect(google({ aud: 'desktop-client' })).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it.each<[string, JWTPayload]>([
    ['issued for another application', { aud: 'another-client' }],
    ['from another issuer', { iss: 'https://accounts.google.example' }],
    ['whose address is not verified', { email_verified: false }],
    ['that says nothing of verification', { email_verified: undefined }],
    ['without an address', { email: undefined }],
  ])('refuses a credential %s', async (_, other) => {
    await expect(google(other)).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('refuses an expired credential', async () => {
    await expect(google({ iat: seconds(-7200), exp: seconds(-3600) })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });
});

describe('signatures', () => {
  it('refuses a token that somebody else signed under the name of a published key', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    await expect(google({}, { key: privateKey })).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('refuses other algorithms: none, and a shared secret', async () => {
    const unsigned = new UnsecuredJWT(googleClaims()).encode();
    await expect(identity.google(unsigned)).rejects.toMatchObject({ code: 'unauthenticated' });
    const secret = new TextEncoder().encode('a'.repeat(32));
    await expect(google({}, { key: secret, alg: 'HS256' })).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it.each(['', 'abc', 'a.b.c', '\u0000', 'x'.repeat(20_000)])('refuses what is no token at all: %j', async (text) => {
    await expect(identity.google(text)).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('published keys', () => {
  it('are fetched once for many sign-ins, at once or later', async () => {
    const before = provider.fetches();
    await Promise.all([google(), google(), google()]);
    clock.advance({ minutes: 50 });
    await google();
    expect(provider.fetches() - before).toBe(1);
    clock.advance({ minutes: 20 });
    await google();
    expect(provider.fetches() - before).toBe(2);
  });

  it('are fetched again for an unknown key, at most once in 30 seconds', async () => {
    await google();
    const before = provider.fetches();
    for (const kid of ['no-1', 'no-2', 'no-3']) {
      await expect(google({}, { kid })).rejects.toMatchObject({ code: 'unauthenticated' });
    }
    expect(provider.fetches() - before).toBe(0);
    clock.advance({ seconds: 31 });
    await provider.addKey();
    expect((await google()).subject).toBe('1089');
    await expect(google({}, { kid: 'no-4' })).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(provider.fetches() - before).toBe(1);
  });

  it('that cannot be fetched make sign-in unavailable, and the next attempt tries again', async () => {
    provider.answerWith(500);
    await expect(google()).rejects.toMatchObject({ code: 'unavailable' });
    provider.answerWith(200);
    expect((await google()).subject).toBe('1089');
  });

  it('are unavailable when nothing listens there', async () => {
    const gone = await startProvider();
    await gone.close();
    const lost = createIdentity({ microsoft: null, google: { clientId: 'c', keysUrl: gone.keysUrl } }, clock.now);
    await expect(lost.google(await provider.sign(googleClaims()))).rejects.toMatchObject({
      code: 'unavailable',
      message: 'Google cannot be reached just now. Please try again in a minute.',
    });
  });
});

it('reports that a provider is not configured', async () => {
  const none = createIdentity({ microsoft: null, google: null }, clock.now);
  await expect(none.microsoft('x')).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Microsoft sign-in is not set up here.',
  });
  await expect(none.google('x')).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Google sign-in is not set up here.',
  });
});
