import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { networksOf } from '#api/attempts/networks.ts';
import { clientAddress } from '#api/http/client-address.ts';

const app = new Hono()
  .get('/proxied', (context) => context.text(clientAddress(context, true)))
  .get('/direct', (context) => context.text(clientAddress(context, false)));

const addressFor = async (path: string, forwarded: string, remoteAddress: string) => {
  const answer = await app.request(
    path,
    { headers: { 'x-forwarded-for': forwarded } },
    { incoming: { socket: { remoteAddress } } },
  );
  return answer.text();
};
const behind = (forwarded: string) => addressFor('/proxied', forwarded, '127.0.0.1');
const direct = (remoteAddress: string) => addressFor('/direct', '203.0.113.9', remoteAddress);

describe('the address that limits count by', () => {
  it.each([
    ['one network however its zeros are written', ['2001:db8::1:2:3:4', '2001:db8::a:2:3:4', '2001:0DB8:0:0:9:8:7:6']],
    ['one network with a zero at its end', ['2001:db8:5::1', '2001:db8:5:0:a:b:c:d', '2001:db8:5:0000::1:d']],
    ['one network under one name', ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::', '2001:db8:1:2::6']],
    ['one IPv4 address, as IPv6 too', ['198.51.100.7', '::ffff:198.51.100.7', '::FFFF:198.51.100.7']],
  ])('8 is the same for %s', async (_, addresses) => {
    for (const address of addresses) expect(await direct(address)).toBe(await direct(addresses[0] ?? ''));
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['2001:db8::1', '2001:db8:0:1::1'],
    ['::1', '::ffff:198.51.100.7'],
    ['198.51.100.7', '198.51.100.8'],
  ])('8 tells %s from %s', async (one, other) => {
    expect(await direct(one)).not.toBe(await direct(other));
  });

  it('8 does not change with the port that a proxy writes behind it', async () => {
    expect(await behind('198.51.100.7:50123')).toBe('198.51.100.7');
    expect(await behind('[2001:db8:1:2::5]:50123')).toBe(await behind('2001:db8:1:2::9'));
    expect(await behind('[2001:db8:1:2::5]')).toBe('2001:db8:1:2');
  });

  it('8 is what the trusted proxy wrote last, or else the connection’s', async () => {
    expect(await behind('10.9.8.7, 198.51.100.7')).toBe('198.51.100.7');
    expect(await behind('10.9.8.7,')).toBe('127.0.0.1');
    expect(await direct('198.51.100.7')).toBe('198.51.100.7');
  });
});

describe('the network around an address', () => {
  it('is the /16 of an IPv4 address', () => {
    expect(networksOf('198.51.100.7')).toEqual({
      address: '198.51.100.7',
      wide: '198.51.0.0/16',
    });
  });

  it('is the /48 of an IPv6 address, which counts as its /64', async () => {
    const address = await behind('2001:db8:40:1f2::9');
    expect(networksOf(address)).toEqual({
      address: '2001:db8:40:1f2',
      wide: '2001:db8:40/48',
    });
    expect(networksOf(await behind('2001:db8:40::')).wide).toBe(networksOf(address).wide);
    expect(networksOf(await behind('2001:db8:41::')).wide).not.toBe(networksOf(address).wide);
  });

  it('of what is no address is itself', () => {
    expect(networksOf('unknown')).toEqual({ address: 'unknown', wide: 'unknown' });
  });
});

it.each(['::ffff:198.51.100.7', '::ffff:c633:6407', '0:0:0:0:0:ffff:198.51.100.7', '[::ffff:198.51.100.7]:4711'])(
  'takes %s for the IPv4 address that it is',
  async (entry) => expect(await behind(entry)).toBe('198.51.100.7'),
);

it.each([
  ['15,500 colons', ':'.repeat(15_500)],
  ['groups of zeros', '0:'.repeat(7_700)],
  ['an address with more behind it', `198.51.100.7${' '.repeat(200)}x`],
  ['a name', 'proxy.example'],
  ['an octal number', '0306.063.0144.07'],
])('%s is no address, and is known to be none at its length', async (_, entry) => {
  expect(await behind(entry)).toBe('unknown');
});

it('ignores the zone of a link-local address', async () => {
  expect(await behind('fe80::1%eth0')).toBe(await behind('fe80::2%eth1'));
});
