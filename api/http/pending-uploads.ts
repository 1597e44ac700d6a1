import { sentence } from '#contract/words/message.ts';
import { serverMessages } from '#contract/words/server-messages.ts';
import { networksOf } from '../attempts/networks.ts';
import { Failure } from '../core/failure.ts';
import { describeError, type Log } from '../core/log.ts';
import { createUsageLedger, type Entry } from '../core/usage-ledger.ts';
import type { CollectionName } from '../store/collections.ts';
import { definitions, type Stored } from '../store/definitions.ts';
import type { Change, Store } from '../store/store.ts';

const MB = 1024 * 1024;

const usual = {
  /**
   * Bytes of undecided pictures. A phone photo has about 0.4 MB in all sizes: an address may have 300 waiting, or 60 offers
   * with five photos each, and all together 10,000, or 2,000 offers.
   */
  perAddress: 128 * MB,
  inAll: 4096 * MB,
  /** All addresses of a /16 or /48 together, as the holder of a network has endless addresses. */
  perNetwork: 1024 * MB,
  /** Bytes that one address sends at a time: two whole offers with the largest photos, and some more. */
  receiving: 64 * MB,
};
/** All addresses of a /48 together may send this many times as much. */
const NETWORK_FACTOR = 4;
/** The sender of a picture is forgotten if no record has named it after this many others. */
const SENDERS_MAX = 10_000;
const MINUTE = 60;
const DAY_MS = 24 * 60 * MINUTE * 1000;

const ADDRESS_FULL = sentence(serverMessages.uploadsFull);
const ADDRESS_BUSY = sentence(serverMessages.uploadsBusy);
const ALL_FULL = sentence(serverMessages.uploadsAllFull);

/** Kept in memory: nothing about an address is written. */
export interface PendingUploads {
  /** @throws Failure `rate_limited` or `unavailable` if no more pictures of this address, or of anyone, are taken. */
  check(sender: string): void;
  /**
   * Counts bytes until the returned function is called.
   * @throws as `check`.
   */
  receive(sender: string, bytes: number): () => void;
  sent(id: string, sender: string): void;
  isFull(): boolean;
  countAll(): Promise<void>;
}

interface Parts {
  store: Store;
  sizeOf: (id: string) => Promise<number>;
  now: () => Date;
  log: Log;
  limits?: typeof usual;
}

const WITH_PICTURES = ['testimonials', 'donations'] as const satisfies readonly CollectionName[];
const hasPictures = (name: CollectionName): name is (typeof WITH_PICTURES)[number] =>
  WITH_PICTURES.some((each) => each === name);

const picturesOf = (name: (typeof WITH_PICTURES)[number], record: unknown): readonly string[] => {
  const stored = record as (Stored & { status: string }) | undefined;
  return stored?.status === 'pending' ? (definitions[name].indexes.picture?.keys(stored) ?? []) : [];
};

export const unlimitedUploads: PendingUploads = {
  check: () => {},
  receive: () => () => {},
  sent: () => {},
  isFull: () => false,
  countAll: async () => {},
};

const EVERYBODY = 'everybody';
const accountsOf = (sender: string) => [sender, networksOf(sender).wide];

export const createPendingUploads = ({ store, sizeOf, now, log, limits = usual }: Parts): PendingUploads => {
  const { perAddress, perNetwork, inAll, receiving } = limits;
  const [undecided, sending] = [createUsageLedger(), createUsageLedger()];
  const pictures = new Map<string, Entry>();
  const senders = new Map<string, string>();
  let wasFull = false;

  const isFull = () => undecided.totalOf(EVERYBODY) >= inAll;

  const noteFull = () => {
    if (isFull() === wasFull) return;
    wasFull = isFull();
    const fields = { megabytes: Math.round(undecided.totalOf(EVERYBODY) / MB) };
    if (wasFull) log.error('uploads.budget-reached', fields);
    else log.info('uploads.budget-free', fields);
  };

  const open = (id: string): Entry => {
    const sender = senders.get(id);
    senders.delete(id);
    const accounts = sender === undefined ? [EVERYBODY] : [EVERYBODY, ...accountsOf(sender)];
    const picture = undecided.open(accounts, now().getTime());
    pictures.set(id, picture);
    return picture;
  };

  const add = async (id: string) => {
    const picture = pictures.get(id) ?? open(id);
    const bytes = await sizeOf(id);
    if (pictures.get(id) === picture) picture.add(bytes - picture.amount);
    noteFull();
  };

  const remove = (id: string) => {
    pictures.get(id)?.close();
    pictures.delete(id);
  };

  const follow = ({ collection, before, after }: Change) => {
    if (!hasPictures(collection)) return;
    const present = picturesOf(collection, after);
    for (const id of picturesOf(collection, before)) if (!present.includes(id)) remove(id);
    noteFull();
    for (const id of present) {
      add(id).catch((error: unknown) => log.error('uploads.count-failed', describeError(error)));
    }
  };
  store.subscribe((changes) => changes.forEach(follow));

  const lastDayBegan = (account: string): number | null => {
    for (const picture of undecided.entriesOf(account)) {
      if (picture.since > now().getTime() - DAY_MS) return picture.since;
      picture.leave(account);
    }
    return null;
  };

  const checkAccount = (account: string, sendingNow: number, most: number) => {
    const began = lastDayBegan(account);
    if (began === null || undecided.totalOf(account) + sendingNow < most) return;
    const retryAfter = Math.max(MINUTE, Math.ceil((began + DAY_MS - now().getTime()) / 1000));
    throw new Failure('rate_limited', ADDRESS_FULL, { retryAfter });
  };

  const check = (sender: string) => {
    if (isFull()) throw new Failure('unavailable', ALL_FULL, { retryAfter: 10 * MINUTE });
    checkAccount(sender, sending.totalOf(sender), perAddress);
    checkAccount(networksOf(sender).wide, 0, perNetwork);
  };

  return {
    check,
    receive(sender, bytes) {
      check(sender);
      const { wide } = networksOf(sender);
      // Room is set aside for what comes, however slowly: no IPv6 network holds that of everybody.
      const isNetworkBusy = sender.includes(':') && sending.totalOf(wide) + bytes > receiving * NETWORK_FACTOR;
      if (isNetworkBusy || sending.totalOf(sender) + bytes > receiving)
        throw new Failure('rate_limited', ADDRESS_BUSY, { retryAfter: MINUTE });
      const sent = sending.open(accountsOf(sender), now().getTime());
      sent.add(bytes);
      return sent.close;
    },
    sent(id, sender) {
      senders.set(id, sender);
      const oldest = senders.size > SENDERS_MAX ? senders.keys().next().value : undefined;
      if (oldest !== undefined) senders.delete(oldest);
    },
    isFull,
    async countAll() {
      for (const name of WITH_PICTURES) {
        const ids: string[] = [];
        for (const record of store.data[name].iterate('status', 'pending')) ids.push(...picturesOf(name, record));
        for (const id of ids) {
          const isPending = store.data[name].list('picture', id).some(({ status }) => status === 'pending');
          if (isPending && !pictures.has(id)) await add(id);
        }
      }
    },
  };
};
