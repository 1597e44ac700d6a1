import { donationCategories, donationConditions } from '../donations/donations.ts';
import type { StoredDonation } from '../donations/stored-donation.ts';
import type { RecordDescription } from './description.ts';

/** The name of a field in the list of an offer's facts; null for what its screens show elsewhere, or not at all. */
type Facts = Readonly<Record<keyof StoredDonation, { fact: string | null }>>;

/** An offer. The county and the Eircode stand in the fact of the address. */
export const donationRecord = {
  reference: { is: 'reference', column: 'Reference', fact: 'Reference' },
  status: { is: 'choice', column: 'Status', fact: null },
  createdAt: { is: 'time', column: 'Offered', fact: 'Offered' },
  submitterName: { is: 'name', column: 'Name', fact: 'From' },
  submitterEmail: { is: 'email', column: 'Email', fact: 'Email' },
  submitterPhone: { is: 'phone', column: 'Phone', fact: 'Phone' },
  category: {
    is: 'choice',
    column: 'Category',
    fact: null,
    words: (key) => donationCategories[key],
    cell: (key) => donationCategories[key],
  },
  condition: {
    is: 'choice',
    column: 'Condition',
    fact: null,
    words: (key) => donationConditions[key].label,
    cell: (key) => donationConditions[key].label,
  },
  description: { is: 'text', column: 'Description', fact: null },
  estimatedValue: { is: 'amount', column: 'Estimated value in euro', fact: 'Estimated value' },
  pickupRequired: { is: 'yes-no', column: 'Pickup', fact: 'Delivery' },
  pickupAddress: { is: 'text', column: 'Pickup address', fact: 'Pickup address' },
  pickupCounty: { is: 'text', column: 'Pickup county', fact: null },
  pickupEircode: { is: 'eircode', column: 'Pickup Eircode', fact: null },
  pickupInstructions: { is: 'text', column: 'Pickup instructions', fact: 'Instructions' },
  photos: { is: 'details', column: 'Photos', fact: null, cell: ({ length }) => length },
  assignedTo: { is: 'account', column: 'Assigned to', fact: null },
  adminNotes: { is: 'text', column: 'Notes', fact: null },
  reasonForDonor: { is: 'text', column: 'Reason for the donor', fact: null },
  reviewedAt: { is: 'time', column: 'Reviewed', fact: null },
  reviewedBy: { is: 'account', column: 'Reviewed by', fact: null },
  collectedAt: { is: 'time', column: 'Collected', fact: null },
  dayAsked: {
    is: 'text',
    column: 'Asked for another day',
    fact: null,
    words: ({ note }) => note,
    cell: ({ note }) => note,
  },
  history: { is: 'text', column: null, fact: null, words: (entries) => entries.map(({ notes }) => notes) },
  letters: { is: 'text', column: null, fact: null, words: (letters) => letters.map(({ message }) => message) },
  answerWaits: { is: 'time', column: null, fact: null },
  pickup: {
    is: 'text',
    column: null,
    fact: null,
    words: ({ returned, before }) => [returned?.note, before?.returned?.note, before?.dayAsked?.note],
  },
  previous: { is: 'text', column: null, fact: null, words: ({ dayAsked }) => dayAsked?.note, kept: true },
  urgency: { is: 'details', column: null, fact: null, kept: true },
  id: { is: 'id', column: null, fact: null },
  language: { is: 'details', column: null, fact: null },
  photoPlaces: { is: 'details', column: null, fact: null },
  photosDropped: { is: 'details', column: null, fact: null },
  assignedBy: { is: 'account', column: null, fact: null },
  held: { is: 'details', column: null, fact: null },
  linkVersion: { is: 'id', column: null, fact: null, kept: true },
  quarantinedAt: { is: 'time', column: null, fact: null },
  quarantineReason: { is: 'details', column: null, fact: null },
  likeness: { is: 'details', column: null, fact: null, kept: true },
  sentKeys: { is: 'details', column: null, fact: null, kept: true },
} as const satisfies RecordDescription<StoredDonation> & Facts;
