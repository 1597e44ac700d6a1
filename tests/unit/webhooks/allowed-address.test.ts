import { expect, it } from 'vitest';
import { allowedAddresses } from '#api/webhooks/allowed-address.ts';

const { mayReach } = allowedAddresses([]);

it.each(['198.51.99.7', '2a00:1450:400b::8', '::ffff:198.51.99.7'])('%s is of the internet', (address) => {
  expect(mayReach(address)).toBe(true);
});

it.each([
  '127.0.0.1',
  '::1',
  '::ffff:127.0.0.1',
  // As an address of a URL is written: "[::127.0.0.1]", and 10.0.0.1 in the same way.
  '::7f00:1',
  '::127.0.0.1',
  '::a00:1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::7f00:1',
  '2002:7f00:1::',
  '4000::1',
  'fe80::1',
  'fd00::1',
])('%s is no address of the internet', (address) => {
  expect(mayReach(address)).toBe(false);
});
