import { expect, it } from 'vitest';
import { createWaitingQuota } from '#api/images/waiting-quota.ts';

it('lets an address have twenty pictures waiting, and gives places back', () => {
  const quota = createWaitingQuota();
  for (let call = 0; call < 4; call += 1) quota.take('one', 5);
  expect(() => quota.take('one', 1)).toThrowError(expect.objectContaining({ code: 'rate_limited', retryAfter: 60 }));
  quota.take('two', 5);
  quota.give('one');
  quota.take('one', 1);
  expect(() => quota.take('one', 1)).toThrow();
});

it('lets each have fewer the more wait, so that a newcomer finds a place', () => {
  const quota = createWaitingQuota();
  for (let address = 0; address < 50; address += 1) quota.take(`flood ${address}`, 5);
  expect(() => quota.take('flood 1', 1)).toThrowError(expect.objectContaining({ code: 'rate_limited' }));
  for (let address = 50; address < 100; address += 1) quota.take(`flood ${address}`, 5);
  quota.take('newcomer', 5);
  expect(() => quota.take('newcomer', 1)).toThrow();
});

it('takes no more than a thousand in all', () => {
  const quota = createWaitingQuota();
  for (let address = 0; address < 200; address += 1) quota.take(`address ${address}`, 5);
  expect(() => quota.take('one more', 1)).toThrowError(expect.objectContaining({ code: 'unavailable' }));
});
