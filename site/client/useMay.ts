import { useQuery } from '@tanstack/react-query';
import { dependsOnSettings, type May, mayDo } from '#contract/roles.ts';
import { readReviewRules } from '#contract/settings/calls.ts';
import { queryOf } from './calls.ts';
import { usePlatform, useUser } from './PlatformContext.tsx';

export const useMay = (may: May): boolean => {
  const role = useUser()?.role;
  const needsRules = role !== undefined && dependsOnSettings(role, may);
  const { data } = useQuery({ ...queryOf(usePlatform(), readReviewRules, {}), enabled: needsRules });
  return role !== undefined && mayDo(role, may, data);
};
