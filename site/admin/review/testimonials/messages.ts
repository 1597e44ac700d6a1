export const LIST_FAILED = 'Error loading testimonials. Please try refreshing the page.';
export const NONE_FOUND = 'No testimonials match your search.';
export const DECISION_FAILED = {
  approved: 'Failed to approve testimonial. Please try again.',
  rejected: 'Failed to reject testimonial. Please try again.',
  pending: 'Failed to undo the decision. Please try again.',
} as const;
export const DELETE_FAILED = 'Failed to delete testimonial. Please try again.';
export const UNDO_FAILED = 'Failed to undo the decision. Please try again.';
export const REDACTION_FAILED = 'Failed to save the edited text. Please try again.';
