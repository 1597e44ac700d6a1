import { useEffect, useState } from 'react';
import { holdPost, releasePost } from '#contract/blogs/calls.ts';
import { holdDonation, releaseDonation } from '#contract/donations/calls.ts';
import type { StoredLease } from '#contract/leases/stored-lease.ts';
import { type Holder, LEASE_RENEW_MS } from '#contract/live/live.ts';
import { holdTestimonial, releaseTestimonial } from '#contract/testimonials/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { send } from '../../../client/send.ts';

const calls = {
  testimonial: { hold: holdTestimonial, release: releaseTestimonial },
  donation: { hold: holdDonation, release: releaseDonation },
  post: { hold: holdPost, release: releasePost },
} as const;

/**
 * Holds the lease while the component is mounted, and returns the colleague who has it already, or null. A lease is a courtesy:
 * work goes on if it cannot be acquired.
 */
export const useLease = (kind: StoredLease['kind'], id: string): Holder | null => {
  const platform = usePlatform();
  const [leasedBy, setLeasedBy] = useState<Holder | null>(null);
  useEffect(() => {
    const { hold, release } = calls[kind];
    let shown = true;
    let lastRequest: Promise<void> = Promise.resolve();
    const acquire = () => {
      lastRequest = send(platform, hold, { id }).then(
        (lease) => {
          if (shown) setLeasedBy(lease.mine ? null : lease.heldBy);
        },
        () => {},
      );
    };
    acquire();
    const renewal = setInterval(acquire, LEASE_RENEW_MS);
    return () => {
      shown = false;
      clearInterval(renewal);
      // After the last request: an answer that overtakes the release would leave the lease behind.
      void lastRequest.then(() => send(platform, release, { id })).catch(() => {});
    };
  }, [platform, kind, id]);
  return leasedBy;
};

/** Null if nobody has it open, oneself has, or the lease has run out. */
export const colleagueWithLease = (
  heldBy: Holder | null | undefined,
  userId: string | undefined,
  now: Date,
): Holder | null => (heldBy && heldBy.id !== userId && Date.parse(heldBy.until) > now.getTime() ? heldBy : null);
