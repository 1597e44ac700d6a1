export const NONE_PENDING = 'No pending donations at the moment.';
export const NONE_FOUND = 'No donations match your criteria.';
export const LIST_FAILED = 'Error loading donations. Please try refreshing the page.';
export const DECISION_FAILED = {
  approved: 'Failed to approve donation. Please try again.',
  rejected: 'Failed to reject donation. Please try again.',
} as const;
