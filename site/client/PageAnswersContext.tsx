import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { readSettings } from '#contract/settings/public-calls.ts';
import type { PublicSettings } from '#contract/settings/settings.ts';
import { type Answer, type AnswerKey, type PageAnswers, type PageCall, pageKey } from './page-answers.ts';

const Context = createContext<PageAnswers | null>(null);

export const PageAnswersProvider = Context.Provider;

export const usePageAnswers = (): PageAnswers => {
  const answers = useContext(Context);
  if (!answers) throw new Error('usePageAnswers needs a PageAnswersProvider above it.');
  return answers;
};

export const useAnswer = <T,>(key: AnswerKey<T>): Answer<T> => {
  const answers = usePageAnswers();
  const get = () => answers.get(key);
  return useSyncExternalStore(answers.subscribe, get, get);
};

/** Asks again if the page is hydrated more than five minutes after it was rendered. */
export const useFreshAnswer = <T,>(call: PageCall<T>): Answer<T> => {
  const answers = usePageAnswers();
  const { name } = call;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name stands for the call
  useEffect(() => {
    answers.refresh(call, Date.now());
  }, [answers, name]);
  return useAnswer(call);
};

/** Made from the call's name alone, so that no script for visitors carries the schema of the settings. */
const settingsKey = pageKey<typeof readSettings>({ name: 'readSettings' }, {});

/** Always there, as every public page is made with them. */
export const useSettings = (): PublicSettings => {
  const { data } = useAnswer(settingsKey);
  if (!data) throw new Error('A page is not made without the settings.');
  return data;
};
