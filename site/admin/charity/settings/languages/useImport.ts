import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { importLanguageWords, listLanguages, listLanguageWords } from '#contract/languages/calls.ts';
import type { Language } from '#contract/languages/languages.ts';
import type { ImportedWords } from '#contract/languages/translation-file.ts';
import { isConflict, problemOf, sentenceOf } from '../../../../client/api-error.ts';
import { keyOf, useSend } from '../../../../client/calls.ts';
import { useAlert } from '../../../../ui/Alert.tsx';

const NOT_READ = 'This file could not be read. Please try again.';

export interface ChosenFile {
  name: string;
  text: string;
  areChecked: boolean;
}

const failureOf = (error: unknown) =>
  error ? (problemOf(error)?.fields?.text ?? sentenceOf(error, NOT_READ)) : undefined;

export const useImport = (language: Language) => {
  const send = useSend(importLanguageWords);
  const queryClient = useQueryClient();
  const say = useAlert();
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const trial = useMutation({
    mutationFn: ({ text, areChecked }: ChosenFile) => send({ language, body: { text, areChecked, isTrial: true } }),
  });
  const saving = useMutation({
    mutationFn: ({ text, areChecked, basis }: ChosenFile & Pick<ImportedWords, 'basis'>) =>
      send({ language, body: { text, areChecked, isTrial: false, basis } }),
    onError: (error, file) => isConflict(error) && trial.mutate(file),
    onSuccess: async ({ changes }) => {
      setChosen(null);
      say(changes.length === 1 ? '1 sentence saved.' : `${changes.length} sentences saved.`);
      await queryClient.invalidateQueries({ queryKey: keyOf(listLanguageWords, { language }) });
      void queryClient.invalidateQueries({ queryKey: keyOf(listLanguages) });
    },
  });
  const tryFile = (file: ChosenFile) => {
    setChosen(file);
    saving.reset();
    trial.mutate(file);
  };
  const plan = trial.data;
  const isOutdated = isConflict(saving.error);
  return {
    chosen,
    plan,
    busy: trial.isPending || saving.isPending,
    failure: failureOf(isOutdated ? trial.error : (saving.error ?? trial.error)),
    warning: isOutdated ? failureOf(saving.error) : undefined,
    choose: async (file: File) => tryFile({ name: file.name, text: await file.text(), areChecked: false }),
    tick: (areChecked: boolean) => chosen && tryFile({ ...chosen, areChecked }),
    save: () => chosen && plan && saving.mutate({ ...chosen, basis: plan.basis }),
    cancel: () => setChosen(null),
  };
};
export type Import = ReturnType<typeof useImport>;
