import { describe, expect, it } from 'vitest';
import { judgeBackups, judgeDisk, judgeMail, judgePictures, judgePortal, judgeStore } from '#api/health/judge.ts';

const NOW = new Date('2026-03-02T09:00:00.000Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

describe('backups', () => {
  const judge = (age: number | null, { isSkipped = false, runsFor = 500 } = {}) =>
    judgeBackups(
      { newestAt: age === null ? null : hoursAgo(age) },
      { isSkipped, startedAt: hoursAgo(runsFor), now: NOW },
    );
  it.each([
    ['of last night are good', judge(9), 'good'],
    ['that are two hours late want a look', judge(28), 'look'],
    ['of four days ago are broken', judge(96), 'broken'],
    ['that were left out for want of space want a look', judge(9, { isSkipped: true }), 'look'],
    ['that a new server is about to make are good', judge(null, { runsFor: 0.2 }), 'good'],
    ['that never came want a look', judge(null, { runsFor: 5 }), 'look'],
    ['that did not come for days are broken', judge(null, { runsFor: 80 }), 'broken'],
  ])('%s', (_, state, expected) => expect(state).toBe(expected));
});

describe('the disk', () => {
  it.each([
    ['is good with room', { refused: 'nothing', freeMb: 5000 }, 'good'],
    ['wants a look before anything is refused', { refused: 'nothing', freeMb: 999 }, 'look'],
    ['wants a look while uploads are refused', { refused: 'uploads', freeMb: 400 }, 'look'],
    ['is broken while nothing new is stored', { refused: 'growth', freeMb: 100 }, 'broken'],
    ['wants a look where it tells nothing', { refused: 'nothing', freeMb: null }, 'look'],
  ] as const)('%s', (_, space, expected) => expect(judgeDisk({ ...space, reserveMb: 500 })).toBe(expected));
});

describe('mail', () => {
  const none = { sent: 0, written: 0, failed: 0, lastSentAt: null, lastFailedAt: null, lastFailure: null };
  const failed = (code: string) => ({ ...none, lastFailedAt: NOW, lastFailure: { code, reply: null } });
  it.each([
    ['that was not needed yet is good', none, {}, 'good'],
    ['without a server wants a look', none, { hasServer: false }, 'look'],
    ['of which some were given up wants a look', { ...none, lastSentAt: NOW }, { givenUp: 2 }, 'look'],
    [
      'of which the latest went out is good',
      { ...failed('EAUTH'), lastFailedAt: hoursAgo(1), lastSentAt: NOW },
      {},
      'good',
    ],
    ['whose mailbox for answers cannot be read wants a look', none, { isMailboxSilent: true }, 'look'],
    ['whose server lets nobody in is broken', failed('EAUTH'), {}, 'broken'],
    ['of which one address was refused wants a look', failed('EENVELOPE'), {}, 'look'],
    ['that cannot be kept as a file is broken', failed('unavailable'), { hasServer: false }, 'broken'],
  ])('%s', (_, figures, outbox, expected) =>
    expect(judgeMail(figures, { hasServer: true, givenUp: 0, isMailboxSilent: false, ...outbox })).toBe(expected),
  );
});

it.each([
  ['a store that cannot be written is broken', judgeStore({ waiting: 0, failedWrites: 0 }, false), 'broken'],
  ['one whose writes failed wants a look', judgeStore({ waiting: 0, failedWrites: 1 }, true), 'look'],
  ['one that falls behind wants a look', judgeStore({ waiting: 1001, failedWrites: 0 }, true), 'look'],
  ['one that writes is good', judgeStore({ waiting: 3, failedWrites: 0 }, true), 'good'],
  ['a long queue of pictures wants a look', judgePictures({ waiting: 101 }), 'look'],
  ['a short one is good', judgePictures({ waiting: 100 }), 'good'],
  ['little memory left wants a look', judgePortal({ heapShare: 0.9, nodeUnsupportedSince: null }), 'look'],
  ['enough memory is good', judgePortal({ heapShare: 0.3, nodeUnsupportedSince: null }), 'good'],
  [
    'a Node without security updates wants a look',
    judgePortal({ heapShare: 0.3, nodeUnsupportedSince: '2026-04-30' }),
    'look',
  ],
])('%s', (_, state, expected) => expect(state).toBe(expected));
