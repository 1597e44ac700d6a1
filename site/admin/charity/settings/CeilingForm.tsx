import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { type ReviewRules, reviewRules, SUBMISSIONS_PER_HOUR } from '#contract/review/review-rules.ts';
import { EditBox } from '../../shell/forms/EditBox.tsx';
import { WholeNumberField } from '../../shell/forms/NumberField.tsx';
import { useReviewForm } from './useReviewForm.ts';

const ceilingRule = z.pick(reviewRules, { submissionsPerHour: true });

export const CeilingForm = ({ rules }: { rules: ReviewRules }) => {
  const form = useReviewForm({
    rules,
    draft: null,
    schema: ceilingRule,
    partOf: ({ submissionsPerHour = SUBMISSIONS_PER_HOUR.default }) => ({ submissionsPerHour }),
  });
  const { submissionsPerHour: ceiling = Number.NaN } = form.values;
  return (
    <EditBox
      form={form}
      title="Ceiling for a flood"
      lead="When more comes in an hour than people write, the rest is held back, so that the usual queues stay readable."
      savedText="Saved. The ceiling counts from now on."
    >
      <WholeNumberField
        name="submissionsPerHour"
        label="Submissions an hour"
        hint="Testimonials and offers of all senders together. A usual day brings a few."
        value={ceiling}
        error={form.errors.submissionsPerHour}
        onChange={(value) => form.change({ submissionsPerHour: value })}
      />
      <p className="hint">
        Nobody is turned away: what is over the ceiling is kept, mailed to nobody and shown to nobody but staff, under{' '}
        <Link to="/admin/quarantine">Held back</Link>. There it is released or deleted. A low number holds back sooner,
        a high one lets more into the queues.
      </p>
    </EditBox>
  );
};
