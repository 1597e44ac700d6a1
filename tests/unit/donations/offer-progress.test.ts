import { describe, expect, it } from 'vitest';
import type { ManagedDonation } from '#contract/donations/managed-donation.ts';
import { english } from '#contract/words/message.ts';
import { offerSteps } from '#site/donations/offer-progress.ts';

const own = (fields: Partial<ManagedDonation>): ManagedDonation => ({
  reference: 'D-4K7M2P',
  category: 'furniture',
  condition: 'good',
  description: 'Two armchairs.',
  status: 'pending',
  statusText: '',
  withdrawn: false,
  pickupRequired: true,
  pickupAddress: '14 Charlton Hill, New Ross',
  photos: [],
  picturesWaiting: 0,
  day: null,
  days: [],
  dayAsked: null,
  // Half past midnight in Ireland, where it is summer.
  createdAt: '2026-07-01T23:30:00.000Z',
  decidedAt: null,
  withdrawnAt: null,
  collectedAt: null,
  ...fields,
});

const linesOf = (fields: Partial<ManagedDonation>) =>
  offerSteps(own(fields)).map(({ name, note, state }) =>
    [state, english(name), typeof note === 'object' ? english(note.of, note.values) : note].filter(Boolean).join(' | '),
  );

const decidedAt = '2026-07-03T10:00:00.000Z';
const withdrawal = { status: 'rejected', withdrawn: true, withdrawnAt: '2026-07-04T10:00:00.000Z' } as const;

describe('the steps of an offer', () => {
  it.each([
    [
      'waiting, with the day in Ireland',
      {},
      [
        'now | Received | 2 July',
        'ahead | Looked at | Within 2-3 business days',
        'ahead | Day agreed',
        'ahead | Collected',
      ],
    ],
    [
      'approved for a pickup',
      { status: 'approved', decidedAt },
      [
        'done | Received | 2 July',
        'done | Looked at | 3 July',
        'now | Day agreed | We will contact you',
        'ahead | Collected',
      ],
    ],
    [
      'approved, with a day',
      { status: 'approved', decidedAt, day: { date: '2026-07-09', from: '14:00', to: '17:00' } },
      [
        'done | Received | 2 July',
        'done | Looked at | 3 July',
        'done | Day agreed | Thursday 9 July',
        'now | Collected',
      ],
    ],
    [
      'approved, to be brought in',
      { status: 'approved', decidedAt, pickupRequired: false },
      [
        'done | Received | 2 July',
        'done | Looked at | 3 July',
        'now | Bring it in | Any day we are open',
        'ahead | With us',
      ],
    ],
    [
      'declined',
      { status: 'rejected', decidedAt },
      ['done | Received | 2 July', 'stopped | Looked at | 3 July: we cannot take it'],
    ],
    ['withdrawn before a decision', withdrawal, ['done | Received | 2 July', 'stopped | Withdrawn | 4 July, by you']],
    [
      'withdrawn after an approval',
      { ...withdrawal, decidedAt },
      ['done | Received | 2 July', 'done | Looked at | 3 July', 'stopped | Withdrawn | 4 July, by you'],
    ],
    [
      'collected',
      { status: 'collected', decidedAt, collectedAt: '2026-07-09T15:00:00.000Z' },
      [
        'done | Received | 2 July',
        'done | Looked at | 3 July',
        'done | Day agreed',
        'done | Collected | 9 July, with thanks',
      ],
    ],
    [
      'brought in',
      { status: 'collected', decidedAt, pickupRequired: false, collectedAt: '2026-07-09T15:00:00.000Z' },
      ['done | Received | 2 July', 'done | Looked at | 3 July', 'done | With us | 9 July, with thanks'],
    ],
  ] as const)('%s', (_, fields, expected) => {
    expect(linesOf(fields)).toEqual(expected);
  });
});
