import type { Context } from 'hono';
import { networksOf } from '../attempts/networks.ts';
import { clientAddress } from './client-address.ts';

interface NodeBindings {
  incoming?: { socket: { destroyed: boolean } };
}

/** For limits only: never stored, never logged. */
export interface Client {
  address: string;
  network: string;
  isDisconnected(): boolean;
}

/** Null for the server itself, which makes pages from its own calls in process. */
export const clientOf = (context: Context, trustProxy: boolean): Client | null => {
  const { incoming } = (context.env ?? {}) as NodeBindings;
  if (!incoming && !context.req.header('x-forwarded-for')) return null;
  const { address, wide } = networksOf(clientAddress(context, trustProxy));
  return { address, network: wide, isDisconnected: () => incoming?.socket.destroyed ?? false };
};
