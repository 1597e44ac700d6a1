import { useQuery } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { readReviewRules } from '#contract/settings/calls.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';

export interface Reason {
  label: string;
  reason: string;
}

export const WITH_NUMBER = 9;

export const useRejectionReasons = (): readonly Reason[] =>
  useQuery(queryOf(usePlatform(), readReviewRules, {})).data?.rejectionReasons.map((reason) => ({
    label: reason,
    reason,
  })) ?? [];

export const useDonorReasons = (): readonly Reason[] =>
  useQuery(queryOf(usePlatform(), readReviewRules, {})).data?.donorReasons ?? [];

/** Adds a reason on a line of its own, unless it is there already. */
export const withReason = (notes: string, reason: string): string => {
  const lines = notes.trimEnd().split('\n');
  return lines.includes(reason) ? notes : [...lines.filter(Boolean), reason].join('\n');
};

/**
 * Chooses a reason by its number while all of `written` is free of one's own words; after that, numbers are typed like
 * everything else. True if it did.
 */
export const chooseByNumber = (
  { key, ctrlKey, metaKey, altKey, currentTarget }: KeyboardEvent,
  {
    reasons,
    written,
    onChoose,
  }: { reasons: readonly Reason[]; written: readonly string[]; onChoose: (reason: string) => void },
): boolean => {
  const isField = currentTarget instanceof HTMLTextAreaElement;
  if (!isField || !/^[1-9]$/.test(key) || ctrlKey || metaKey || altKey) return false;
  const chosen = reasons[Number(key) - 1];
  const isUntouched = written.every((text) => text === '' || reasons.some(({ reason }) => reason === text));
  if (!chosen || !isUntouched) return false;
  onChoose(chosen.reason);
  return true;
};
