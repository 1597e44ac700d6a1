import type { DonationStatus } from '#contract/donations/donations.ts';

export const NONE_PENDING = 'No pending donations at the moment.';
export const NONE_FOUND = 'No donations match your criteria.';
export const LIST_FAILED = 'Error loading donations. Please try refreshing the page.';
export const DECISION_FAILED: Record<DonationStatus, string> = {
  approved: 'Failed to approve donation. Please try again.',
  rejected: 'Failed to reject donation. Please try again.',
  collected: 'Failed to mark donation as collected. Please try again.',
  pending: 'Failed to put donation back. Please try again.',
};
export const UNDO_FAILED = 'Failed to undo the decision. Please try again.';
export const DELETE_FAILED = 'Failed to delete donation. Please try again.';
export const DELETE_QUESTION = 'Are you sure you want to permanently delete this donation?';
