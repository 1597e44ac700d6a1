import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { listLanguages } from '#contract/languages/calls.ts';
import { englishNames } from '#contract/languages/english-language-names.ts';
import type { LanguageState } from '#contract/languages/language-words.ts';
import { languageNames, languages } from '#contract/languages/languages.ts';
import { queryOf } from '../../../../client/calls.ts';
import { usePlatform } from '../../../../client/PlatformContext.tsx';
import { Badge } from '../../../../ui/Badge.tsx';
import { buttonClass } from '../../../../ui/Button.tsx';
import { LoadingBox } from '../../../shell/list/LoadingBox.tsx';
import { NotReachable } from '../../../shell/list/NotReachable.tsx';
import { usePageParams } from '../../../shell/list/usePageParams.ts';
import { sectionHref } from '../setting-sections.ts';
import { LanguageForm } from './LanguageForm.tsx';
import { coverageText } from './language-labels.ts';

const Row = ({ state: { language, isOn, ...coverage } }: { state: LanguageState }) => (
  <li>
    <span className="grow">
      <b>
        <span>{`${englishNames[language]} `}</span>
        <span lang={language}>{`(${languageNames[language]})`}</span>
      </b>
      <small>{coverageText(coverage)}</small>
    </span>
    <Badge tone={isOn ? 'ok' : 'wait'}>{isOn ? 'On' : 'Off'}</Badge>
    <Link
      className={buttonClass({ variant: 'line' })}
      to={`${sectionHref('advanced', 'languages')}&language=${language}`}
    >
      Open<span className="sr">{` ${englishNames[language]}`}</span>
    </Link>
  </li>
);

const AllLanguages = () => {
  const { data, isError, refetch } = useQuery({
    ...queryOf(usePlatform(), listLanguages, {}),
    staleTime: 5 * 60_000,
  });
  if (!data) {
    return isError ? (
      <NotReachable onRefresh={refetch}>The languages could not be loaded.</NotReachable>
    ) : (
      <LoadingBox label="Loading the languages" />
    );
  }
  return (
    <section className="box">
      <div className="box__head">
        <div>
          <h2>Languages</h2>
          <p>
            The pages of the menu can be read in other languages, too. Words come as drafts: visitors see a sentence
            once somebody who speaks the language has checked it, and English until then.
          </p>
        </div>
      </div>
      <div className="box__body">
        <ul className="rows">
          {data.languages.map((state) => (
            <Row key={state.language} state={state} />
          ))}
        </ul>
      </div>
    </section>
  );
};

export const LanguagesSection = () => {
  const requested = usePageParams().get('language');
  const language = languages.find((one) => one === requested);
  return language ? <LanguageForm key={language} language={language} /> : <AllLanguages />;
};
