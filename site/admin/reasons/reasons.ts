import { useQuery } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { readReviewRules } from '#contract/settings/calls.ts';
import { queryOf } from '../../client/calls.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';

/** A saved reason: what it is chosen by, and what is then written. */
export interface Reason {
  label: string;
  reason: string;
}

/** How many reasons are chosen by a number. */
export const WITH_NUMBER = 9;

/** The saved reasons for rejecting testimonials; none where they cannot be loaded. */
export const useRejectionReasons = (): readonly Reason[] =>
  useQuery(queryOf(usePlatform(), readReviewRules, {})).data?.rejectionReasons.map((reason) => ({
    label: reason,
    reason,
  })) ?? [];

/** The saved reasons for declining offers, in words that donors read; none where they cannot be loaded. */
export const useDonorReasons = (): readonly Reason[] =>
  useQuery(queryOf(usePlatform(), readReviewRules, {})).data?.donorReasons ?? [];

/** The notes with a reason added on a line of its own; one that is there already is not added again. */
export const withReason = (notes: string, reason: string): string => {
  const lines = notes.trimEnd().split('\n');
  return lines.includes(reason) ? notes : [...lines.filter(Boolean), reason].join('\n');
};

/**
 * Chooses a reason by its number in the field that has the focus, as long as nothing of one's own is written in any of
 * `written`: then numbers are typed like everything else. True when it did.
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
