import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { PASSWORD_MAX, PASSWORD_MIN } from '#contract/people/people.ts';
import { isCommonPassword } from '../identity/check-new-password.ts';
import {
  database,
  mailAddress,
  mailbox,
  mailServer,
  origin,
  sender,
  siteAddress,
  webAddress,
} from './address-settings.ts';

const onOff = z.pipe(
  z.enum(['on', 'off'], 'on or off'),
  z.transform((value) => value === 'on'),
);
const port = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/, 'a whole number from 0 to 65535')),
  z.pipe(z.transform(Number), z.number().check(z.maximum(65_535, 'a whole number from 0 to 65535'))),
);
const clientId = z.string().check(z.regex(/^[\x21-\x7e]+$/, 'what the provider gave, without spaces'));
const tenantId = z.string().check(z.regex(/^[A-Za-z0-9][\w.-]*$/, 'the id of a tenant of Entra, or a domain of it'));
const DELAY_MS = 'a whole number of milliseconds from 100 to 30000';
const delay = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/, DELAY_MS)),
  z.pipe(z.transform(Number), z.number().check(z.minimum(100, DELAY_MS), z.maximum(30_000, DELAY_MS))),
);
const MEGABYTES = 'a whole number of megabytes from 0 to 100000000';
const megabytes = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/, MEGABYTES)),
  z.pipe(z.transform(Number), z.number().check(z.maximum(100_000_000, MEGABYTES))),
);

const list = z.pipe(
  z.string(),
  z.transform((value: string) => value.split(/[\s,]+/).filter(Boolean)),
);
const isNetwork = (value: string): boolean => {
  const [, address = '', bits = ''] = /^([^/%]+)\/(\d{1,3})$/.exec(value) ?? [];
  return isIP(address) > 0 && Number(bits) <= (isIP(address) === 4 ? 32 : 128);
};

const networks = z.pipe(
  list,
  z.array(z.string().check(z.refine(isNetwork, 'networks like 10.0.0.0/8, separated by commas'))),
);

export class SettingError extends Error {
  override name = 'SettingError';
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/;
const PASSWORD_LENGTH = `a password of ${PASSWORD_MIN} to ${PASSWORD_MAX} characters`;

const schema = z.object({
  PORT: z._default(port, 3000),
  HOST: z._default(z.string().check(z.regex(/^[A-Za-z0-9.:-]+$/, 'a host name or an IP address')), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), 'data'),
  DATABASE_URL: z.optional(database),
  PUBLIC_URL: z.optional(siteAddress),
  ADMIN_EMAIL: z.optional(mailAddress),
  ADMIN_PASSWORD: z.optional(
    z.string().check(z.minLength(PASSWORD_MIN, PASSWORD_LENGTH), z.maxLength(PASSWORD_MAX, PASSWORD_LENGTH)),
  ),
  JWT_SECRET: z.optional(
    z.string().check(z.refine((value) => Buffer.byteLength(value) >= 32, 'a secret of at least 32 bytes')),
  ),
  MICROSOFT_CLIENT_ID: z.optional(clientId),
  MICROSOFT_TENANT_ID: z.optional(tenantId),
  MICROSOFT_JWKS_URL: z.optional(webAddress),
  MICROSOFT_ISSUER: z.optional(webAddress),
  GOOGLE_CLIENT_ID: z.optional(clientId),
  GOOGLE_DESKTOP_CLIENT_ID: z.optional(clientId),
  GOOGLE_DESKTOP_CLIENT_SECRET: z.optional(clientId),
  GOOGLE_JWKS_URL: z.optional(webAddress),
  GOOGLE_ISSUER: z.optional(webAddress),
  SMTP_URL: z.optional(mailServer),
  MAIL_FROM: z.optional(sender),
  IMAP_URL: z.optional(mailbox),
  AUTO_APPROVE: z._default(onOff, false),
  TRUST_PROXY: z._default(onOff, false),
  RATE_LIMITS: z._default(onOff, true),
  DISK_RESERVE_MB: z.optional(megabytes),
  ERASE_AFTER_MS: z._default(delay, 20_000),
  PICTURES_WAIT_MS: z._default(delay, 6000),
  MAIL_BOUNCE_SECRET: z.optional(
    z.string().check(z.refine((value) => Buffer.byteLength(value) >= 32, 'a secret of at least 32 bytes')),
  ),
  WEBHOOK_NETWORKS: z._default(networks, []),
  METRICS_TOKEN: z.optional(z.string().check(z.regex(/^[\x21-\x7e]+$/, 'a token of letters, digits and signs'))),
  BACKEND_ORIGINS: z._default(z.pipe(list, z.array(origin)), []),
});

