import type { Context } from 'hono';

interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string } };
}

/** An address without the port that some proxies write behind it. */
const withoutPort = (entry: string): string =>
  /^\[(.+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;

/** An IPv4 address that is written as IPv6, as sockets and some proxies do. */
const mappedV4 = (address: string): string => {
  const dotted = /^(?:0*:)*:?(?:0*:)*ffff:((?:\d{1,3}\.){3}\d{1,3})$/i.exec(address)?.[1];
  if (dotted) return dotted;
  const hex = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/i.exec(address);
  if (!hex) return address;
  const [high, low] = [Number.parseInt(hex[1] ?? '', 16), Number.parseInt(hex[2] ?? '', 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
};

/** The first four groups of an IPv6 address, with the zeros that `::` stands for. */
const network = (address: string): string => {
  const [before = [], after = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = address.includes('::') ? Math.max(0, 8 - before.length - after.length) : 0;
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4);
  return groups.map((one) => one.toLowerCase().replace(/^0+(?=.)/, '')).join(':');
};

/** What an address counts as: IPv6 addresses count by their /64, as one household holds them all. */
export const countedAs = (entry: string): string => {
  const plain = mappedV4(withoutPort(entry).replace(/%.*$/, ''));
  return plain.includes(':') ? network(plain) : plain;
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
  return countedAs(forwarded || socket || 'unknown');
};
