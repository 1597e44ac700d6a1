import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { listLanguages, listLanguageWords, switchLanguage } from '#contract/languages/calls.ts';
import { englishNames } from '#contract/languages/english-language-names.ts';
import type { LanguagePart, LanguageWords } from '#contract/languages/language-words.ts';
import type { Language } from '#contract/languages/languages.ts';
import { keyOf, queryOf, useSend } from '../../../../client/calls.ts';
import { usePlatform } from '../../../../client/PlatformContext.tsx';
import { useMay } from '../../../../client/useMay.ts';
import { useAlert } from '../../../../ui/Alert.tsx';
import { Button, buttonClass } from '../../../../ui/Button.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { Switch } from '../../../shell/forms/Switch.tsx';
import { LoadingBox } from '../../../shell/list/LoadingBox.tsx';
import { NotReachable } from '../../../shell/list/NotReachable.tsx';
import { sectionHref } from '../setting-sections.ts';
import { coverageText } from './language-labels.ts';
import { TranslatorsFile } from './TranslatorsFile.tsx';
import { WordsForm } from './WordsForm.tsx';
import { noFilter } from './word-filter.ts';

interface PartRowsProps {
  parts: readonly LanguagePart[];
  onShow(part: string): void;
}

const PartRows = ({ parts, onShow }: PartRowsProps) => (
  <details>
    <summary>How far each part is</summary>
    <ul className="rows">
      {parts.map(({ part, label, ...coverage }) => (
        <li key={part}>
          <span className="grow">
            <b>{label}</b>
            <small>{coverageText(coverage)}</small>
          </span>
          <Button variant="line" small onClick={() => onShow(part)}>
            Show<span className="sr">{` the sentences of ${label}`}</span>
          </Button>
        </li>
      ))}
    </ul>
  </details>
);

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

const coverageSentences = ({ isOn, sentences, checked, changed }: LanguageWords) => {
  const first = `${checked} of ${sentences} sentences are checked. ${isOn ? 'Visitors read' : 'Visitors would read'} those, and the rest in English.`;
  if (changed === 0) return first;
  return `${first} ${changed === 1 ? '1 more was' : `${changed} more were`} checked before the English changed: please say whether ${changed === 1 ? 'it still fits' : 'they still fit'}.`;
};

interface HeadProps {
  words: LanguageWords;
  onShowPart(part: string): void;
}

const Head = ({ words, onShowPart }: HeadProps) => {
  const { language, isOn, parts } = words;
  const { mutate } = useSwitch(language);
  const maySwitch = useMay('settings');
  const name = englishNames[language];
  return (
    <section className="box">
      <div className="box__head">
        <div>
          <h2>{name}</h2>
          <p>{coverageSentences(words)}</p>
        </div>
        <Link className={buttonClass({ variant: 'quiet' })} to={sectionHref('advanced', 'languages')}>
          <Icon name="arrow-left" />
          All languages
        </Link>
      </div>
      <div className="box__body stack">
        {maySwitch && (
          <ul className="rows">
            <li>
              <span className="grow">
                <b>{`Show ${name} to visitors`}</b>
                <small>{`The pages of the menu then lie under /${language} as well, and every page of the menu links to its other languages.`}</small>
              </span>
              <Switch label={`Show ${name} to visitors`} on={isOn} onChange={(next) => mutate(next)} />
            </li>
          </ul>
        )}
        <PartRows parts={parts} onShow={onShowPart} />
      </div>
    </section>
  );
};

const LanguageBoxes = ({ words }: { words: LanguageWords }) => {
  const [filter, setFilter] = useState(noFilter);
  const sentences = useRef<HTMLDivElement>(null);
  const showPart = (part: string) => {
    setFilter({ ...noFilter, part });
    sentences.current?.focus();
  };
  return (
    <div className="stack">
      <Head words={words} onShowPart={showPart} />
      <TranslatorsFile language={words.language} />
      <div ref={sentences} tabIndex={-1}>
        <WordsForm saved={words} filter={filter} onFilter={setFilter} />
      </div>
    </div>
  );
};

export const LanguageForm = ({ language }: { language: Language }) => {
  const { data, isError, refetch } = useQuery({
    ...queryOf(usePlatform(), listLanguageWords, { language }),
    staleTime: 5 * 60_000,
  });
  if (data) return <LanguageBoxes words={data} />;
  return isError ? (
    <NotReachable onRefresh={refetch}>The sentences could not be loaded.</NotReachable>
  ) : (
    <LoadingBox label="Loading the sentences" />
  );
};
