import { GIVEN_UP_AFTER_MS } from '../delivery/back-off.ts';

/** What a record says of the life of its link that a mail carries. */
export interface LinkLife {
  expiresAt: string;
  /** How long the link works once its mail is sent; omitted once it was, as `expiresAt` counts it then. */
  lifeMs?: number | undefined;
}

const after = (at: Date, ms: number) => new Date(at.getTime() + ms).toISOString();

/**
 * The life of a link that is mailed: it works as long from its delivery, however late that is. One that is shown as well, or whose
 * mail fails, works until no try is left and its life is over.
 */
export const fromDelivery = (now: Date, lifeMs: number) => ({
  expiresAt: after(now, GIVEN_UP_AFTER_MS + lifeMs),
  lifeMs,
});

/** The record of a link whose mail was sent. */
export const delivered = <Kept extends LinkLife>(record: Kept, sentAt: Date): Kept => {
  const { lifeMs, ...kept } = record;
  return lifeMs === undefined ? record : ({ ...kept, expiresAt: after(sentAt, lifeMs) } as Kept);
};

/** Until when the link of a mail works that is sent now. */
export const worksUntil = ({ expiresAt, lifeMs }: LinkLife, now: Date): string =>
  lifeMs === undefined ? expiresAt : after(now, lifeMs);
