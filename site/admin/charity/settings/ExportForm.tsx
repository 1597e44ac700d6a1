import * as z from 'zod/mini';
import { type ReviewRules, reviewRules } from '#contract/review/review-rules.ts';
import { EditBox } from '../../shell/forms/EditBox.tsx';
import { Switch } from '../../shell/forms/Switch.tsx';
import { useReviewForm } from './useReviewForm.ts';

const exportRule = z.pick(reviewRules, { volunteersExport: true });

export const ExportForm = ({ rules }: { rules: ReviewRules }) => {
  const form = useReviewForm({
    rules,
    draft: null,
    schema: exportRule,
    partOf: ({ volunteersExport }) => ({ volunteersExport }),
  });
  return (
    <EditBox
      form={form}
      title="Exports"
      lead="The table holds the names and addresses of many people. Every export is in the log."
      savedText="Saved."
    >
      <div className="row row--tight">
        <Switch
          label="Volunteers may export the donations"
          on={form.values.volunteersExport === true}
          onChange={(on) => form.change({ volunteersExport: on })}
        />
        <span aria-hidden="true">Volunteers may export the donations</span>
      </div>
    </EditBox>
  );
};
