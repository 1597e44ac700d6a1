import * as z from 'zod/mini';
import { REASONS_MAX, type ReviewRules, reviewRules } from '#contract/review/review-rules.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { EditBox, fieldId } from '../../shell/forms/EditBox.tsx';
import { RemoveRow } from '../../shell/forms/RemoveRow.tsx';
import { useReviewForm } from './useReviewForm.ts';

const reasonsRule = z.pick(reviewRules, { rejectionReasons: true });

export const RejectionReasonsForm = ({ rules }: { rules: ReviewRules }) => {
  const form = useReviewForm({
    rules,
    draft: 'settings.rejection-reasons',
    schema: reasonsRule,
    partOf: ({ rejectionReasons }) => ({ rejectionReasons }),
  });
  const { rejectionReasons: reasons } = form.values;
  const set = (next: string[]) => form.change({ rejectionReasons: next });
  return (
    <EditBox
      form={form}
      title="Reasons for rejecting a testimonial"
      lead="Offered as notes when a testimonial is rejected. The first nine can be chosen by their number."
      savedText="Saved. The reasons are offered from now on."
    >
      {reasons.length === 0 && <p className="hint">No reason is saved yet.</p>}
      {reasons.map((reason, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; it has no name of its own while it is written
        <div className="editrow editrow--one" key={at}>
          <Field
            as="textarea"
            rows={2}
            className="input--low"
            id={fieldId(`rejectionReasons.${at}`)}
            label={`Reason ${at + 1}`}
            maxLength={300}
            value={reason}
            error={form.errors[`rejectionReasons.${at}`]}
            onChange={(event) => set(reasons.map((other, index) => (index === at ? event.target.value : other)))}
          />
          <RemoveRow
            label={`Remove reason ${at + 1}`}
            onRemove={() => set(reasons.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      {reasons.length < REASONS_MAX && (
        <div>
          <Button variant="line" icon="plus" onClick={() => set([...reasons, ''])}>
            Add a reason
          </Button>
        </div>
      )}
    </EditBox>
  );
};
