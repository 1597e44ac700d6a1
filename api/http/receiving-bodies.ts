import { sentence } from '#contract/words/message.ts';
import { serverMessages } from '#contract/words/server-messages.ts';
import { Failure } from '../core/failure.ts';
import type { Log } from '../core/log.ts';
import { createUsageLedger, type Entry } from '../core/usage-ledger.ts';

const MB = 1024 * 1024;

/** Bytes. */
interface Limits {
  /** The free allowance of each body, which does not count towards the others; only the number of connections limits it. */
  free: number;
  inAll: number;
  /** The limit of all who are not signed in, so that staff can always save. */
  ofVisitors: number;
  /** The limit of one address, or one staff member. */
  ofSender: number;
}

const usual: Limits = { free: MB / 64, inAll: 64 * MB, ofVisitors: 32 * MB, ofSender: 8 * MB };
/** A body that has taken longer makes room for others if there is none. */
const PATIENCE_MS = 20_000;
const RETRY_AFTER = 60;

const FULL = sentence(serverMessages.sendingFull);
const full = () => new Failure('unavailable', FULL, { retryAfter: RETRY_AFTER });

export interface ReceivingBody {
  /** @throws Failure `unavailable` if there is no room. */
  hold(bytes: number): void;
  /** Rejects with a Failure `unavailable` if the body has to make room for others. */
  gaveWay: Promise<never>;
  end(): void;
}

export interface ReceivingBodies {
  /** `key` is the client's address or a staff member's id. */
  begin(sender: { key: string; isStaff: boolean }): ReceivingBody;
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
  const ledger = createUsageLedger();
  let loggedAt = Number.NEGATIVE_INFINITY;

  const logFull = () => {
    const at = now().getTime();
    if (at - loggedAt < RETRY_AFTER * 1000) return;
    loggedAt = at;
    log.warn('bodies.budget-reached', { megabytes: Math.round(ledger.totalOf(ALL) / MB) });
  };

  /** @throws Failure if ending the bodies that take too long is not enough. */
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
