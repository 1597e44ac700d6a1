import * as z from 'zod/mini';
import {
  type DonorReasonRule,
  REASON_FOR_DONOR_MAX,
  REASONS_MAX,
  type ReviewRules,
  reviewRules,
} from '#contract/review/review-rules.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { EditBox, fieldId } from '../forms/EditBox.tsx';
import { RemoveRow } from '../forms/RemoveRow.tsx';
import { useReviewForm } from './useReviewForm.ts';

const reasonsRule = z.pick(reviewRules, { donorReasons: true });

/** The reasons that are offered when an offer is declined, each with the words that its donor reads. */
export const DonorReasonsForm = ({ rules }: { rules: ReviewRules }) => {
  const form = useReviewForm({
    rules,
    draft: 'settings.donor-reasons',
    schema: reasonsRule,
    partOf: ({ donorReasons }) => ({ donorReasons }),
  });
  const reasons = form.values.donorReasons ?? [];
  const set = (next: DonorReasonRule[]) => form.change({ donorReasons: next });
  const write = (at: number, part: Partial<DonorReasonRule>) =>
    set(reasons.map((other, index) => (index === at ? { ...other, ...part } : other)));
  return (
    <EditBox
      form={form}
      title="Reasons for declining an offer"
      lead="Offered when an offer is declined. Staff choose by the short name, or its number; the donor reads the words."
      savedText="Saved. The reasons are offered from now on."
    >
      {reasons.length === 0 && <p className="hint">No reason is saved yet.</p>}
      {reasons.map(({ label, reason }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; it has no name of its own while it is written
        <div className="editrow editrow--one" key={at}>
          <div className="stack stack--close">
            <Field
              id={fieldId(`donorReasons.${at}.label`)}
              label={`Short name ${at + 1}`}
              maxLength={60}
              value={label}
              error={form.errors[`donorReasons.${at}.label`]}
              onChange={(event) => write(at, { label: event.target.value })}
            />
            <Field
              as="textarea"
              rows={2}
              className="input--low"
              id={fieldId(`donorReasons.${at}.reason`)}
              label={`What the donor reads ${at + 1}`}
              maxLength={REASON_FOR_DONOR_MAX}
              value={reason}
              error={form.errors[`donorReasons.${at}.reason`]}
              onChange={(event) => write(at, { reason: event.target.value })}
            />
          </div>
          <RemoveRow
            label={`Remove “${label || 'the new reason'}”`}
            onRemove={() => set(reasons.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      {reasons.length < REASONS_MAX && (
        <div>
          <Button variant="line" icon="plus" onClick={() => set([...reasons, { label: '', reason: '' }])}>
            Add a reason for donors
          </Button>
        </div>
      )}
    </EditBox>
  );
};
