import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Env, readEnv, SettingError } from '#api/app/env.ts';

/** The type makes this list complete: a new setting has to be added here, and then to .env.example. */
const EVERY_SETTING: Record<Exclude<keyof Env, 'loopback'>, true> = {
  PORT: true,
  HOST: true,
  DATA_DIR: true,
  DATABASE_URL: true,
  PUBLIC_URL: true,
  ADMIN_EMAIL: true,
  ADMIN_PASSWORD: true,
  JWT_SECRET: true,
  MICROSOFT_CLIENT_ID: true,
  MICROSOFT_TENANT_ID: true,
  MICROSOFT_JWKS_URL: true,
  MICROSOFT_ISSUER: true,
  GOOGLE_CLIENT_ID: true,
  GOOGLE_DESKTOP_CLIENT_ID: true,
  GOOGLE_DESKTOP_CLIENT_SECRET: true,
  GOOGLE_JWKS_URL: true,
  GOOGLE_ISSUER: true,
  SMTP_URL: true,
  MAIL_FROM: true,
  IMAP_URL: true,
  MAIL_BOUNCE_SECRET: true,
  AUTO_APPROVE: true,
  TRUST_PROXY: true,
  RATE_LIMITS: true,
  DISK_RESERVE_MB: true,
  ERASE_AFTER_MS: true,
  PICTURES_WAIT_MS: true,
  WEBHOOK_NETWORKS: true,
  METRICS_TOKEN: true,
  BACKEND_ORIGINS: true,
};

