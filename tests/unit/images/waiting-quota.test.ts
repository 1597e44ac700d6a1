import { expect, it } from 'vitest';
import { createWaitingQuota } from '#api/images/waiting-quota.ts';

/** An address in a network of its own. */
const from = (address: string) => ({ address, network: `around ${address}` });

it('the quota of waiting pictures lets an address have twenty pictures waiting, and gives places back', () => {
  const quota = createWaitingQuota();
  for (let call = 0; call < 3; call += 1) quota.take(from('one'), 5);
  const giveBack = quota.take(from('one'), 5);
  expect(() => quota.take(from('one'), 1)).toThrowError(
    expect.objectContaining({ code: 'rate_limited', retryAfter: 60 }),
  );
  quota.take(from('two'), 5);
  giveBack();
  quota.take(from('one'), 1);
  expect(() => quota.take(from('one'), 1)).toThrow();
});

it('the quota of waiting pictures lets each have fewer the more wait, so that a newcomer finds a place', () => {
  const quota = createWaitingQuota();
  for (let address = 0; address < 50; address += 1) quota.take(from(`flood ${address}`), 5);
  expect(() => quota.take(from('flood 1'), 1)).toThrowError(expect.objectContaining({ code: 'rate_limited' }));
  for (let address = 50; address < 100; address += 1) quota.take(from(`flood ${address}`), 5);
  quota.take(from('newcomer'), 5);
  expect(() => quota.take(from('newcomer'), 1)).toThrow();
});

it('the quota of waiting pictures takes no more than a thousand in all', () => {
  const quota = createWaitingQuota();
  for (let address = 0; address < 200; address += 1) quota.take(from(`address ${address}`), 5);
  expect(() => quota.take(from('one more'), 1)).toThrowError(expect.objectContaining({ code: 'unavailable' }));
});

it('the quota of waiting pictures lets no network keep others from sending pictures, however many addresses it has', () => {
  const quota = createWaitingQuota();
  const take = (address: number) =>
    quota.take({ address: `2001:db8:1:${address.toString(16)}`, network: '2001:db8:1/48' }, 5);
  for (let address = 0; address < 40; address += 1) take(address);
  expect(() => take(40)).toThrowError(expect.objectContaining({ code: 'rate_limited' }));
  for (let visitor = 0; visitor < 50; visitor += 1) quota.take(from(`visitor ${visitor}`), 5);
  expect(() => take(40)).toThrow();
});
