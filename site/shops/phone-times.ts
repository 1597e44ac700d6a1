import { phoneTimes } from '#contract/help/phone-times.ts';
import type { readHelpChoices } from '#contract/help/public-calls.ts';
import type { OpeningTimes } from '#contract/runs/closed-day.ts';
import { useAnswer, useSettings } from '../client/PageAnswersContext.tsx';
import { pageKey } from '../client/page-answers.ts';

/** By the name of their call alone, as the settings. Every public page is made with them. */
const choicesKey = pageKey<typeof readHelpChoices>({ name: 'readHelpChoices' }, {});

/** The hospitals to choose from, and when the telephone is answered; undefined where the server could not say. */
export const useHelpChoices = () => useAnswer(choicesKey).data;

export const usePhoneTimes = (): OpeningTimes | null =>
  phoneTimes(useHelpChoices()?.phoneHours ?? null, useSettings().shops);
