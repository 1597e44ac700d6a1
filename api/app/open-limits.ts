import { admitAll, createAdmission } from '../admission/admit-or-quarantine.ts';
import { countRecentSubmissions } from '../admission/recent-submissions.ts';
import { createAttempts, unlimited } from '../attempts/attempts.ts';
import { type Counts, createCounts } from '../attempts/counts.ts';
import { createSignInAttempts, unlimitedSignIns } from '../attempts/sign-in-attempts.ts';
import type { Log } from '../core/log.ts';
import { createPendingUploads, unlimitedUploads } from '../http/pending-uploads.ts';
import { createReceivingBodies } from '../http/receiving-bodies.ts';
import { createWaitingQuota, unlimitedWaiting } from '../images/waiting-quota.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Env } from './env.ts';
import type { SharedState } from './shared-state.ts';
import type { Storage } from './storage.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const createOwnState = (counts: Counts): SharedState => ({
  counts,
  holdDuty: async () => true,
  onceADay: async (_name, work) => void (await work()),
  askEveryMs: DAY_MS,
  others: undefined,
  close: async () => {},
});

interface SharedStateParts {
  secret: Uint8Array;
  own: Counts;
  now: () => Date;
  log: Log;
}

const openSharedState = async ({ database, store }: Storage, parts: SharedStateParts): Promise<SharedState> => {
  if (!database) return createOwnState(parts.own);
  const { openPostgresState } = await import('./postgres-state.ts');
  return openPostgresState({ ...parts, database, store });
};

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
