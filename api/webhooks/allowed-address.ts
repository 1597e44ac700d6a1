import ipaddr from 'ipaddr.js';

export interface AllowedAddresses {
  mayReach(address: string): boolean;
  /** True for a network that the operator has allowed: only there may a call go without TLS. */
  isAllowedNetwork(address: string): boolean;
}

/** All addresses of the internet that are written as IPv6: others are reserved, or lead to an IPv4 address ("::127.0.0.1"). */
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR('2000::/3');

const isOfInternet = (address: string): boolean => {
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GLOBAL_V6));
};

/** Also recognises reserved addresses that are written as IPv6. `networks` are in CIDR notation, such as `10.0.0.0/8`. */
export const allowedAddresses = (networks: readonly string[]): AllowedAddresses => {
  const ranges = networks.map((network) => ipaddr.parseCIDR(network));
  const isAllowedNetwork = (address: string) => {
    if (!ipaddr.isValid(address)) return false;
    const parsed = ipaddr.process(address);
    return ranges.some((range) => range[0].kind() === parsed.kind() && parsed.match(range));
  };
  return {
    isAllowedNetwork,
    mayReach: (address) => ipaddr.isValid(address) && (isOfInternet(address) || isAllowedNetwork(address)),
  };
};
