import { GIVEN_UP_AFTER_MS } from '../delivery/back-off.ts';

export interface LinkLife {
  expiresAt: string;
  /** Lifetime of the link from its delivery; omitted once sent, as `expiresAt` counts from then. */
  lifeMs?: number | undefined;
}

const after = (at: Date, ms: number) => new Date(at.getTime() + ms).toISOString();

/**
 * A mailed link lives as long from its delivery, however late that is. If it is also shown, or its mail fails, it works
 * until no try is left and its life is over.
 */
export const fromDelivery = (now: Date, lifeMs: number) => ({
  expiresAt: after(now, GIVEN_UP_AFTER_MS + lifeMs),
  lifeMs,
});

export const delivered = <Linked extends LinkLife>(record: Linked, sentAt: Date): Linked => {
  const { lifeMs, ...rest } = record;
  return lifeMs === undefined ? record : ({ ...rest, expiresAt: after(sentAt, lifeMs) } as Linked);
};

export const worksUntil = ({ expiresAt, lifeMs }: LinkLife, now: Date): string =>
  lifeMs === undefined ? expiresAt : after(now, lifeMs);
