import { useState } from 'react';
import type { StaffTestimonial } from '#contract/staff-testimonials.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Check } from '../../ui/icons/Check.tsx';
import { CheckCheck } from '../../ui/icons/CheckCheck.tsx';
import { type BulkApproval, testimonialCount } from './useBulkApproval.ts';

const detailOf = (selected: readonly StaffTestimonial[]): string => {
  const silent = selected.filter(({ consent }) => consent === 'none').length;
  const flagged = selected.filter(({ review }) => !review.isAppropriate || review.urgent).length;
  return [
    'The public sees them at once.',
    silent > 0 && `Without a recorded consent: ${silent}.`,
    flagged > 0 && `Flagged by the automatic review: ${flagged}.`,
  ]
    .filter(Boolean)
    .join(' ');
};

interface BulkBarProps {
  /** The testimonials of the page that are pending. */
  waiting: readonly StaffTestimonial[];
  selected: readonly StaffTestimonial[];
  bulk: BulkApproval;
  onSelect(testimonials: readonly StaffTestimonial[]): void;
}

/** Selects everything on the page, and approves what is selected after one question. */
export const BulkBar = ({ waiting, selected, bulk, onSelect }: BulkBarProps) => {
  const [asking, setAsking] = useState(false);
  const all = selected.length === waiting.length;
  return (
    <div className="row row--between">
      <label className="check">
        <input
          type="checkbox"
          checked={all}
          ref={(box) => {
            if (box) box.indeterminate = selected.length > 0 && !all;
          }}
          onChange={() => onSelect(all ? [] : waiting)}
        />
        Select all that wait on this page
      </label>
      {selected.length > 0 && (
        <Button
          variant="brand"
          small
          icon={CheckCheck}
          busy={bulk.busy}
          busyLabel={`Approving ${testimonialCount(selected.length)}`}
          onClick={() => setAsking(true)}
        >
          Approve {selected.length} selected
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          question={`Approve ${testimonialCount(selected.length)}?`}
          detail={detailOf(selected)}
          confirmLabel="Approve all of them"
          icon={Check}
          variant="brand"
          busy={bulk.busy}
          onConfirm={() => bulk.approve(selected, () => setAsking(false))}
          onCancel={() => bulk.busy || setAsking(false)}
        />
      )}
    </div>
  );
};
