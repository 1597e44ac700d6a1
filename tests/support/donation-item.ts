import type { DonationItem } from '#contract/donations/donation-desk.ts';

/** An offer that waits for review, as staff see it, for what is worked out of its fields. */
export const donation = (details: Partial<DonationItem> = {}): DonationItem => ({
  id: 'armchairs'.padEnd(22, '0'),
  reference: 'D-ABC123',
  submitterName: 'Deirdre Kinsella',
  submitterEmail: 'deirdre@post.example',
  submitterPhone: '020 915 0002',
  description: 'Two purple armchairs. Wool covers, from a smoke-free home.',
  category: 'furniture',
  condition: 'good',
  estimatedValue: 120,
  pickupRequired: true,
  pickupAddress: '14 Charlton Hill, New Ross',
  pickupInstructions: 'Green gate.',
  photos: [],
  photoUrls: [],
  status: 'pending',
  held: false,
  adminNotes: null,
  createdAt: '2026-03-02T09:00:00.000Z',
  reviewedAt: null,
  reviewedBy: null,
  collectedAt: null,
  history: [],
  ...details,
});
