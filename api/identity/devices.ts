import { createHmac, timingSafeEqual } from 'node:crypto';
import { DEVICE_DAYS, DEVICES_MAX, type StoredPerson } from '#contract/people/people.ts';

const NAME = 'device';
const PATH = '/api/auth';
const DEVICE_MS = DEVICE_DAYS * 24 * 60 * 60 * 1000;

/** One token, `id.signature`, for each account on a computer, the latest last. */
const SEPARATOR = '~';
const TOKEN = /^([\w-]{22})\.([\w-]{43})$/;

type Owner = Pick<StoredPerson, 'id' | 'devices'>;

/**
 * Recognises browsers by a signed cookie bound to an account. It signs nobody in, but wrong passwords from elsewhere do not
 * delay such a browser. It ends with the ids stored for the account.
 */
export interface Devices {
  find(owner: Owner | undefined, cookieHeader: string | null): string | null;
  /** Keeps the account's latest five devices; `cookie` is a `Set-Cookie` value. */
  remember<P extends Owner>(owner: P, cookieHeader: string | null): { owner: P; cookie: string; isNew: boolean };
}

/** Reads every cookie of the name: one that a subdomain plants for a longer path comes first and must not hide ours. */
const tokensIn = (cookieHeader: string | null): string[] => {
  const pairs = (cookieHeader ?? '').split(';').map((one) => one.trim());
  const own = pairs.filter((one) => one.startsWith(`${NAME}=`));
  const tokens = own.flatMap((pair) => pair.slice(NAME.length + 1).split(SEPARATOR));
  return tokens.filter((token) => TOKEN.test(token)).slice(-DEVICES_MAX);
};

/** `secure` is for a site behind TLS. */
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
