import { type LookupAddress, lookup as lookUp } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestTls } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { type AllowedAddresses, allowedAddresses } from './allowed-address.ts';

/** How long a receiver may take to answer. */
const TIMEOUT_MS = 10_000;

/** Why a call was not made, in a sentence for administrators. */
export class AddressRefused extends Error {
  override name = 'AddressRefused';
}

const PRIVATE = 'The address leads to a private network, where webhooks may not go.';
const PLAIN = 'The address has to begin with https://.';

const isReachable = ({ protocol }: URL, address: string, allowed: AllowedAddresses): boolean =>
  protocol === 'https:' ? allowed.mayReach(address) : allowed.isAllowedNetwork(address);

/** Looks a name up for the connection itself, so that no second answer of the name server can lead elsewhere. */
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

/** Makes calls to receivers, which may only lie where `networks` and the internet are. */
export const createPost = (networks: readonly string[], timeoutMs = TIMEOUT_MS) => {
  const allowed = allowedAddresses(networks);
  /**
   * Posts JSON and returns the status of the answer, whose body is not read. Redirects are not followed.
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
