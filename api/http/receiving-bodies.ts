import { answers } from '#contract/words/answers.ts';
import { sentence } from '#contract/words/message.ts';
import { Failure } from '../core/failure.ts';
import { createLedger, type Entry } from '../core/ledger.ts';
import type { Log } from '../core/log.ts';

const MB = 1024 * 1024;

/** Bytes of memory. */
interface Limits {
  /** Of each body, taken always: only the number of connections limits these, and they do not count below. */
  free: number;
  inAll: number;
  /** Of everybody who is not signed in, so that staff can always save. */
  ofVisitors: number;
  /** Of one address, or one person of staff. */
  ofSender: number;
}

/** Room for 64 of the largest bodies, or for several hundred posts. */
const usual: Limits = { free: MB / 64, inAll: 64 * MB, ofVisitors: 32 * MB, ofSender: 8 * MB };
/** A body that has taken longer than this makes room for others, where there is none. */
const PATIENCE_MS = 20_000;
const RETRY_AFTER = 60;

const FULL = sentence(answers.sendingFull);
const full = () => new Failure('unavailable', FULL, { retryAfter: RETRY_AFTER });

/** One body that is being received. */
export interface ReceivingBody {
  /** Counts bytes of memory that the body takes, too. @throws Failure `unavailable` when there is no room for them. */
  hold(bytes: number): void;
  /** Rejects with a Failure `unavailable` when the body has to make room for others. */
  gaveWay: Promise<never>;
  /** Frees what it held, once it is read or given up. */
  end(): void;
}

/** The memory for bodies that are still being received, one budget for the process. */
export interface ReceivingBodies {
  /** `key` is the client's address, or the id of a person of staff. */
  begin(sender: { key: string; isStaff: boolean }): ReceivingBody;
  /** Bytes that count at the moment. */
  held(): number;
}

interface Options {
  now: () => Date;
  log: Log;
  limits?: Limits;
}

const [ALL, VISITORS] = ['all', 'visitors'];

export const createReceivingBodies = ({ now, log, limits = usual }: Options): ReceivingBodies => {
  const { free, inAll, ofVisitors, ofSender } = limits;
  const ledger = createLedger();
  let loggedAt = Number.NEGATIVE_INFINITY;

  const logFull = () => {
    const at = now().getTime();
    if (at - loggedAt < RETRY_AFTER * 1000) return;
    loggedAt = at;
    log.warn('bodies.budget-reached', { megabytes: Math.round(ledger.totalOf(ALL) / MB) });
  };

  /** Lets the bodies that take too long make room in an account. @throws Failure when that is not enough. */
  const makeRoom = (account: string, most: number, bytes: number, asking: Entry) => {
    const isFull = () => ledger.totalOf(account) + bytes > most;
    for (const body of ledger.entriesOf(account)) {
      if (!isFull() || now().getTime() - body.since < PATIENCE_MS) break;
      if (body !== asking) body.giveWay?.();
    }
    if (!isFull()) return;
    if (account === ALL || account === VISITORS) logFull();
    throw full();
  };

  return {
    begin({ key, isStaff }) {
      const accounts = new Map([[`${isStaff ? 'staff' : 'address'} ${key}`, ofSender]]);
      if (!isStaff) accounts.set(VISITORS, ofVisitors);
      accounts.set(ALL, inAll);
      let size = 0;
      let counted: Entry | undefined;
      let isOver = false;
      let reject: (reason: Failure) => void = () => {};
      const gaveWay = new Promise<never>((_, no) => {
        reject = no;
      });
      gaveWay.catch(() => {});

      const end = () => {
        isOver = true;
        counted?.close();
      };
      const giveWay = () => {
        end();
        reject(full());
      };
      return {
        hold(bytes) {
          if (isOver) throw full();
          size += bytes;
          const more = Math.max(0, size - free) - (counted?.amount ?? 0);
          if (more === 0) return;
          counted ??= ledger.open(accounts.keys(), now().getTime(), giveWay);
          if (more > 0) for (const [account, most] of accounts) makeRoom(account, most, more, counted);
          counted.add(more);
        },
        gaveWay,
        end,
      };
    },
    held: () => ledger.totalOf(ALL),
  };
};
