import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string } };
}

const ADDRESS_MAX = 100;
const NO_ADDRESS = 'unknown';

const bareAddress = (entry: string): string => {
  const [, bracketed, dotted] = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/.exec(entry) ?? [];
  const [address = ''] = (bracketed ?? dotted ?? entry).split('%');
  return address;
};

/** Returns the IPv4 address, also if written as IPv6, or the /64 of an IPv6 address, as one household holds all of it. */
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

/** Uses only the last entry of `X-Forwarded-For`, which the proxy wrote, and only behind a trusted proxy. */
export const clientAddress = (context: Context, trustProxy: boolean): string => {
  const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const socket = (context.env as NodeBindings | undefined)?.incoming?.socket?.remoteAddress;
  return countedAs(forwarded || socket || NO_ADDRESS);
};
