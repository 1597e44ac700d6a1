/** Keys for counting, never stored and never logged. */
export interface ClientNetworks {
  /** An IPv4 address, or the /64 of an IPv6 address. */
  address: string;
  /** The /16 or /48, which may be one provider's site. */
  wide: string;
}

/** Takes an address as `clientAddress` returns it; one that is neither IPv4 nor IPv6 is its own network. */
export const networksOf = (address: string): ClientNetworks => {
  const v4 = /^(\d+\.\d+)\.\d+\.\d+$/.exec(address);
  if (v4) return { address, wide: `${v4[1]}.0.0/16` };
  const [a, b, c, d] = address.split(':');
  return { address, wide: d === undefined ? address : `${a}:${b}:${c}/48` };
};
