import { dublinDay } from '#contract/dublin.ts';
import { searchPlaces } from '#contract/places/search.ts';
import { searchSite } from '#contract/search/public-calls.ts';
import type { Found } from '#contract/search/search-results.ts';
import { fuzzyMatcher, SEARCH_WORDS_MAX } from '#contract/text/fuzzy-match.ts';
import { menu } from '#contract/words/menu.ts';
import type { Message } from '#contract/words/message.ts';
import { offer } from '#contract/words/offer.ts';
import { search } from '#contract/words/search.ts';
import { site } from '#contract/words/site.ts';
import { useAnswer, useSettings } from '../../client/PageAnswersContext.tsx';
import { pageKey } from '../../client/page-answers.ts';
import { PageText } from '../../editing/PageText.tsx';
import { T } from '../../language/T.tsx';
import { dayValue, partLanguage } from '../../language/t.ts';
import { Finder } from '../../layout/Finder.tsx';
import { usePageLocation } from '../../routing/PageContext.tsx';
import { usePhoneHref } from '../../shops/PhoneLinks.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Illustration } from '../../ui/Illustration.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { Notice } from '../../ui/Notice.tsx';

const WORD = /([\p{L}\d]+)/u;

const Marked = ({ text, query }: { text: string; query: string }) => {
  const words = [...new Set(query.toLowerCase().split(/[^\p{L}\d]+/u))].filter(Boolean).slice(0, SEARCH_WORDS_MAX);
  const answers = (part: string) => {
    if (!WORD.test(part)) return false;
    const scoreOf = fuzzyMatcher('', part);
    return words.some((word) => scoreOf(word) > 0);
  };
  // A text that is split by its words begins and ends beside them: every second part is a word.
  const parts = text.split(WORD).map((part, at) => ({ part, at }));
  return parts.map(({ part, at }) => (answers(part) ? <mark key={at}>{part}</mark> : <span key={at}>{part}</span>));
};

const kinds: Readonly<Record<Found['kind'], readonly [icon: IconName, name: Message]>> = {
  Page: ['file-text', search.page],
  Service: ['hand-heart', search.service],
  Shop: ['map-pin', search.shop],
  Post: ['newspaper', search.post],
  'We Accept': ['check', offer.weAccept],
  'We Cannot Accept': ['x', offer.weCannotAccept],
};

const Kind = ({ kind, publishedAt }: Found) => {
  const [icon, name] = kinds[kind];
  return (
    <p className="kind">
      <Icon name={icon} />
      {publishedAt ? (
        <T of={search.postOn} values={{ date: dayValue(dublinDay(new Date(publishedAt)), 'longDate') }} />
      ) : (
        <T of={name} />
      )}
    </p>
  );
};

const Results = ({ q, found }: { q: string; found: readonly Found[] }) => (
  <>
    <div className="head head--close">
      <T as="h2" className="h3" of={search.placesFor} values={{ count: found.length, q }} />
    </div>
    <ol className="results">
      {found.map((one) => {
        const lang = partLanguage(one.language ?? null);
        return (
          <li key={`${one.href} ${one.title}`}>
            <Kind {...one} />
            <h3>
              <a href={one.href} lang={lang}>
                <Marked text={one.title} query={q} />
              </a>
            </h3>
            <p lang={lang}>
              <Marked text={one.text} query={q} />
            </p>
          </li>
        );
      })}
    </ol>
  </>
);

const Nothing = ({ q }: { q: string }) => {
  const { phone } = useSettings().contact;
  const hrefOf = usePhoneHref();
  return (
    <div className="state">
      <Illustration name="signpost" />
      <T as="h2" of={search.nothingFor} values={{ q }} />
      <PageText of={searchPlaces.texts['nothing-text']} as="p" />
      <p>
        <T as="a" href="/services/hospital-transport" of={search.lift} />
        <span> · </span>
        <T as="a" href="/services/medical-expenses" of={search.costs} />
        <span> · </span>
        <T as="a" href="/donations" of={site.donateItemsCard} />
        <span> · </span>
        <T as="a" href="/about/our-shops" of={search.ourShops} />
      </p>
      <T as="p" of={search.orRing} values={{ phone: <a href={hrefOf(phone)}>{phone}</a> }} />
    </div>
  );
};

const Trouble = () => (
  <Notice tone="wait" title={<T of={search.failedTitle} />}>
    <T as="p" of={search.failedText} />
  </Notice>
);

const Answers = ({ q }: { q: string }) => {
  const { language } = usePageLocation();
  const { data, error } = useAnswer(pageKey(searchSite, { query: { q, language } }));
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
          <T as="p" className="eyebrow" of={menu.search} />
          <PageText of={searchPlaces.texts.title} as="h1" className="mt-sm" />
          <Finder action="/search" q={q} label={search.searchThisSite} button={menu.search} />
        </div>
      </section>
      {q && <Answers q={q} />}
    </>
  );
};
