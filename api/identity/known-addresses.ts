const ADDRESSES_MAX = 5;
const KNOWN_FOR_MS = 30 * 24 * 60 * 60 * 1000;

/** Remembers the addresses of past sign-ins, in memory only; they are never stored. */
export interface KnownAddresses {
  /** True if it is one of the latest five addresses of the account's sign-ins, within 30 days. */
  has(email: string, address: string): boolean;
  remember(email: string, address: string): void;
}

export const createKnownAddresses = (now: () => Date): KnownAddresses => {
  const known = new Map<string, Map<string, number>>();
  return {
    has(email, address) {
      const at = known.get(email)?.get(address);
      return at !== undefined && now().getTime() - at <= KNOWN_FOR_MS;
    },
    remember(email, address) {
      const others = [...(known.get(email) ?? [])].filter(([other]) => other !== address);
      known.set(email, new Map([...others.slice(1 - ADDRESSES_MAX), [address, now().getTime()]]));
    },
  };
};
