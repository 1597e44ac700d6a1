import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** A stand-in for Microsoft or Google: publishes its keys on this machine and signs what it is asked to. */
export interface Provider {
  keysUrl: string;
  /** How often the keys were fetched. */
  fetches: () => number;
  /** Signs claims with the newest published key, or as said. */
  sign(claims: JWTPayload, how?: { kid?: string; key?: CryptoKey | Uint8Array; alg?: string }): Promise<string>;
  /** Publishes one more key, with which `sign` signs from now on. */
  addKey(): Promise<void>;
  /** Answers the keys with this status from now on. */
  answerWith(status: number): void;
  close(): Promise<void>;
}

const newKey = async (kid: string) => {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { modulusLength: 2048 });
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, use: 'sig' } };
};

export const startProvider = async (): Promise<Provider> => {
  const keys = [await newKey('key-1')];
  let [fetches, status] = [0, 200];
  const server = createServer((_request, response) => {
    fetches += 1;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ keys: keys.map(({ jwk }) => jwk) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    keysUrl: `http://127.0.0.1:${port}/keys`,
    fetches: () => fetches,
    async sign(claims, how = {}) {
      const newest = keys.at(-1);
      if (!newest) throw new Error('There is no key.');
      const header = { alg: how.alg ?? 'RS256', typ: 'JWT', kid: how.kid ?? newest.kid };
      return new SignJWT(claims).setProtectedHeader(header).sign(how.key ?? newest.privateKey);
    },
    async addKey() {
      keys.push(await newKey(`key-${keys.length + 1}`));
    },
    answerWith(next) {
      status = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
