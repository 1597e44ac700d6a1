import { phoneTimes } from '#contract/help/phone-times.ts';
import type { readHelpChoices } from '#contract/help/public-calls.ts';
import type { OpeningTimes } from '#contract/runs/closed-day.ts';
import { useAnswer, useSettings } from '../client/PageAnswersContext.tsx';
import { pageKey } from '../client/page-answers.ts';

/** Made from the call's name alone, like the settings; every public page is made with them. */
const choicesKey = pageKey<typeof readHelpChoices>({ name: 'readHelpChoices' }, {});

/** Undefined if the server could not say. */
export const useHelpChoices = () => useAnswer(choicesKey).data;

export const usePhoneTimes = (): OpeningTimes | null =>
  phoneTimes(useHelpChoices()?.phoneHours ?? null, useSettings().shops);
