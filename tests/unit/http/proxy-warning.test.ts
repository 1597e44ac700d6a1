import { expect, it } from 'vitest';
import { isNearby } from '#api/http/proxy-warning.ts';

it.each([
  '127.0.0.1',
  '::1',
  '::ffff:127.0.0.1',
  '10.1.2.3',
  '::ffff:192.168.0.9',
  '172.31.0.1',
  'fd00::1',
  'fe80::1%eth0',
])('a proxy of one’s own may stand at %s', (address) => expect(isNearby(address)).toBe(true));

it.each(['192.0.2.1', '172.32.0.1', '2001:db8::1', '::ffff:203.0.113.7', 'unknown', ''])(
  'what comes from %s is no proxy of one’s own',
  (address) => expect(isNearby(address)).toBe(false),
);
