import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type ReviewRules, reviewRules } from '#contract/review/review-rules.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { REVIEW_RULES_KEY, saveReviewRules } from '../../client/settings.ts';
import { EditBox } from '../forms/EditBox.tsx';
import { Switch } from '../forms/Switch.tsx';
import { useEditForm } from '../forms/useEditForm.ts';

const exportRule = z.pick(reviewRules, { volunteersExport: true });

/** Whether volunteers may take tables out of the portal. */
export const ExportForm = ({ rules: { volunteersExport } }: { rules: ReviewRules }) => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const form = useEditForm({
    draft: null,
    start: { volunteersExport },
    schema: exportRule,
    save: async (values, base) => {
      const saved = await saveReviewRules(platform, values, base);
      queryClient.setQueryData(REVIEW_RULES_KEY, saved);
      return { volunteersExport: saved.volunteersExport };
    },
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
