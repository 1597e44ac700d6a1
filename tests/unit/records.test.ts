import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { type StoredDonation, storedDonation } from '#contract/donations/stored-donation.ts';
import { storedMessage } from '#contract/messages/messages.ts';
import {
  columnsOf,
  createTextsOf,
  deskTexts,
  handedOver,
  type RecordDescription,
} from '#contract/records/description.ts';
import { donationRecord } from '#contract/records/donation.ts';
import { messageRecord } from '#contract/records/message.ts';
import { testimonialRecord } from '#contract/records/testimonial.ts';
import { storedTestimonial } from '#contract/testimonials/stored-testimonial.ts';

describe('the description of a record', () => {
  it.each<[string, object, z.ZodMiniObject]>([
    ['an offer', donationRecord, storedDonation],
    ['a testimonial', testimonialRecord, storedTestimonial],
    ['a message', messageRecord, storedMessage],
  ])('has every field of %s, and no other', (_, description, { shape }) => {
    expect(Object.keys(description).sort()).toEqual(Object.keys(shape).sort());
  });

  it('does not compile without a field, or for one of which nobody said what is searched or written', () => {
    const { pickupEircode, ...others } = donationRecord;
    // @ts-expect-error the Eircode is not described
    others satisfies RecordDescription<StoredDonation>;
    // @ts-expect-error what is searched in the history is not said
    ({ ...donationRecord, history: { is: 'text', column: null } }) satisfies RecordDescription<StoredDonation>;
    // @ts-expect-error what stands in the column of the photos is not said
    ({ ...donationRecord, photos: { is: 'details', column: 'Photos' } }) satisfies RecordDescription<StoredDonation>;
    expect(pickupEircode.is).toBe('eircode');
  });

  const offer: StoredDonation = {
    id: 'a'.repeat(22),
    reference: 'D-MX1DB0',
    submitterName: 'Niamh Doyle',
    submitterEmail: 'niamh@example.ie',
    submitterPhone: '020 915 0001',
    description: 'A pine table.',
    category: 'furniture',
    condition: 'good',
    otherThings: [
      { category: 'books', condition: 'fair', howMany: 'two boxes' },
      { category: 'toys', condition: 'good' },
    ],
    estimatedValue: 12.5,
    pickupRequired: true,
    pickupAddress: '14 Charlton Hill',
    pickupCounty: 'Wexford',
    pickupEircode: 'Y34 VX20',
    pickupInstructions: 'Ring twice.',
    pickup: { returned: { at: '2026-03-02T09:00:00.000Z', why: 'not-there', runId: 'r', note: 'A dog barked.' } },
    photos: [],
    status: 'approved',
    held: false,
    adminNotes: 'Nice.',
    reasonForDonor: 'Too large.',
    reviewedAt: null,
    reviewedBy: null,
    collectedAt: null,
    createdAt: '2026-03-02T09:00:00.000Z',
    history: [{ at: '2026-03-02T09:00:00.000Z', by: 'x', from: 'pending', to: 'approved', notes: 'Asked twice.' }],
    letters: [{ mailId: 'm', at: '2026-03-02T09:00:00.000Z', by: 'x', message: 'Dear Niamh.' }],
    dayAsked: { at: '2026-03-02T09:00:00.000Z', note: 'Not on Fridays.' },
    linkVersion: 2,
    likeness: { shapes: ['s'], links: [] },
  };

  it('says which texts of a record are searched', () => {
    expect(createTextsOf<StoredDonation>(donationRecord, ['name', 'phone', 'eircode'])(offer)).toEqual([
      'Niamh Doyle',
      '020 915 0001',
      'Y34 VX20',
    ]);
    expect(createTextsOf<StoredDonation>(donationRecord, deskTexts)(offer)).toEqual(
      expect.arrayContaining([
        'Furniture',
        'Good',
        '12.5',
        'Wexford',
        'Books & Media',
        'two boxes',
        'Asked twice.',
        'Dear Niamh.',
        'Not on Fridays.',
        'A dog barked.',
      ]),
    );
  });

  it('says what stands in each column', () => {
    const cells = columnsOf<StoredDonation>(donationRecord).map(({ heading, cellOf }) => [heading, cellOf(offer)]);
    expect(Object.fromEntries(cells)).toMatchObject({
      'Pickup address': '14 Charlton Hill',
      'Pickup county': 'Wexford',
      'Pickup Eircode': 'Y34 VX20',
      'Also offered': 'Books & Media, fair (two boxes); Toys & Games, good',
      'Reason for the donor': 'Too large.',
      'Asked for another day': 'Not on Fridays.',
      Photos: 0,
      Collected: null,
    });
  });

  it('says what is not handed over to its person', () => {
    const given = handedOver(donationRecord, offer);
    expect(given).toMatchObject({ pickupEircode: 'Y34 VX20', otherThings: offer.otherThings, history: offer.history });
    expect(given).not.toHaveProperty('linkVersion');
    expect(given).not.toHaveProperty('likeness');
  });
});
