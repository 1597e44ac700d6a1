import type { ReviewRules } from '#contract/review/review-rules.ts';
import type { RunSettings } from '#contract/runs/run-settings.ts';
import { readReviewRules, readRunSettings } from '#contract/settings/calls.ts';
import { queryOf } from '../../client/calls.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import type { Elements } from '../../ui/elements.ts';
import { Loaded } from '../list/Loaded.tsx';

export const WithReviewRules = ({ children }: { children(rules: ReviewRules): Elements }) => (
  <Loaded query={queryOf(usePlatform(), readReviewRules, {})} what="the review rules">
    {children}
  </Loaded>
);

export const WithRunSettings = ({ children }: { children(settings: RunSettings): Elements }) => (
  <Loaded query={queryOf(usePlatform(), readRunSettings, {})} what="the vans and areas">
    {children}
  </Loaded>
);
