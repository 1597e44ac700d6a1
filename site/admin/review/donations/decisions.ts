import { donationTransitions } from '#contract/donations/donation-desk.ts';
import type { DonationStatus } from '#contract/donations/donations.ts';
import type { Tone } from '../../../ui/Badge.tsx';
import type { IconName } from '../../../ui/icon-names.ts';
import { confirmKeys } from '../../shell/shortcuts/confirm-keys.ts';
import { type Shortcut, selectionShortcuts } from '../../shell/shortcuts/ShortcutList.tsx';

export const statusVariants: Record<DonationStatus, { label: string; tone: Tone; icon: IconName }> = {
  pending: { label: 'Pending', tone: 'wait', icon: 'clock' },
  approved: { label: 'Approved', tone: 'ok', icon: 'check' },
  collected: { label: 'Collected', tone: 'info', icon: 'package-check' },
  rejected: { label: 'Rejected', tone: 'bad', icon: 'x' },
};

export interface Step {
  to: DonationStatus;
  label: string;
  icon: IconName;
  key: string;
}

const steps: Record<DonationStatus, Step> = {
  approved: { to: 'approved', label: 'Approve', icon: 'check', key: 'a' },
  rejected: { to: 'rejected', label: 'Reject', icon: 'x', key: 'r' },
  collected: { to: 'collected', label: 'Mark collected', icon: 'package-check', key: 'c' },
  pending: { to: 'pending', label: 'Back to pending', icon: 'undo-2', key: 'b' },
};
const notCollected: Step = { to: 'approved', label: 'Not collected', icon: 'undo-2', key: 'a' };

/** Returns the steps possible from a status, the likeliest first. */
export const stepsFrom = (status: DonationStatus): Step[] =>
  status === 'collected' ? [notCollected] : donationTransitions[status].map((to) => steps[to]);

export const doneLabels: Record<DonationStatus, string> = {
  approved: 'Approved',
  rejected: 'Rejected',
  collected: 'Collected',
  pending: 'Back to pending',
};

export const donationShortcuts = (): Shortcut[] => [
  { does: 'Next, previous', keys: ['J', 'K'] },
  { does: 'Details', keys: ['E', '↵'] },
  { does: 'Approve', keys: ['A'] },
  { does: 'Reject', keys: ['R'] },
  { does: 'Mark collected', keys: ['C'] },
  { does: 'Back to pending', keys: ['B'] },
  { does: 'Undo', keys: ['U'] },
  ...selectionShortcuts,
  { does: 'Confirm', keys: confirmKeys() },
  { does: 'All shortcuts', keys: ['?'] },
];
