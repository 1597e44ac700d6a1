import { answers } from '#contract/words/answers.ts';
import { sentence } from '#contract/words/message.ts';
import { networksOf } from '../attempts/networks.ts';
import { Failure } from '../core/failure.ts';
import { describeError, type Log } from '../core/log.ts';
import type { CollectionName } from '../store/collections.ts';
import { definitions, type Stored } from '../store/definitions.ts';
import type { Change, Store } from '../store/store.ts';
import { createUploadLedger, DAY_MS } from './upload-ledger.ts';

const MB = 1024 * 1024;

/**
 * Bytes of pictures that nobody has decided about yet. A photo of a phone comes to about 0.4 MB in all its sizes: an address may
 * have 300 of them waiting, which is 60 offers with five photos each in a day, and all together 10,000, which is 2,000 offers.
 */
const PENDING_PER_ADDRESS = 128 * MB;
const PENDING_IN_ALL = 4096 * MB;
/** All addresses of a /16 or a /48 together: whoever holds a whole network has endlessly many addresses. */
const PENDING_PER_NETWORK = 1024 * MB;
/** Files that one address sends at a time, as they come: two whole offers with the largest photos, and some more. */
const RECEIVING_PER_ADDRESS = 64 * MB;
/** So many times as much all addresses of a /48 send at a time. */
const NETWORK_FACTOR = 4;
/** The address of a picture is forgotten when no record has named it after so many others. */
const SENDERS_MAX = 10_000;
const MINUTE = 60;

const ADDRESS_FULL = sentence(answers.uploadsFull);
const ADDRESS_BUSY = sentence(answers.uploadsBusy);
const ALL_FULL = sentence(answers.uploadsAllFull);

/** A budget of pictures that belong to undecided submissions, in memory: nothing about an address is written. */
export interface PendingUploads {
  /** @throws Failure `rate_limited` or `unavailable` when no more pictures of this address, or of anyone, are taken. */
  check(sender: string): void;
  /** Counts bytes that are being received until the returned function is called. @throws as `check`. */
  receive(sender: string, bytes: number): () => void;
  /** Remembers who sent the picture with this id, until a record names it. */
  sent(id: string, sender: string): void;
  /** True when no more pictures are taken from anyone. */
  isFull(): boolean;
  /** Counts the pictures that were there at the start. */
  countAll(): Promise<void>;
}

interface Parts {
  store: Store;
  /** How many bytes the files of a picture take. */
  sizeOf: (id: string) => Promise<number>;
  now: () => Date;
  log: Log;
  limits?: { perAddress: number; perNetwork: number; inAll: number; receiving: number };
}

const WITH_PICTURES = ['testimonials', 'donations'] as const satisfies readonly CollectionName[];
const hasPictures = (name: CollectionName): name is (typeof WITH_PICTURES)[number] =>
  WITH_PICTURES.some((each) => each === name);

const picturesOf = (name: (typeof WITH_PICTURES)[number], record: unknown): readonly string[] => {
  const stored = record as (Stored & { status: string }) | undefined;
  return stored?.status === 'pending' ? (definitions[name].indexes.picture?.keys(stored) ?? []) : [];
};

/** The budgets of `RATE_LIMITS=off`: none. */
export const unlimitedUploads: PendingUploads = {
  check: () => {},
  receive: () => () => {},
  sent: () => {},
  isFull: () => false,
  countAll: async () => {},
};

export const createPendingUploads = ({ store, sizeOf, now, log, limits }: Parts): PendingUploads => {
  const { perAddress, perNetwork, inAll, receiving } = limits ?? {
    perAddress: PENDING_PER_ADDRESS,
    perNetwork: PENDING_PER_NETWORK,
    inAll: PENDING_IN_ALL,
    receiving: RECEIVING_PER_ADDRESS,
  };
  const ledger = createUploadLedger(now);
  const senders = new Map<string, string>();
  let wasFull = false;

  const noteFull = () => {
    const isFull = ledger.total() >= inAll;
    if (isFull === wasFull) return;
    wasFull = isFull;
    const fields = { megabytes: Math.round(ledger.total() / MB) };
    if (isFull) log.error('uploads.budget-reached', fields);
    else log.info('uploads.budget-free', fields);
  };

  const isPending = (name: (typeof WITH_PICTURES)[number], id: string) =>
    store.data[name].list('picture', id).some(({ status }) => status === 'pending');

  /** Counts a picture of a record that is undecided still when its size is known. */
  const add = async (name: (typeof WITH_PICTURES)[number], id: string) => {
    const at = ledger.get(id)?.at ?? now().getTime();
    const sender = senders.get(id) ?? ledger.get(id)?.sender;
    senders.delete(id);
    const bytes = await sizeOf(id);
    if (isPending(name, id)) ledger.set(id, { bytes, sender, at });
    noteFull();
  };

  const follow = ({ collection, before, after }: Change) => {
    if (!hasPictures(collection)) return;
    const present = picturesOf(collection, after);
    for (const id of picturesOf(collection, before)) if (!present.includes(id)) ledger.delete(id);
    noteFull();
    for (const id of present) {
      add(collection, id).catch((error: unknown) => log.error('uploads.count-failed', describeError(error)));
    }
  };
  store.subscribe((changes) => changes.forEach(follow));

  const checkAccount = (key: string, receivingNow: number, most: number) => {
    const lastDay = ledger.lastDayOf(key);
    if (!lastDay || lastDay.bytes + receivingNow < most) return;
    const retryAfter = Math.max(MINUTE, Math.ceil((lastDay.oldest + DAY_MS - now().getTime()) / 1000));
    throw new Failure('rate_limited', ADDRESS_FULL, { retryAfter });
  };

  const check = (sender: string) => {
    if (ledger.total() >= inAll) throw new Failure('unavailable', ALL_FULL, { retryAfter: 10 * MINUTE });
    checkAccount(sender, ledger.receiving(sender), perAddress);
    checkAccount(networksOf(sender).wide, 0, perNetwork);
  };

  return {
    check,
    receive(sender, bytes) {
      check(sender);
      const { wide } = networksOf(sender);
      // Room is set aside for what comes, however slowly: no IPv6 network holds that of everybody.
      const isNetworkBusy = sender.includes(':') && ledger.receiving(wide) + bytes > receiving * NETWORK_FACTOR;
      if (isNetworkBusy || ledger.receiving(sender) + bytes > receiving)
        throw new Failure('rate_limited', ADDRESS_BUSY, { retryAfter: MINUTE });
      return ledger.receive(sender, bytes);
    },
    sent(id, sender) {
      senders.set(id, sender);
      const oldest = senders.size > SENDERS_MAX ? senders.keys().next().value : undefined;
      if (oldest !== undefined) senders.delete(oldest);
    },
    isFull: () => ledger.total() >= inAll,
    async countAll() {
      for (const name of WITH_PICTURES) {
        const ids: string[] = [];
        for (const record of store.data[name].iterate('status', 'pending')) ids.push(...picturesOf(name, record));
        for (const id of ids) if (!ledger.get(id)) await add(name, id);
      }
    },
  };
};
