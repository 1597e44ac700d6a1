import { admitAll, createAdmission } from '../admission/admit-or-quarantine.ts';
import { countRecentSubmissions } from '../admission/recent-submissions.ts';
import type { Log } from '../core/log.ts';
import { createPendingUploads, unlimitedUploads } from '../http/pending-uploads.ts';
import { createRateLimiter, unlimited } from '../http/rate-limits.ts';
import { createReceivingBodies } from '../http/receiving-bodies.ts';
import { inThisProcess } from '../http/shared-limits.ts';
import { createPasswordAttempts, unlimitedAttempts } from '../identity/password-attempts.ts';
import { createWaitingQuota, unlimitedWaiting } from '../images/waiting-quota.ts';
import { countRefusals } from '../monitoring/count-refusals.ts';
import type { Env } from './env.ts';
import { openSharedState } from './open-shared-state.ts';
import type { Storage } from './storage.ts';

/** Opens what limits senders, in this process and in all of them together; with RATE_LIMITS off, what limits nobody, but for memory. */
export const openLimits = async (
  env: Pick<Env, 'RATE_LIMITS'>,
  storage: Storage,
  { secret, now, log }: { secret: Uint8Array; now: () => Date; log: Log },
) => {
  const isOn = env.RATE_LIMITS;
  const { store, sizeOf } = storage;
  const own = isOn ? createRateLimiter(now) : unlimited;
  const { own: limits, watchShared, refusals } = countRefusals(own);
  const shared = await openSharedState(storage, { secret, own, now, log });
  const sharedLimits = isOn ? watchShared(shared.limits) : inThisProcess(unlimited);
  const limiting = {
    limits,
    sharedLimits,
    passwordAttempts: isOn ? createPasswordAttempts(sharedLimits, now) : unlimitedAttempts,
    admission: isOn
      ? createAdmission({ now, before: countRecentSubmissions(store, now()), others: shared.others })
      : admitAll,
    waitingPictures: isOn ? createWaitingQuota() : unlimitedWaiting,
    receivingBodies: createReceivingBodies({ now, log }),
    pendingUploads: isOn ? createPendingUploads({ store, sizeOf, now, log }) : unlimitedUploads,
  };
  return { shared, refusals, limiting };
};
