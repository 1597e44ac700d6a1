import { isIP } from 'node:net';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';

const NOT_AN_ADDRESS = 'Please enter an address that begins with https://.';
const WITH_PASSWORD = 'Please leave user name and password out of the address. What arrives is signed.';
const PRIVATE = 'This address leads to a private network, where webhooks may not go.';

const refuse = (sentence: string) => new Failure('invalid', sentence, { fields: { url: sentence } });

/**
 * Names are looked up only for the call itself.
 * @throws Failure `invalid` for an address without TLS, or of a private network.
 */
export const checkUrl = async ({ policy }: Deps, address: string): Promise<string> => {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== 'https:' && !(url?.protocol === 'http:' && policy.webhookNetworks.length > 0))
    throw refuse(NOT_AN_ADDRESS);
  if (url.username || url.password) throw refuse(WITH_PASSWORD);
  url.hash = '';
  const { allowedAddresses } = await import('./allowed-address.ts');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isLocal = host === 'localhost' || host.endsWith('.localhost');
  const allowed = allowedAddresses(policy.webhookNetworks);
  if ((isIP(host) || isLocal) && !allowed.mayReach(isLocal ? '127.0.0.1' : host)) throw refuse(PRIVATE);
  return url.href;
};
