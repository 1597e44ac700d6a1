import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { listLanguages, listLanguageWords, switchLanguage } from '#contract/languages/calls.ts';
import { englishNames } from '#contract/languages/english-language-names.ts';
import type { LanguageWords } from '#contract/languages/language-words.ts';
import type { Language } from '#contract/languages/languages.ts';
import { keyOf, queryOf, useSend } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { useMay } from '../../../client/useMay.ts';
import { useAlert } from '../../../ui/Alert.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { ArrowLeft } from '../../../ui/icons/ArrowLeft.tsx';
import { Switch } from '../../forms/Switch.tsx';
import { LoadingBox } from '../../list/LoadingBox.tsx';
import { NotReachable } from '../../list/NotReachable.tsx';
import { sectionHref } from '../setting-sections.ts';
import { WordsForm } from './WordsForm.tsx';

const SWITCH_FAILED = 'This could not be switched. Please try again.';

const useSwitch = (language: Language) => {
  const send = useSend(switchLanguage);
  const queryClient = useQueryClient();
  const say = useAlert();
  return useMutation({
    mutationFn: (isOn: boolean) => send({ language, body: { isOn } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(keyOf(listLanguageWords, { language }), saved);
      void queryClient.invalidateQueries({ queryKey: keyOf(listLanguages) });
    },
    onError: () => say(SWITCH_FAILED),
  });
};

const Head = ({ words: { language, isOn, sentences, checked } }: { words: LanguageWords }) => {
  const { mutate } = useSwitch(language);
  const maySwitch = useMay('settings');
  const name = englishNames[language];
  return (
    <section className="box">
      <div className="box__head">
        <div>
          <h2>{name}</h2>
          <p>{`${checked} of ${sentences} sentences are checked. ${isOn ? 'Visitors read' : 'Visitors would read'} those, and the rest in English.`}</p>
        </div>
        <Link className={buttonClass({ variant: 'quiet' })} to={sectionHref('languages')}>
          <Icon of={ArrowLeft} />
          All languages
        </Link>
      </div>
      {maySwitch && (
        <div className="box__body">
          <ul className="rows">
            <li>
              <span className="grow">
                <b>{`Show ${name} to visitors`}</b>
                <small>{`The pages of the menu then lie under /${language} as well, and every page of the menu links to its other languages.`}</small>
              </span>
              <Switch label={`Show ${name} to visitors`} on={isOn} onChange={(next) => mutate(next)} />
            </li>
          </ul>
        </div>
      )}
    </section>
  );
};

/** One language: whether visitors see it, and every sentence beside the English one. */
export const LanguageForm = ({ language }: { language: Language }) => {
  const { data, isError, refetch } = useQuery({
    ...queryOf(usePlatform(), listLanguageWords, { language }),
    staleTime: 5 * 60_000,
  });
  if (data) {
    return (
      <div className="stack">
        <Head words={data} />
        <WordsForm saved={data} />
      </div>
    );
  }
  return isError ? (
    <NotReachable onRefresh={refetch}>The sentences could not be loaded.</NotReachable>
  ) : (
    <LoadingBox label="Loading the sentences" />
  );
};
