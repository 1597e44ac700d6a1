import type { Context } from 'hono';

interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string } };
}

/** An address without the port that some proxies write behind it. */
const withoutPort = (entry: string): string =>
  /^\[(.+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;

/** The first four groups of an IPv6 address, with the zeros that `::` stands for. */
const network = (address: string): string => {
  const [before = [], after = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = address.includes('::') ? Math.max(0, 8 - before.length - after.length) : 0;
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4);
  return groups.map((one) => one.toLowerCase().replace(/^0+(?=.)/, '')).join(':');
};

/** IPv6 addresses count by their /64: one household holds them all. */
const group = (entry: string): string => {
  const plain = withoutPort(entry).replace(/^::ffff:(?=[\d.]+$)/i, '');
  return plain.includes(':') ? network(plain) : plain;
};

/** The caller's address for rate limits. `X-Forwarded-For` counts only behind a trusted proxy, and then only its last entry, which that proxy wrote. */
export const clientAddress = (context: Context, trustProxy: boolean): string => {
  const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const socket = (context.env as NodeBindings | undefined)?.incoming?.socket?.remoteAddress;
  return group(forwarded || socket || 'unknown');
};
