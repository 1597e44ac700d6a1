import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { REASONS_MAX, type ReviewRules, reviewRules } from '#contract/review-rules.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { REVIEW_RULES_KEY, reviewRulesQuery, saveReviewRules } from '../../client/settings.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Plus } from '../../ui/icons/Plus.tsx';
import { EditBox, fieldId } from '../forms/EditBox.tsx';
import { RemoveRow } from '../forms/RemoveRow.tsx';
import { useEditForm } from '../forms/useEditForm.ts';
import { LoadingBox } from '../list/LoadingBox.tsx';
import { NotReachable } from '../list/NotReachable.tsx';
import { CeilingForm } from './CeilingForm.tsx';

const reasonsRule = z.pick(reviewRules, { rejectionReasons: true });

const ReasonsForm = ({ rules: { rejectionReasons } }: { rules: ReviewRules }) => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const form = useEditForm({
    start: { rejectionReasons },
    schema: reasonsRule,
    save: async (values, base) => {
      const saved = await saveReviewRules(platform, values, base);
      queryClient.setQueryData(REVIEW_RULES_KEY, saved);
      return { rejectionReasons: saved.rejectionReasons };
    },
  });
  const { rejectionReasons: reasons } = form.values;
  const set = (next: string[]) => form.change({ rejectionReasons: next });
  return (
    <EditBox
      form={form}
      title="Reasons for a rejection"
      lead="Offered when something is rejected, so that they need not be typed again."
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
          <Button variant="line" icon={Plus} onClick={() => set([...reasons, ''])}>
            Add a reason
          </Button>
        </div>
      )}
    </EditBox>
  );
};

/** What helps staff to review. */
export const ReviewSection = () => {
  const { data, isError, refetch } = useQuery(reviewRulesQuery(usePlatform()));
  if (data)
    return (
      <div className="stack">
        <CeilingForm rules={data} />
        <ReasonsForm rules={data} />
      </div>
    );
  return isError ? (
    <NotReachable onRefresh={refetch}>The review rules could not be loaded.</NotReachable>
  ) : (
    <LoadingBox label="Loading the review rules" />
  );
};
