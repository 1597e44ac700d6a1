const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** Returns 256 random bits, so that nobody can guess the value. */
export const randomValue = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

/** SHA-256 of the verifier, sent when a sign-in begins (RFC 7636, S256). */
export const challengeOf = async (verifier: string): Promise<string> =>
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
