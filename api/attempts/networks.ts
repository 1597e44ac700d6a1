/** The network around an address, as keys for counting: never stored, never logged. */
export interface ClientNetworks {
  /** What a client address counts as: an IPv4 address, or the /64 of an IPv6 address. */
  address: string;
  /** What one provider's site may hold: /16 or /48. */
  wide: string;
}

/** The wider network of an address as `clientAddress` returns it; one that is neither IPv4 nor IPv6 is its own network. */
export const networksOf = (address: string): ClientNetworks => {
  const v4 = /^(\d+\.\d+)\.\d+\.\d+$/.exec(address);
  if (v4) return { address, wide: `${v4[1]}.0.0/16` };
  const [a, b, c, d] = address.split(':');
  return { address, wide: d === undefined ? address : `${a}:${b}:${c}/48` };
};
