import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTokens } from '#api/identity/access-tokens.ts';
import type { Tokens } from '#api/identity/interfaces.ts';
import { type Clock, countedIds, createClock } from '../../support/deps.ts';

const secret = new TextEncoder().encode('only this server knows this secret');
const personId = 'person'.padEnd(22, '0');
const sessionId = 'session'.padEnd(22, '0');
const issuer = 'charity-portal';

let clock: Clock;
let tokens: Tokens;
beforeEach(() => {
  clock = createClock();
  tokens = createTokens({ secret, issuer, now: clock.now, newId: countedIds() });
});

const inHours = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000);
const seconds = (offset = 0) => Math.floor(clock.now().getTime() / 1000) + offset;
const claims = () => ({
  iss: issuer,
  aud: `${issuer}/api`,
  sub: personId,
  sid: sessionId,
  jti: 'x',
  iat: seconds(),
  exp: seconds(3600),
});
const forge = (header: Record<string, unknown> = {}, other: Record<string, unknown> = {}, key = secret) =>
  new SignJWT({ ...claims(), ...other }).setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...header }).sign(key);

describe('a token', () => {
  it('names person and session, issuer, audience and times, and nothing else', async () => {
    const { accessToken, expiresAt } = await tokens.sign({ personId, sessionId, sessionEnds: inHours(12) });
    expect(decodeProtectedHeader(accessToken)).toEqual({ alg: 'HS256', typ: 'JWT' });
    expect(decodeJwt(accessToken)).toEqual({ ...claims(), jti: expect.stringMatching(/^[\w-]{22}$/) });
    expect(expiresAt).toEqual(inHours(1));
    expect(await tokens.verify(accessToken)).toEqual({ personId, sessionId });
  });

  it('never outlives its session', async () => {
    const { expiresAt } = await tokens.sign({ personId, sessionId, sessionEnds: inHours(0.25) });
    expect(expiresAt).toEqual(inHours(0.25));
  });

  it('ends after an hour to the second', async () => {
    const { accessToken } = await tokens.sign({ personId, sessionId, sessionEnds: inHours(12) });
    clock.advance({ seconds: 3599 });
    expect(await tokens.verify(accessToken)).not.toBeNull();
    clock.advance({ seconds: 1 });
    expect(await tokens.verify(accessToken)).toBeNull();
  });

  it('is invalid if the clock was set back to before it was issued', async () => {
    const { accessToken } = await tokens.sign({ personId, sessionId, sessionEnds: inHours(12) });
    clock.set('2020-01-01T00:00:00.000Z');
    expect(await tokens.verify(accessToken)).toBeNull();
  });
});

it('accepts an unmodified token of the helper, so that the refusals below are meaningful', async () => {
  expect(await tokens.verify(await forge())).toEqual({ personId, sessionId });
});

describe('refused', () => {
  it.each(['', 'abc', 'a.b.c', '..', 'e30.e30.', '\u0000', 'x'.repeat(4000)])('is %j', async (text) => {
    expect(await tokens.verify(text)).toBeNull();
  });

  it('is a token without a signature', async () => {
    expect(await tokens.verify(new UnsecuredJWT(claims()).encode())).toBeNull();
    const [, body] = (await forge()).split('.');
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    expect(await tokens.verify(`${none}.${body}.`)).toBeNull();
  });

  it('is a token with a changed body', async () => {
    const [header, , signature] = (await forge()).split('.');
    const body = Buffer.from(JSON.stringify({ ...claims(), sub: 'somebody'.padEnd(22, '0') })).toString('base64url');
    expect(await tokens.verify(`${header}.${body}.${signature}`)).toBeNull();
  });

  it.each(['secret', 'changeme', 'your-256-bit-secret', 'password', '0'.repeat(32)])(
    'is one signed with %j',
    async (key) => {
      expect(await tokens.verify(await forge({}, {}, new TextEncoder().encode(key)))).toBeNull();
    },
  );

  it.each([
    { kid: '../../dev/null' },
    { kid: '1' },
    { jku: 'https://attacker.example/keys' },
    { x5u: 'https://attacker.example/cert' },
    { x5c: ['MIIB'] },
    { cty: 'JWT' },
    { typ: 'at+jwt' },
    { typ: undefined },
  ])('is one with the header %j', async (header) => {
    expect(await tokens.verify(await forge(header))).toBeNull();
  });

  it('is one that demands an unknown extension', async () => {
    const forged = await new SignJWT(claims())
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT', crit: ['b64'], b64: true })
      .sign(secret);
    expect(await tokens.verify(forged)).toBeNull();
  });

  it('is one that brings its own key', async () => {
    const { publicKey, privateKey } = await generateKeyPair('RS256');
    const jwk = await exportJWK(publicKey);
    const forged = await new SignJWT(claims()).setProtectedHeader({ alg: 'RS256', typ: 'JWT', jwk }).sign(privateKey);
    expect(await tokens.verify(forged)).toBeNull();
    expect(await tokens.verify(await forge({ jwk }))).toBeNull();
  });

  it.each(['HS384', 'HS512'])('is one signed by %s', async (alg) => {
    const long = Buffer.alloc(64, 1);
    const others = createTokens({ secret: long, issuer, now: clock.now, newId: countedIds() });
    expect(await others.verify(await forge({}, {}, long))).not.toBeNull();
    expect(await others.verify(await forge({ alg }, {}, long))).toBeNull();
  });

  it.each([
    { iss: 'another' },
    { aud: 'another' },
    { iss: undefined },
    { aud: undefined },
    { sub: undefined },
    { sub: '1' },
    { sid: undefined },
    { sid: 7 },
    { exp: undefined },
    { iat: undefined },
    { exp: 'never' },
    { nbf: 9_999_999_999 },
  ])('is one that claims %j', async (other) => {
    expect(await tokens.verify(await forge({}, other))).toBeNull();
  });

  it('is one of a clock that is more than ten minutes ahead', async () => {
    expect(await tokens.verify(await forge({}, { iat: seconds(600) }))).not.toBeNull();
    expect(await tokens.verify(await forge({}, { iat: seconds(601) }))).toBeNull();
  });

  it('is one that would live for more than an hour', async () => {
    expect(await tokens.verify(await forge({}, { exp: seconds(3601) }))).toBeNull();
  });
});

it('refuses a short secret', () => {
  expect(() => createTokens({ secret: Buffer.alloc(31), issuer, now: clock.now, newId: countedIds() })).toThrow(
    '32 bytes',
  );
});
