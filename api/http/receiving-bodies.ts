import { answers } from '#contract/words/answers.ts';
import { sentence } from '#contract/words/message.ts';
import { Failure } from '../core/failure.ts';
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

interface Account {
  bytes: number;
  readonly most: number;
}

interface Held {
  accounts: readonly Account[];
  since: number;
  giveWay(): void;
}

interface Options {
  now: () => Date;
  log: Log;
  limits?: Limits;
}

export const createReceivingBodies = ({ now, log, limits = usual }: Options): ReceivingBodies => {
  const { free, inAll, ofVisitors, ofSender } = limits;
  const all: Account = { bytes: 0, most: inAll };
  const visitors: Account = { bytes: 0, most: ofVisitors };
  const senders = new Map<string, Account>();
  /** The bodies that count, in the order in which they began to. */
  const bodies = new Set<Held>();
  let loggedAt = Number.NEGATIVE_INFINITY;

  const logFull = () => {
    const at = now().getTime();
    if (at - loggedAt < RETRY_AFTER * 1000) return;
    loggedAt = at;
    log.warn('bodies.budget-reached', { megabytes: Math.round(all.bytes / MB) });
  };

  /** Lets the bodies that take too long make room in an account. @throws Failure when that is not enough. */
  const makeRoom = (account: Account, bytes: number, asking: Held) => {
    for (const body of bodies) {
      if (account.bytes + bytes <= account.most || now().getTime() - body.since < PATIENCE_MS) break;
      if (body !== asking && body.accounts.includes(account)) body.giveWay();
    }
    if (account.bytes + bytes <= account.most) return;
    if (account === all || account === visitors) logFull();
    throw full();
  };

  return {
    begin({ key, isStaff }) {
      const name = `${isStaff ? 'staff' : 'address'} ${key}`;
      let size = 0;
      let counted = 0;
      let held: Held | null = null;
      let isOver = false;
      let reject: (reason: Failure) => void = () => {};
      const gaveWay = new Promise<never>((_, no) => {
        reject = no;
      });
      gaveWay.catch(() => {});

      const add = (accounts: readonly Account[], bytes: number) => {
        for (const account of accounts) account.bytes += bytes;
        counted += bytes;
      };
      const end = () => {
        isOver = true;
        if (!held) return;
        add(held.accounts, -counted);
        bodies.delete(held);
        held = null;
        if (senders.get(name)?.bytes === 0) senders.delete(name);
      };
      const giveWay = () => {
        end();
        reject(full());
      };
      const start = (): Held => {
        const own = senders.get(name) ?? { bytes: 0, most: ofSender };
        senders.set(name, own);
        return { accounts: isStaff ? [own, all] : [own, visitors, all], since: now().getTime(), giveWay };
      };
      return {
        hold(bytes) {
          if (isOver) throw full();
          size += bytes;
          const more = Math.max(0, size - free) - counted;
          if (more === 0) return;
          held ??= start();
          bodies.add(held);
          for (const account of held.accounts) if (more > 0) makeRoom(account, more, held);
          add(held.accounts, more);
        },
        gaveWay,
        end,
      };
    },
    held: () => all.bytes,
  };
};
