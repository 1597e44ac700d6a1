import type { StoredAuthenticator } from '#contract/auth/factors.ts';

const PERIOD_MS = 30_000;
const SECRET_BYTES = 20;

const library = () => import('otpauth');

export const newTotpSecret = async (): Promise<string> => new (await library()).Secret({ size: SECRET_BYTES }).base32;

export const totpUri = async (secret: string, issuer: string, label: string): Promise<string> => {
  const { TOTP, Secret } = await library();
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret) }).toString();
};

/** Returns the 30-second step that a code belongs to, at most one before or after now; null for a wrong code. */
export const stepOfCode = async (secret: string, code: string, at: Date): Promise<number | null> => {
  if (!/^\d{6}$/.test(code)) return null;
  const { TOTP, Secret } = await library();
  const delta = new TOTP({ secret: Secret.fromBase32(secret) }).validate({
    token: code,
    timestamp: at.getTime(),
    window: 1,
  });
  return delta === null ? null : Math.floor(at.getTime() / PERIOD_MS) + delta;
};

/** Purpose for sealing an app's secret, so that it opens for no other record. */
export const totpPurpose = ({ id, personId }: Pick<StoredAuthenticator, 'id' | 'personId'>): string =>
  `authenticator app ${personId} ${id}`;
