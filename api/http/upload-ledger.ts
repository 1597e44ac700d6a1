import { networksOf } from '../attempts/networks.ts';

/** For how long a picture counts against its sender. */
export const DAY_MS = 24 * 60 * 60 * 1000;

/** A picture of an undecided submission. */
interface Pending {
  bytes: number;
  sender: string | undefined;
  at: number;
}

/** The pictures that count for one address, or for the wide network around several, oldest first. */
interface Account {
  ids: Set<string>;
  bytes: number;
}

/** Who a picture counts for: its sender's address and the network around that. */
const keysOf = (sender: string | undefined): string[] =>
  sender === undefined ? [] : [...new Set([sender, networksOf(sender).wide])];

/** What is counted: the pictures of undecided submissions, and what is being received. */
export const createUploadLedger = (now: () => Date) => {
  const pictures = new Map<string, Pending>();
  const accounts = new Map<string, Account>();
  const receiving = new Map<string, number>();
  let total = 0;

  const take = (key: string, id: string, bytes: number) => {
    const account = accounts.get(key);
    if (!account?.ids.delete(id)) return;
    account.bytes -= bytes;
    if (account.ids.size === 0) accounts.delete(key);
  };
  const add = (id: string, picture: Pending) => {
    pictures.set(id, picture);
    total += picture.bytes;
    for (const key of keysOf(picture.sender)) {
      const account = accounts.get(key) ?? { ids: new Set(), bytes: 0 };
      account.ids.add(id);
      account.bytes += picture.bytes;
      accounts.set(key, account);
    }
  };
  /** Keeps its place among the others of its sender. */
  const resize = (id: string, picture: Pending, bytes: number) => {
    total += bytes - picture.bytes;
    for (const key of keysOf(picture.sender)) {
      const account = accounts.get(key);
      if (account?.ids.has(id)) account.bytes += bytes - picture.bytes;
    }
    pictures.set(id, { ...picture, bytes });
  };

  const ledger = {
    set(id: string, picture: Pending) {
      const known = pictures.get(id);
      if (known?.sender === picture.sender && known?.at === picture.at) return resize(id, known, picture.bytes);
      ledger.delete(id);
      add(id, picture);
    },
    get: (id: string) => pictures.get(id),
    delete(id: string) {
      const picture = pictures.get(id);
      if (!picture) return;
      pictures.delete(id);
      total -= picture.bytes;
      for (const key of keysOf(picture.sender)) take(key, id, picture.bytes);
    },
    total: () => total,
    /** The bytes of the last day's pictures of an address or a network, and the time of the oldest. */
    lastDayOf(key: string): { bytes: number; oldest: number } | null {
      const since = now().getTime() - DAY_MS;
      for (const id of accounts.get(key)?.ids ?? []) {
        const { bytes = 0, at = 0 } = pictures.get(id) ?? {};
        if (at > since) return { bytes: accounts.get(key)?.bytes ?? 0, oldest: at };
        take(key, id, bytes);
      }
      return null;
    },
    /** The bytes that an address or a network is sending. */
    receiving: (key: string) => receiving.get(key) ?? 0,
    /** Counts for the address and the network around it. Returns a function that takes the bytes back. */
    receive(sender: string, bytes: number) {
      const keys = keysOf(sender);
      for (const key of keys) receiving.set(key, ledger.receiving(key) + bytes);
      return () => {
        for (const key of keys) {
          const left = ledger.receiving(key) - bytes;
          if (left > 0) receiving.set(key, left);
          else receiving.delete(key);
        }
      };
    },
  };
  return ledger;
};
