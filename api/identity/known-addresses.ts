const ADDRESSES_MAX = 5;
const KNOWN_FOR_MS = 30 * 24 * 60 * 60 * 1000;

/** Remembers from where people have signed in, in memory only: nothing about an address is ever written. */
export interface KnownAddresses {
  /** True when this account was signed in to from there within 30 days, among the latest five addresses. */
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
