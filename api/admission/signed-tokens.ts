import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Tokens that carry a few fields, cannot be forged, expire, and are used once; nothing is stored until they are used. */
export interface SignedTokens {
  issue(fields: readonly string[], expiresAt: Date): string;
  /** The fields of a valid token that has not been used; null for any other. */
  read(token: string): string[] | null;
  /** Marks a token as used; false if it was used before. */
  use(token: string): boolean;
}

/** Used tokens that are remembered: a used one that is forgotten has long expired at any rate that a server bears. */
const USED_MAX = 50_000;
const SHAPE = /^([A-Za-z0-9_-]{1,400})~([A-Za-z0-9_-]{22})$/;

export const createSignedTokens = (key: Uint8Array, now: () => Date): SignedTokens => {
  const used = new Map<string, number>();
  const sign = (payload: string) => createHmac('sha256', key).update(payload).digest('base64url').slice(0, 22);
  const forgetExpired = () => {
    for (const [token, expiresAt] of used) {
      if (expiresAt > now().getTime() && used.size <= USED_MAX) break;
      used.delete(token);
    }
  };
  const parse = (token: string): { fields: string[]; expiresAt: number } | null => {
    const [, payload = '', signature = ''] = SHAPE.exec(token) ?? [];
    if (!payload || !timingSafeEqual(Buffer.from(sign(payload)), Buffer.from(signature))) return null;
    const [expires = '', , ...fields] = Buffer.from(payload, 'base64url').toString().split(' ');
    return { fields, expiresAt: Number.parseInt(expires, 36) };
  };
  return {
    issue(fields, expiresAt) {
      const text = [expiresAt.getTime().toString(36), randomBytes(6).toString('base64url'), ...fields].join(' ');
      const payload = Buffer.from(text).toString('base64url');
      return `${payload}~${sign(payload)}`;
    },
    read(token) {
      const parsed = parse(token);
      return parsed && parsed.expiresAt > now().getTime() && !used.has(token) ? parsed.fields : null;
    },
    use(token) {
      const parsed = parse(token);
      if (!parsed || used.has(token)) return false;
      forgetExpired();
      used.set(token, parsed.expiresAt);
      return true;
    },
  };
};
