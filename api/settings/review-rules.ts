import { defaultSettings } from '#contract/default-settings.ts';
import { defaultReviewRules, type ReviewRules } from '#contract/review-rules.ts';
import { recordAudit } from '../audit/record.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/ports.ts';
import { SETTINGS_ID } from './settings.ts';

/** The settings for reviewing; the defaults until they are first saved. */
export const readReviewRules = ({ store }: Pick<Deps, 'store'>): ReviewRules =>
  store.data.settings.get(SETTINGS_ID)?.reviewRules ?? defaultReviewRules;

/** Replaces the settings for reviewing. */
export const saveReviewRules = async (deps: Deps, reviewRules: ReviewRules, actor: Actor): Promise<ReviewRules> => {
  await deps.store.change((draft) => {
    const before = draft.settings.get(SETTINGS_ID) ?? { id: SETTINGS_ID, ...defaultSettings };
    draft.settings.put({ ...before, reviewRules });
    const count = (rules: ReviewRules | undefined) => (rules ?? defaultReviewRules).rejectionReasons.length;
    const changed = { before: { reasons: count(before.reviewRules) }, after: { reasons: count(reviewRules) } };
    const subject = { subjectKind: 'settings', subjectId: SETTINGS_ID, detail: 'review rules' } as const;
    recordAudit(draft, deps, { actor, action: 'changed', ...subject, changed });
  });
  return reviewRules;
};
