import { type LookupAddress, lookup as lookUp } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestTls } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { type AllowedAddresses, allowedAddresses } from './allowed-address.ts';

const TIMEOUT_MS = 10_000;

export class AddressRefused extends Error {
  override name = 'AddressRefused';
}

const PRIVATE = 'The address leads to a private network, where webhooks may not go.';
const PLAIN = 'The address has to begin with https://.';

const isReachable = ({ protocol }: URL, address: string, allowed: AllowedAddresses): boolean =>
  protocol === 'https:' ? allowed.mayReach(address) : allowed.isAllowedNetwork(address);

/** Checks the address of the connection itself, so that no second answer of the name server can lead elsewhere. */
const guardedLookup =
  (url: URL, allowed: AllowedAddresses): LookupFunction =>
  (hostname, options, callback) =>
    lookUp(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new Error('The name is not known.'), '', 0);
      if (!addresses.every(({ address }) => isReachable(url, address, allowed)))
        return callback(new AddressRefused(url.protocol === 'https:' ? PRIVATE : PLAIN), '', 0);
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });

export interface Call {
  url: string;
  headers: Record<string, string>;
  body: string;
}

export const createPost = (networks: readonly string[], timeoutMs = TIMEOUT_MS) => {
  const allowed = allowedAddresses(networks);
  /**
   * Reads no body and follows no redirects.
   * @throws AddressRefused, or an error of the connection.
   */
  return ({ url: address, headers, body }: Call, stopping?: AbortSignal): Promise<number> =>
    new Promise((resolve, reject) => {
      const url = new URL(address);
      const host = url.hostname.replace(/^\[|\]$/g, '');
      if (isIP(host) && !isReachable(url, host, allowed))
        return reject(new AddressRefused(url.protocol === 'https:' ? PRIVATE : PLAIN));
      const timeout = AbortSignal.timeout(timeoutMs);
      const request = (url.protocol === 'https:' ? requestTls : requestPlain)(url, {
        method: 'POST',
        agent: false,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers },
        lookup: guardedLookup(url, allowed),
        signal: stopping ? AbortSignal.any([timeout, stopping]) : timeout,
      });
      request.on('error', (error) => reject(timeout.aborted ? new Error('No answer in time.') : error));
      request.on('response', (response) => {
        response.destroy();
        resolve(response.statusCode ?? 0);
      });
      request.end(body);
    });
};
export type Post = ReturnType<typeof createPost>;
