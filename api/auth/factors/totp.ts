import type { StoredAuthenticator } from '#contract/auth/factors.ts';

const PERIOD_MS = 30_000;
const SECRET_BYTES = 20;

/** The library is loaded only where somebody uses a code. */
const library = () => import('otpauth');

/** A new secret, in base32. */
export const newTotpSecret = async (): Promise<string> => new (await library()).Secret({ size: SECRET_BYTES }).base32;

/** The address that a QR code brings into an authenticator app. */
export const totpUri = async (secret: string, issuer: string, label: string): Promise<string> => {
  const { TOTP, Secret } = await library();
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret) }).toString();
};

/** The step of 30 seconds that a code belongs to, at most one before or after now; null for a wrong code. */
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

/** For what an app's secret is sealed: it opens for no other record. */
export const totpPurpose = ({ id, personId }: Pick<StoredAuthenticator, 'id' | 'personId'>): string =>
  `authenticator app ${personId} ${id}`;
