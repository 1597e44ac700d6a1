import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { Deps } from './deps.ts';

const near = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  near.addSubnet(network, bits, 'ipv4');
}
near.addAddress('::1', 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');
near.addSubnet('fe80::', 10, 'ipv6');

export const isNearby = (address: string): boolean => {
  const [plain = ''] = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%');
  return near.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
};

/** Warns once if requests come through a proxy that the server does not trust, as all visitors then count as one. */
export const createProxyWarning = ({ log, warnings }: Pick<Deps, 'log' | 'warnings'>) => {
  return ({ headers, socket }: IncomingMessage): void => {
    if (warnings.has('untrustedProxy')) return;
    if (headers['x-forwarded-for'] === undefined && headers.forwarded === undefined) return;
    if (!isNearby(socket.remoteAddress ?? '')) return;
    warnings.add('untrustedProxy');
    log.warn('proxy.not-trusted', {
      message:
        'Requests come through a proxy, but TRUST_PROXY is off: all visitors share the limits of one address. Set TRUST_PROXY=on if the proxy is yours.',
    });
  };
};
