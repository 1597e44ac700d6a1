const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** A value that nobody can guess: 256 random bits. */
export const randomValue = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

/** What is shown of a verifier when a sign-in begins: its SHA-256 (RFC 7636, S256). */
export const challengeOf = async (verifier: string): Promise<string> =>
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
