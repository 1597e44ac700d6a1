import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { importLanguageWords, listLanguages, listLanguageWords } from '#contract/languages/calls.ts';
import type { Language } from '#contract/languages/languages.ts';
import { problemOf, sentenceOf } from '../../../client/api-error.ts';
import { keyOf, useSend } from '../../../client/calls.ts';
import { useAlert } from '../../../ui/Alert.tsx';

const NOT_READ = 'This file could not be read. Please try again.';

export interface ChosenFile {
  name: string;
  text: string;
  areChecked: boolean;
}

const failureOf = (error: unknown) =>
  error ? (problemOf(error)?.fields?.text ?? sentenceOf(error, NOT_READ)) : undefined;

/** Reads a translator's file: first what it would change, then, once somebody has seen that, for good. */
export const useImport = (language: Language) => {
  const send = useSend(importLanguageWords);
  const queryClient = useQueryClient();
  const say = useAlert();
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const sendFile = (isTrial: boolean) => ({
    mutationFn: ({ text, areChecked }: ChosenFile) => send({ language, body: { text, areChecked, isTrial } }),
  });
  const trial = useMutation(sendFile(true));
  const saving = useMutation({
    ...sendFile(false),
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
  return {
    chosen,
    plan: trial.data,
    busy: trial.isPending || saving.isPending,
    failure: failureOf(saving.error ?? trial.error),
    choose: async (file: File) => tryFile({ name: file.name, text: await file.text(), areChecked: false }),
    tick: (areChecked: boolean) => chosen && tryFile({ ...chosen, areChecked }),
    save: () => chosen && saving.mutate(chosen),
    cancel: () => setChosen(null),
  };
};
export type Import = ReturnType<typeof useImport>;
