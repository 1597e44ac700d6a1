import { defaultReviewRules, type ReviewRules } from '#contract/review/review-rules.ts';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import { SETTINGS_ID } from '#contract/settings/stored-settings.ts';
import { recordAudit } from '../audit/record.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';

const withDefaults = (rules: ReviewRules | undefined) => ({ ...defaultReviewRules, ...rules });

export const readReviewRules = ({ store }: Pick<Deps, 'store'>): Required<ReviewRules> =>
  withDefaults(store.data.settings.get(SETTINGS_ID)?.reviewRules);

const auditedFields = ({
  rejectionReasons,
  donorReasons,
  savedAnswers,
  submissionsPerHour,
  volunteersExport,
}: Required<ReviewRules>) => ({
  reasons: rejectionReasons.length,
  donorReasons: donorReasons.length,
  savedAnswers: savedAnswers.length,
  submissionsPerHour: submissionsPerHour ?? null,
  volunteersExport,
});

/** Keeps the stored value of every setting that is omitted. */
export const saveReviewRules = (deps: Deps, input: ReviewRules, actor: Actor): Promise<ReviewRules> =>
  deps.store.change((draft) => {
    const before = draft.settings.get(SETTINGS_ID) ?? { id: SETTINGS_ID, ...defaultSettings };
    const reviewRules = { ...withDefaults(before.reviewRules), ...input };
    draft.settings.put({ ...before, reviewRules });
    const changed = { before: auditedFields(withDefaults(before.reviewRules)), after: auditedFields(reviewRules) };
    const subject = { subjectKind: 'settings', subjectId: SETTINGS_ID, detail: 'review rules' } as const;
    recordAudit(draft, deps, { actor, action: 'changed', ...subject, changed });
    return reviewRules;
  });
