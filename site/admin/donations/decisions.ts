import { donationTransitions } from '#contract/donations/donation-desk.ts';
import type { DonationStatus } from '#contract/donations/donations.ts';
import type { Tone } from '../../ui/Badge.tsx';
import type { IconDrawing } from '../../ui/Icon.tsx';
import { Check } from '../../ui/icons/Check.tsx';
import { Clock } from '../../ui/icons/Clock.tsx';
import { PackageCheck } from '../../ui/icons/PackageCheck.tsx';
import { Undo2 } from '../../ui/icons/Undo2.tsx';
import { X } from '../../ui/icons/X.tsx';
import { confirmKeys } from '../shortcuts/confirm-keys.ts';
import { type Shortcut, selectionShortcuts } from '../shortcuts/ShortcutList.tsx';

export const statusVariants: Record<DonationStatus, { label: string; tone: Tone; icon: IconDrawing }> = {
  pending: { label: 'Pending', tone: 'wait', icon: Clock },
  approved: { label: 'Approved', tone: 'ok', icon: Check },
  collected: { label: 'Collected', tone: 'info', icon: PackageCheck },
  rejected: { label: 'Rejected', tone: 'bad', icon: X },
};

/** A decision that staff can make about an item. */
export interface Step {
  to: DonationStatus;
  label: string;
  icon: IconDrawing;
  key: string;
}

const steps: Record<DonationStatus, Step> = {
  approved: { to: 'approved', label: 'Approve', icon: Check, key: 'a' },
  rejected: { to: 'rejected', label: 'Reject', icon: X, key: 'r' },
  collected: { to: 'collected', label: 'Mark collected', icon: PackageCheck, key: 'c' },
  pending: { to: 'pending', label: 'Back to pending', icon: Undo2, key: 'b' },
};
const notCollected: Step = { to: 'approved', label: 'Not collected', icon: Undo2, key: 'a' };

/** What can be done with an item in a status, the likeliest first. */
export const stepsFrom = (status: DonationStatus): Step[] =>
  status === 'collected' ? [notCollected] : donationTransitions[status].map((to) => steps[to]);

/** What was done with an item that is now in a status, as in "Approved by Aoife Byrne". */
export const doneLabels: Record<DonationStatus, string> = {
  approved: 'Approved',
  rejected: 'Rejected',
  collected: 'Collected',
  pending: 'Back to pending',
};

/** What single keys do on the screen of all donations. */
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
