import { useEffect, useState } from 'react';
import { type Holder, LEASE_RENEW_MS } from '#contract/live/live.ts';
import { acquireLease, type ModeratedKind, releaseLease } from '../../client/leases.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';

/**
 * Keeps the lease on a submission while the calling component is shown, so that colleagues see that it is open here. Returns
 * the colleague who has the lease already, or null. A lease is a courtesy: work goes on when it cannot be acquired.
 */
export const useLease = (kind: ModeratedKind, id: string): Holder | null => {
  const platform = usePlatform();
  const [leasedBy, setLeasedBy] = useState<Holder | null>(null);
  useEffect(() => {
    let shown = true;
    let asked: Promise<void> = Promise.resolve();
    const acquire = () => {
      asked = acquireLease(platform, kind, id).then(
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
      void asked.then(() => releaseLease(platform, kind, id)).catch(() => {});
    };
  }, [platform, kind, id]);
  return leasedBy;
};

/** The colleague who has a submission open now; null when nobody has, oneself has, or the lease has run out. */
export const colleagueWithLease = (
  heldBy: Holder | null | undefined,
  userId: string | undefined,
  now: Date,
): Holder | null => (heldBy && heldBy.id !== userId && Date.parse(heldBy.until) > now.getTime() ? heldBy : null);
