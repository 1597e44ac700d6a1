import { admitAll, createAdmission } from '../admission/admit-or-quarantine.ts';
import { countRecentSubmissions } from '../admission/recent-submissions.ts';
import { createAttempts, unlimited } from '../attempts/attempts.ts';
import { createCounts } from '../attempts/counts.ts';
import { createSignInAttempts, unlimitedSignIns } from '../attempts/sign-in-attempts.ts';
import type { Log } from '../core/log.ts';
import { createPendingUploads, unlimitedUploads } from '../http/pending-uploads.ts';
import { createReceivingBodies } from '../http/receiving-bodies.ts';
import { createWaitingQuota, unlimitedWaiting } from '../images/waiting-quota.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Env } from './env.ts';
import { openSharedState } from './open-shared-state.ts';
import type { Storage } from './storage.ts';

interface LimitsParts {
  secret: Uint8Array;
  mailer: Pick<Mailer, 'mailServer'>;
  now: () => Date;
  log: Log;
}

export const openLimits = async (
  env: Pick<Env, 'RATE_LIMITS'>,
  storage: Storage,
  { secret, mailer, now, log }: LimitsParts,
) => {
  const isOn = env.RATE_LIMITS;
  const { store, sizeOf } = storage;
  const own = createCounts(now);
  const shared = await openSharedState(storage, { secret, own, now, log });
  const attempts = isOn ? createAttempts({ own, shared: shared.counts }) : unlimited;
  const whenTooMany = () => (mailer.mailServer ? 'let the owner in by mail' : 'answer in turn');
  const limiting = {
    attempts,
    signInAttempts: isOn ? createSignInAttempts({ attempts, own }, whenTooMany) : unlimitedSignIns,
    admission: isOn
      ? createAdmission({ now, before: countRecentSubmissions(store, now()), others: shared.others })
      : admitAll,
    waitingPictures: isOn ? createWaitingQuota() : unlimitedWaiting,
    receivingBodies: createReceivingBodies({ now, log }),
    pendingUploads: isOn ? createPendingUploads({ store, sizeOf, now, log }) : unlimitedUploads,
  };
  return { shared, limiting };
};
