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

/** The networks around an address, as keys for counting: never stored, never logged. */
export interface ClientNetworks {
  /** What a client address counts as: an IPv4 address, or the /64 of an IPv6 address. */
  address: string;
  /** What one customer may hold: /24 or /56. */
  near: string;
  /** What one provider's site may hold: /16 or /48. */
  wide: string;
}

/** The wider networks of an address as `clientAddress` returns it; one that is neither IPv4 nor IPv6 is its own network. */
export const networksOf = (address: string): ClientNetworks => {
  const v4 = /^(\d+\.\d+)(\.\d+)\.\d+$/.exec(address);
  if (v4) return { address, near: `${v4[1]}${v4[2]}.0/24`, wide: `${v4[1]}.0.0/16` };
  const [a, b, c, d] = address.split(':');
  if (d === undefined) return { address, near: address, wide: address };
  const subnet = d.padStart(4, '0').slice(0, 2);
  return { address, near: `${a}:${b}:${c}:${subnet}00/56`, wide: `${a}:${b}:${c}/48` };
};

/** The caller's address for rate limits. `X-Forwarded-For` counts only behind a trusted proxy, and then only its last entry, which that proxy wrote. */
export const clientAddress = (context: Context, trustProxy: boolean): string => {
  const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const socket = (context.env as NodeBindings | undefined)?.incoming?.socket?.remoteAddress;
  return countedAs(forwarded || socket || NO_ADDRESS);
};
