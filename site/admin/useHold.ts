import { useEffect, useState } from 'react';
import { HOLD_RENEW_MS, type Holder } from '#contract/live.ts';
import { type HeldKind, releaseHold, takeHold } from '../client/holds.ts';
import { usePlatform } from '../client/PlatformContext.tsx';

/**
 * Tells colleagues, as long as it is shown, that a submission is open here. Returns the colleague who has it open already,
 * or null. A hold is a courtesy: when it cannot be taken, the work goes on.
 */
export const useHold = (kind: HeldKind, id: string): Holder | null => {
  const platform = usePlatform();
  const [heldBy, setHeldBy] = useState<Holder | null>(null);
  useEffect(() => {
    let shown = true;
    let asked: Promise<void> = Promise.resolve();
    const take = () => {
      asked = takeHold(platform, kind, id).then(
        (hold) => {
          if (shown) setHeldBy(hold.mine ? null : hold.heldBy);
        },
        () => {},
      );
    };
    take();
    const renewal = setInterval(take, HOLD_RENEW_MS);
    return () => {
      shown = false;
      clearInterval(renewal);
      void asked.then(() => releaseHold(platform, kind, id)).catch(() => {});
    };
  }, [platform, kind, id]);
  return heldBy;
};

/** The colleague who has a submission open just now; null when it is nobody, oneself, or long ago. */
export const otherHolder = (heldBy: Holder | null | undefined, userId: string | undefined, now: Date): Holder | null =>
  heldBy && heldBy.id !== userId && Date.parse(heldBy.until) > now.getTime() ? heldBy : null;
