import { isIP } from 'node:net';
import * as z from 'zod/mini';

export const onOff = z.pipe(
  z.enum(['on', 'off'], 'on or off'),
  z.transform((value) => value === 'on'),
);
export const port = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/, 'a whole number from 0 to 65535')),
  z.pipe(z.transform(Number), z.number().check(z.maximum(65_535, 'a whole number from 0 to 65535'))),
);
export const clientId = z.string().check(z.regex(/^[\x21-\x7e]+$/, 'what the provider gave, without spaces'));
export const tenantId = z
  .string()
  .check(z.regex(/^[A-Za-z0-9][\w.-]*$/, 'the id of a tenant of Entra, or a domain of it'));
const DELAY_MS = 'a whole number of milliseconds from 100 to 30000';
export const delay = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/, DELAY_MS)),
  z.pipe(z.transform(Number), z.number().check(z.minimum(100, DELAY_MS), z.maximum(30_000, DELAY_MS))),
);
const MEGABYTES = 'a whole number of megabytes from 0 to 100000000';
export const megabytes = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/, MEGABYTES)),
  z.pipe(z.transform(Number), z.number().check(z.maximum(100_000_000, MEGABYTES))),
);

export const list = z.pipe(
  z.string(),
  z.transform((value: string) => value.split(/[\s,]+/).filter(Boolean)),
);
const isNetwork = (value: string): boolean => {
  const [, address = '', bits = ''] = /^([^/%]+)\/(\d{1,3})$/.exec(value) ?? [];
  return isIP(address) > 0 && Number(bits) <= (isIP(address) === 4 ? 32 : 128);
};

export const networks = z.pipe(
  list,
  z.array(z.string().check(z.refine(isNetwork, 'networks like 10.0.0.0/8, separated by commas'))),
);
