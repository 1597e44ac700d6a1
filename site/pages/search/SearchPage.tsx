import { longDate } from '#contract/dublin.ts';
import { searchPlaces } from '#contract/places/search.ts';
import { searchSite } from '#contract/search/public-calls.ts';
import type { Found } from '#contract/search/search-results.ts';
import { fuzzyMatcher, SEARCH_WORDS_MAX } from '#contract/text/fuzzy-match.ts';
import { useAnswer, useSettings } from '../../client/PageAnswersContext.tsx';
import { pageKey } from '../../client/page-answers.ts';
import { PageText } from '../../editing/PageText.tsx';
import { Finder } from '../../layout/Finder.tsx';
import { usePageLocation } from '../../routing/PageContext.tsx';
import { usePhoneHref } from '../../shops/PhoneLinks.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Illustration } from '../../ui/Illustration.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { Notice } from '../../ui/Notice.tsx';

const WORD = /([\p{L}\d]+)/u;

const Marked = ({ text, asked }: { text: string; asked: string }) => {
  const words = [...new Set(asked.toLowerCase().split(/[^\p{L}\d]+/u))].filter(Boolean).slice(0, SEARCH_WORDS_MAX);
  const answers = (part: string) => {
    if (!WORD.test(part)) return false;
    const scoreOf = fuzzyMatcher('', part);
    return words.some((word) => scoreOf(word) > 0);
  };
  // A text that is split by its words begins and ends beside them: every second part is a word.
  const parts = text.split(WORD).map((part, at) => ({ part, at }));
  return parts.map(({ part, at }) => (answers(part) ? <mark key={at}>{part}</mark> : <span key={at}>{part}</span>));
};

const kindIcons: Readonly<Record<Found['kind'], IconName>> = {
  Page: 'file-text',
  Service: 'hand-heart',
  Shop: 'map-pin',
  Post: 'newspaper',
  'We Accept': 'check',
  'We Cannot Accept': 'x',
};

const Results = ({ q, found }: { q: string; found: readonly Found[] }) => (
  <>
    <div className="head head--close">
      <h2 className="h3">{`${found.length === 1 ? 'One place' : `${found.length} places`} for “${q}”`}</h2>
    </div>
    <ol className="results">
      {found.map(({ href, kind, publishedAt, title, text, language }) => (
        <li key={`${href} ${title}`}>
          <p className="kind">
            <Icon name={kindIcons[kind]} />
            <span>{publishedAt ? `${kind}, ${longDate(publishedAt)}` : kind}</span>
          </p>
          <h3>
            <a href={href} lang={language}>
              <Marked text={title} asked={q} />
            </a>
          </h3>
          <p lang={language}>
            <Marked text={text} asked={q} />
          </p>
        </li>
      ))}
    </ol>
  </>
);

const Nothing = ({ q }: { q: string }) => {
  const { phone } = useSettings().contact;
  const hrefOf = usePhoneHref();
  return (
    <div className="state">
      <Illustration name="signpost" />
      <h2>{`Nothing for “${q}”`}</h2>
      <PageText of={searchPlaces.texts['nothing-text']} as="p" />
      <p>
        <a href="/services/hospital-transport">A lift to hospital</a> ·{' '}
        <a href="/services/medical-expenses">Help with medical costs</a> · <a href="/donations">Donate items</a> ·{' '}
        <a href="/about/our-shops">Our shops</a>
      </p>
      <p>
        Or ring <a href={hrefOf(phone)}>{phone}</a>. People find things, too.
      </p>
    </div>
  );
};

const Trouble = () => (
  <Notice tone="wait" title="We could not search right now.">
    <p>Please try again in a moment.</p>
  </Notice>
);

const Answers = ({ q }: { q: string }) => {
  const { data, error } = useAnswer(pageKey(searchSite, { query: { q } }));
  const found = data?.found ?? [];
  const none = error === undefined ? <Nothing q={q} /> : <Trouble />;
  return (
    <section className="section">
      <div className="wrap wrap--narrow">{found.length > 0 ? <Results q={q} found={found} /> : none}</div>
    </section>
  );
};

export const SearchPage = () => {
  const { q = '' } = usePageLocation().search;
  return (
    <>
      <section className="section section--tint section--close">
        <div className="wrap">
          <p className="eyebrow">Search</p>
          <PageText of={searchPlaces.texts.title} as="h1" className="mt-sm" />
          <Finder action="/search" q={q} label="Search this site" button="Search" />
        </div>
      </section>
      {q && <Answers q={q} />}
    </>
  );
};
