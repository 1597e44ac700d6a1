import type { readHelpChoices } from '#contract/help/public-calls.ts';
import type { OpeningTimes } from '#contract/runs/closed-day.ts';
import type { OpeningHours, Shop } from '#contract/settings/settings.ts';
import { useAnswer, useSettings } from '../client/PageAnswersContext.tsx';
import { pageKey } from '../client/page-answers.ts';
import { sharedHours } from './hours-text.ts';

/** By the name of their call alone, as the settings. Every public page is made with them. */
const choicesKey = pageKey<typeof readHelpChoices>({ name: 'readHelpChoices' }, {});

/** When the telephone is answered; null where neither staff say it nor all shops keep the same hours. */
export const phoneTimes = (
  choices: { phoneHours: OpeningHours | null } | undefined,
  shops: readonly Shop[],
): OpeningTimes | null => {
  const hours = choices?.phoneHours ?? sharedHours(shops);
  return hours && { hours, closures: [] };
};

/** The hospitals to choose from, and when the telephone is answered; undefined where the server could not say. */
export const useHelpChoices = () => useAnswer(choicesKey).data;

export const usePhoneTimes = (): OpeningTimes | null => phoneTimes(useHelpChoices(), useSettings().shops);
