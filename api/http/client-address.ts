import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string } };
}

/** The longest address there is, with brackets, a zone and a port: what is longer is none. */
const ADDRESS_MAX = 100;
const NO_ADDRESS = 'unknown';

/** An address without the port that some proxies write behind it, and without its zone. */
const bareAddress = (entry: string): string => {
  const [, bracketed, dotted] = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/.exec(entry) ?? [];
  const [address = ''] = (bracketed ?? dotted ?? entry).split('%');
  return address;
};

/** What an address counts as: an IPv4 address, also where it is written as IPv6, or the /64 of an IPv6 address, as one household holds all of it. */
export const countedAs = (entry: string): string => {
  const address = entry.length > ADDRESS_MAX ? '' : bareAddress(entry);
  if (!(ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address))) return NO_ADDRESS;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return parsed.parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
};

/** The caller's address for rate limits. `X-Forwarded-For` counts only behind a trusted proxy, and then only its last entry, which that proxy wrote. */
export const clientAddress = (context: Context, trustProxy: boolean): string => {
  const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const socket = (context.env as NodeBindings | undefined)?.incoming?.socket?.remoteAddress;
  return countedAs(forwarded || socket || NO_ADDRESS);
};
