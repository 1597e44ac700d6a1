import { createHmac, timingSafeEqual } from 'node:crypto';
import { DEVICE_DAYS, DEVICES_MAX, type StoredPerson } from '#contract/people/people.ts';

const NAME = 'device';
const PATH = '/api/auth';
const DEVICE_MS = DEVICE_DAYS * 24 * 60 * 60 * 1000;

/** Several accounts on one computer: one token each, `id.signature`, the latest at the end. */
const SEPARATOR = '~';
const TOKEN = /^([\w-]{22})\.([\w-]{43})$/;

/** What belongs to a person's devices. */
type Owner = Pick<StoredPerson, 'id' | 'devices'>;

/**
 * Recognises the browsers in which an account has been signed in to, by a signed cookie. The cookie signs nobody in: with
 * it wrong passwords of others keep nobody waiting. It is bound to the account, and ends with the ids stored there.
 */
export interface Devices {
  /** The id of the account's device whose token is in a `Cookie` header, or null. */
  find(owner: Owner | undefined, cookieHeader: string | null): string | null;
  /** Adds the device of the `Cookie` header, or a new one, to the account's latest five; `cookie` is for `Set-Cookie`. */
  remember<P extends Owner>(owner: P, cookieHeader: string | null): { owner: P; cookie: string; isNew: boolean };
}

/** Of every cookie of the name: one that a subdomain has planted for a longer path comes first, and must not hide the own. */
const tokensIn = (cookieHeader: string | null): string[] => {
  const pairs = (cookieHeader ?? '').split(';').map((one) => one.trim());
  const own = pairs.filter((one) => one.startsWith(`${NAME}=`));
  const tokens = own.flatMap((pair) => pair.slice(NAME.length + 1).split(SEPARATOR));
  return tokens.filter((token) => TOKEN.test(token)).slice(-DEVICES_MAX);
};

/** Derives the key of the cookies from the server's secret. `secure` is for a site behind TLS. */
export const createDevices = (options: {
  secret: Uint8Array;
  now: () => Date;
  newId: () => string;
  secure: boolean;
}): Devices => {
  const { now, newId, secure } = options;
  const key = createHmac('sha256', options.secret).update('the key of device cookies').digest();
  const tokenOf = ({ id }: Owner, device: string) =>
    `${device}.${createHmac('sha256', key).update(`${id} ${device}`).digest('base64url')}`;
  const isOf = (owner: Owner, token: string) =>
    timingSafeEqual(Buffer.from(tokenOf(owner, token.slice(0, 22))), Buffer.from(token));
  const isRecent = ({ usedAt }: { usedAt: string }) => Math.abs(now().getTime() - Date.parse(usedAt)) < DEVICE_MS;
  const known = ({ devices = [] }: Owner) => devices.filter(isRecent);
  const find = (owner: Owner | undefined, cookieHeader: string | null) => {
    if (!owner?.devices) return null;
    const ids = new Set(known(owner).map(({ id }) => id));
    const token = tokensIn(cookieHeader).find((one) => ids.has(one.slice(0, 22)) && isOf(owner, one));
    return token?.slice(0, 22) ?? null;
  };
  return {
    find,
    remember(owner, cookieHeader) {
      const found = find(owner, cookieHeader);
      const id = found ?? newId();
      const others = known(owner).filter((device) => device.id !== id);
      const devices = [...others, { id, usedAt: now().toISOString() }].slice(-DEVICES_MAX);
      const token = tokenOf(owner, id);
      const tokens = [...tokensIn(cookieHeader).filter((one) => one !== token), token].slice(-DEVICES_MAX);
      const attributes = [`Path=${PATH}`, `Max-Age=${DEVICE_MS / 1000}`, 'HttpOnly', 'SameSite=Strict'];
      return {
        owner: { ...owner, devices },
        cookie: [`${NAME}=${tokens.join(SEPARATOR)}`, ...attributes, ...(secure ? ['Secure'] : [])].join('; '),
        isNew: found === null,
      };
    },
  };
};
