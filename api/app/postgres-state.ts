import { followArrivals } from '../admission/count-submissions.ts';
import { createSharedDayKeys } from '../admission/postgres-day-keys.ts';
import { countRecentSubmissions } from '../admission/recent-submissions.ts';
import { createPostgresCounts } from '../attempts/postgres-counts.ts';
import { describeError, type Log } from '../core/log.ts';
import { newId } from '../core/new-id.ts';
import type { Connection } from '../store/postgres/connection.ts';
import { endDuties, holdDuty, takeTurn, wasTurnTaken } from '../store/postgres/one-process-at-a-time.ts';
import type { Store } from '../store/store.ts';
import type { SharedState } from './shared-state.ts';

const HOUR_MS = 60 * 60 * 1000;
const SWEEP_EVERY_MS = 60_000;
const DONE_FOR_SECONDS = 23.5 * 3600;
const WORK_SECONDS = 3600;

interface PostgresStateParts {
  database: Connection;
  store: Store;
  secret: Uint8Array;
  now: () => Date;
  log: Log;
}

const createOnceADay =
  (database: Connection): SharedState['onceADay'] =>
  async (name, work) => {
    const done = `${name} done`;
    if (await wasTurnTaken(database, done, DONE_FOR_SECONDS)) return;
    if (!(await takeTurn(database, name, WORK_SECONDS))) return;
    // Another process may have finished between the two questions.
    if (await wasTurnTaken(database, done, DONE_FOR_SECONDS)) return;
    await work();
    await takeTurn(database, done, 0);
  };

export const openPostgresState = async (parts: PostgresStateParts): Promise<SharedState> => {
  const { database, store, now, log } = parts;
  const counts = createPostgresCounts(parts);
  const holder = newId();
  const keys = createSharedDayKeys(database, now);
  await keys.renew();
  const before = countRecentSubmissions(store, now());
  const arrivals = followArrivals(store, { now, before });
  const repeat = (ms: number, work: () => Promise<unknown>) =>
    setInterval(() => {
      work().catch((error: unknown) => log.warn('shared.upkeep-failed', describeError(error)));
    }, ms).unref();
  const timers = [
    repeat(HOUR_MS, keys.renew),
    repeat(
      SWEEP_EVERY_MS,
      async () => (await takeTurn(database, 'limits swept', SWEEP_EVERY_MS / 1000)) && counts.sweep(),
    ),
  ];
  return {
    counts,
    holdDuty: (name, seconds) => holdDuty(database, name, { holder, seconds }),
    onceADay: createOnceADay(database),
    askEveryMs: HOUR_MS,
    others: { arrivals, keyOf: keys.keyOf },
    async close() {
      timers.forEach(clearInterval);
      await endDuties(database, holder).catch((error: unknown) =>
        log.warn('shared.upkeep-failed', describeError(error)),
      );
    },
  };
};