describe('the settings', () => {
  it('have their defaults, where nothing or an empty text is given', () => {
    const plain = {
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: resolve('data'),
      PUBLIC_URL: 'http://localhost:3000',
      AUTO_APPROVE: false,
      TRUST_PROXY: false,
      RATE_LIMITS: true,
      WEBHOOK_NETWORKS: [],
      BACKEND_ORIGINS: [],
      loopback: true,
    };
    expect(readEnv({})).toMatchObject(plain);
    expect(readEnv({ PORT: '', HOST: '', PUBLIC_URL: '', AUTO_APPROVE: '', JWT_SECRET: '' })).toMatchObject(plain);
  });

  it('are read as what they mean', () => {
    const env = readEnv({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/portal',
      AUTO_APPROVE: 'on',
      TRUST_PROXY: 'on',
      WEBHOOK_NETWORKS: '10.0.0.0/8, fd00::/8',
      BACKEND_ORIGINS: 'https://a.example, https://b.example:8443',
    });
    expect(env).toMatchObject({
      PORT: 8080,
      DATA_DIR: '/srv/portal',
      PUBLIC_URL: 'http://localhost:8080',
      AUTO_APPROVE: true,
      TRUST_PROXY: true,
      WEBHOOK_NETWORKS: ['10.0.0.0/8', 'fd00::/8'],
      BACKEND_ORIGINS: ['https://a.example', 'https://b.example:8443'],
      loopback: false,
    });
    expect(readEnv({ PUBLIC_URL: 'https://care.example///' }).PUBLIC_URL).toBe('https://care.example');
    expect(readEnv({ HOST: '127.0.0.9', RATE_LIMITS: 'off' }).RATE_LIMITS).toBe(false);
  });

  it('are all in .env.example', async () => {
    const example = await readFile(resolve(import.meta.dirname, '../../../.env.example'), 'utf8');
    const named = [...example.matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(named.toSorted()).toEqual(Object.keys(EVERY_SETTING).toSorted());
  });
});

describe('a wrong setting', () => {
  const common = { ADMIN_EMAIL: 'aoife@care.example', ADMIN_PASSWORD: 'aoife care 2026' };
  const A_HTTP_ADDRESS = 'an address that begins with http:// or https://';
  it.each<[string, string, string, Record<string, string>]>([
    ['PORT', '"abc"', 'a whole number from 0 to 65535', { PORT: 'abc' }],
    ['PORT', '"65536"', 'a whole number from 0 to 65535', { PORT: '65536' }],
    ['HOST', '"a b"', 'a host name or an IP address', { HOST: 'a b' }],
    ['PUBLIC_URL', '"ftp://x"', `${A_HTTP_ADDRESS}, without ? and #`, { PUBLIC_URL: 'ftp://x' }],
    ['PUBLIC_URL', '"https://x/?a"', `${A_HTTP_ADDRESS}, without ? and #`, { PUBLIC_URL: 'https://x/?a' }],
    ['ADMIN_EMAIL', '"aoife"', 'an email address', { ...common, ADMIN_EMAIL: 'aoife' }],
    ['ADMIN_EMAIL', 'nothing', 'given together with ADMIN_PASSWORD', { ADMIN_PASSWORD: 'the dog is friendly today' }],
    ['ADMIN_PASSWORD', 'nothing', 'given together with ADMIN_EMAIL', { ADMIN_EMAIL: 'aoife@care.example' }],
    ['ADMIN_PASSWORD', 'a value that does not fit', 'a password of 12 to 200 characters', { ADMIN_PASSWORD: 'short' }],
    [
      'ADMIN_PASSWORD',
      'a value that does not fit',
      'a password of 12 to 200 characters',
      { ...common, ADMIN_PASSWORD: 'long one '.repeat(30) },
    ],
    ['ADMIN_PASSWORD', 'a value that does not fit', 'a password that is not easily guessed', common],
    ['JWT_SECRET', 'a value that does not fit', 'a secret of at least 32 bytes', { JWT_SECRET: 'x'.repeat(31) }],
    ['MICROSOFT_TENANT_ID', 'nothing', 'given together with MICROSOFT_CLIENT_ID', { MICROSOFT_CLIENT_ID: 'x' }],
    ['MICROSOFT_JWKS_URL', '"x"', A_HTTP_ADDRESS, { MICROSOFT_JWKS_URL: 'x' }],
    ['MICROSOFT_ISSUER', '"x"', A_HTTP_ADDRESS, { MICROSOFT_ISSUER: 'x' }],
    ['GOOGLE_CLIENT_ID', 'nothing', 'given together with GOOGLE_DESKTOP_CLIENT_ID', { GOOGLE_DESKTOP_CLIENT_ID: 'x' }],
    [
      'GOOGLE_DESKTOP_CLIENT_ID',
      'nothing',
      'given together with GOOGLE_DESKTOP_CLIENT_SECRET',
      { GOOGLE_DESKTOP_CLIENT_SECRET: 'x' },
    ],
    ['GOOGLE_JWKS_URL', '"x"', A_HTTP_ADDRESS, { GOOGLE_JWKS_URL: 'x' }],
    ['GOOGLE_ISSUER', '"x"', A_HTTP_ADDRESS, { GOOGLE_ISSUER: 'x' }],
    [
      'SMTP_URL',
      'a value that does not fit',
      'an address that begins with smtp:// or smtps://',
      { SMTP_URL: 'http://user:word@x' },
    ],
    ['MAIL_FROM', '"x"', 'an email address, with or without a name', { MAIL_FROM: 'x' }],
    ['AUTO_APPROVE', '"yes"', 'on or off', { AUTO_APPROVE: 'yes' }],
    ['TRUST_PROXY', '"1"', 'on or off', { TRUST_PROXY: '1' }],
    ['RATE_LIMITS', '"no"', 'on or off', { RATE_LIMITS: 'no' }],
    ['RATE_LIMITS', '"off"', 'on unless HOST is a loopback address', { RATE_LIMITS: 'off', HOST: '0.0.0.0' }],
    [
      'WEBHOOK_NETWORKS',
      '"10.0.0.0"',
      'networks like 10.0.0.0/8, separated by commas',
      { WEBHOOK_NETWORKS: '10.0.0.0' },
    ],
    [
      'WEBHOOK_NETWORKS',
      '"300.0.0.0/8"',
      'networks like 10.0.0.0/8, separated by commas',
      { WEBHOOK_NETWORKS: '300.0.0.0/8' },
    ],
    [
      'BACKEND_ORIGINS',
      '"a.example"',
      'origins like https://admin.example.org, separated by commas',
      { BACKEND_ORIGINS: 'a.example' },
    ],
    [
      'MICROSOFT_TENANT_ID',
      '"../x"',
      'the id of a tenant of Entra, or a domain of it',
      { MICROSOFT_TENANT_ID: '../x' },
    ],
    ['GOOGLE_CLIENT_ID', '"a b"', 'what the provider gave, without spaces', { GOOGLE_CLIENT_ID: 'a b' }],
    [
      'WEBHOOK_NETWORKS',
      '"10.0.0.0/8/9"',
      'networks like 10.0.0.0/8, separated by commas',
      { WEBHOOK_NETWORKS: '10.0.0.0/8/9' },
    ],
  ])('%s is refused as %s, with what it wants: %s', (name, got, wants, variables) => {
    const sentence = `The setting ${name} is ${got}, but it has to be ${wants}.`;
    expect(() => readEnv(variables)).toThrow(new SettingError(sentence));
  });
});