export type Env = z.infer<typeof schema> & { PUBLIC_URL: string; loopback: boolean };

/** Variables whose value must not be printed. */
const SECRET = new Set([
  'ADMIN_PASSWORD',
  'JWT_SECRET',
  'SMTP_URL',
  'IMAP_URL',
  'MAIL_BOUNCE_SECRET',
  'GOOGLE_DESKTOP_CLIENT_SECRET',
  'DATABASE_URL',
  'METRICS_TOKEN',
]);

/** An address may carry a password where none belongs, so it counts as secret too. */
const isSecret = (name: string, value: string): boolean => SECRET.has(name) || /\/\/.*@/.test(value);

const refuse = (name: string, got: string | undefined, wants: string): never => {
  const received = got === undefined ? 'nothing' : isSecret(name, got) ? 'a value that does not fit' : `"${got}"`;
  throw new SettingError(`The setting ${name} is ${received}, but it has to be ${wants}.`);
};

const checkTogether = (env: z.infer<typeof schema>, raw: Record<string, string | undefined>, loopback: boolean) => {
  if (!env.RATE_LIMITS && !loopback) refuse('RATE_LIMITS', raw.RATE_LIMITS, 'on unless HOST is a loopback address');
  if (env.ADMIN_EMAIL && !env.ADMIN_PASSWORD) refuse('ADMIN_PASSWORD', undefined, 'given together with ADMIN_EMAIL');
  if (env.ADMIN_PASSWORD && !env.ADMIN_EMAIL) refuse('ADMIN_EMAIL', undefined, 'given together with ADMIN_PASSWORD');
  if (
    env.ADMIN_EMAIL &&
    env.ADMIN_PASSWORD &&
    isCommonPassword(env.ADMIN_PASSWORD, { email: env.ADMIN_EMAIL, name: '' })
  ) {
    refuse('ADMIN_PASSWORD', raw.ADMIN_PASSWORD, 'a password that is not easily guessed');
  }
  if (env.MICROSOFT_CLIENT_ID && !env.MICROSOFT_TENANT_ID) {
    refuse('MICROSOFT_TENANT_ID', undefined, 'given together with MICROSOFT_CLIENT_ID');
  }
  if (env.GOOGLE_DESKTOP_CLIENT_ID && !env.GOOGLE_CLIENT_ID) {
    refuse('GOOGLE_CLIENT_ID', undefined, 'given together with GOOGLE_DESKTOP_CLIENT_ID');
  }
  if (env.GOOGLE_DESKTOP_CLIENT_SECRET && !env.GOOGLE_DESKTOP_CLIENT_ID) {
    refuse('GOOGLE_DESKTOP_CLIENT_ID', undefined, 'given together with GOOGLE_DESKTOP_CLIENT_SECRET');
  }
};

/**
 * Empty variables count as missing.
 * @throws SettingError for an invalid one.
 */
export const readEnv = (variables: Record<string, string | undefined>): Env => {
  const nonEmpty = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = z.safeParse(schema, nonEmpty);
  if (!result.success) {
    const issue = result.error.issues[0];
    const name = String(issue?.path[0]);
    return refuse(name, variables[name], issue?.message ?? 'different');
  }
  const env = result.data;
  const loopback = LOOPBACK.test(env.HOST);
  checkTogether(env, variables, loopback);
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
  return { ...env, DATA_DIR: resolve(env.DATA_DIR), PUBLIC_URL: publicUrl, loopback };
};
