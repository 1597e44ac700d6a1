import type { Context } from 'hono';

interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string } };
}

/** IPv6 addresses count by their /64: one household holds them all. */
const group = (address: string): string => {
  const plain = address.replace(/^::ffff:/, '');
  return plain.includes(':') ? plain.split(':').slice(0, 4).join(':') : plain;
};

/** The caller's address for rate limits. `X-Forwarded-For` counts only behind a trusted proxy, and then only its last entry, which that proxy wrote. */
export const clientAddress = (context: Context, trustProxy: boolean): string => {
  const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const socket = (context.env as NodeBindings | undefined)?.incoming?.socket?.remoteAddress;
  return group(forwarded || socket || 'unknown');
};
