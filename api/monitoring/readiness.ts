import { setTimeout as wait } from 'node:timers/promises';
import { sentence } from '#contract/words/message.ts';
import { serverMessages } from '#contract/words/server-messages.ts';
import type { DiskSpace } from '../core/disk-space.ts';
import { Failure } from '../core/failure.ts';
import type { Store } from '../store/store.ts';

/** Milliseconds for which a result is reused, so that frequent checks cost the disk nothing. */
const GOOD_FOR_MS = 30_000;
const BAD_FOR_MS = 3000;
/** A disk that has not answered by then counts as not writable. */
const ANSWER_WITHIN_MS = 5000;
const RETRY_AFTER = 10;
const WATCHED_FOR_MS = 5000;

const CANNOT_WRITE = sentence(serverMessages.cannotStore);
const STOPPING = sentence(serverMessages.serverStopping);

export interface Readiness {
  /** @throws Failure `unavailable` when nothing can be written: no space, failing writes, or stopping. */
  check(): Promise<void>;
  noteRequest(): void;
  isWatched(): boolean;
}

interface ReadinessParts {
  store: Pick<Store, 'watch'>;
  space: Pick<DiskSpace, 'checkGrowth'>;
  stopping: AbortSignal;
  now: () => Date;
  answerWithinMs?: number;
}

const cannotWrite = () => new Failure('unavailable', CANNOT_WRITE, { retryAfter: RETRY_AFTER });

export const createReadiness = ({
  store: { watch },
  space,
  stopping,
  now,
  answerWithinMs = ANSWER_WITHIN_MS,
}: ReadinessParts): Readiness => {
  let works = true;
  let probedAt = Number.NEGATIVE_INFINITY;
  let seenWrites = 0;
  let requestedAt = Number.NEGATIVE_INFINITY;
  let probing: Promise<boolean> | undefined;
  let isHanging = false;

  const probe = async (): Promise<boolean> => {
    works = await watch.probe().then(
      () => true,
      () => false,
    );
    probedAt = now().getTime();
    probing = undefined;
    isHanging = false;
    return works;
  };

  /** One probe at a time, shared by all callers; while it hangs, nobody waits again. */
  const probeInTime = async (): Promise<boolean> => {
    if (isHanging) return false;
    probing ??= probe();
    const late = new AbortController();
    const tooLate = wait(answerWithinMs, 'late' as const, { signal: late.signal, ref: false }).catch(() => false);
    const outcome = await Promise.race([probing, tooLate]);
    late.abort();
    if (outcome === 'late') isHanging = true;
    return outcome === true;
  };

  const canWrite = async (): Promise<boolean> => {
    const { writes, isFailing } = watch.figures();
    if (writes !== seenWrites && !isFailing) {
      works = true;
      seenWrites = writes;
      probedAt = now().getTime();
      return true;
    }
    const isBad = isFailing || !works;
    const age = now().getTime() - probedAt;
    if (age >= 0 && age < (isBad ? BAD_FOR_MS : GOOD_FOR_MS)) return !isBad;
    return probeInTime();
  };

  return {
    isWatched: () => Math.abs(now().getTime() - requestedAt) < WATCHED_FOR_MS,
    noteRequest() {
      requestedAt = now().getTime();
    },
    async check() {
      if (stopping.aborted) throw new Failure('unavailable', STOPPING, { retryAfter: RETRY_AFTER });
      await space.checkGrowth();
      if (!(await canWrite())) throw cannotWrite();
    },
  };
};
