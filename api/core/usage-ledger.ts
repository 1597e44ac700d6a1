/** Counts for several accounts, each a key such as an address, until it is closed. */
export interface Entry {
  readonly amount: number;
  /** Milliseconds. */
  readonly since: number;
  add(change: number): void;
  leave(account: string): void;
  close(): void;
  /** Gives up the work it stands for, when others need the room. */
  giveWay?: (() => void) | undefined;
}

export interface UsageLedger {
  open(accounts: Iterable<string>, since: number, giveWay?: () => void): Entry;
  totalOf(account: string): number;
  entriesOf(account: string): Iterable<Entry>;
}

export const createUsageLedger = (): UsageLedger => {
  const accounts = new Map<string, { total: number; entries: Set<Entry> }>();
  const open: UsageLedger['open'] = (keys, since, giveWay) => {
    const own = new Set(keys);
    let amount = 0;
    const entry: Entry = {
      get amount() {
        return amount;
      },
      since,
      giveWay,
      add(change) {
        amount += change;
        for (const key of own) {
          const account = accounts.get(key) ?? { total: 0, entries: new Set() };
          account.total += change;
          account.entries.add(entry);
          accounts.set(key, account);
        }
      },
      leave(key) {
        const account = own.delete(key) ? accounts.get(key) : undefined;
        if (!account?.entries.delete(entry)) return;
        account.total -= amount;
        if (account.entries.size === 0) accounts.delete(key);
      },
      close: () => [...own].forEach(entry.leave),
    };
    return entry;
  };
  return {
    open,
    totalOf: (key) => accounts.get(key)?.total ?? 0,
    entriesOf: (key) => accounts.get(key)?.entries ?? [],
  };
};
