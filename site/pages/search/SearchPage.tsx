import { searchPosts } from '#contract/blogs/public-calls.ts';
import { searchPlaces } from '#contract/places/search.ts';
import { useAnswer, useSettings } from '../../client/PageAnswersContext.tsx';
import { pageKey } from '../../client/page-answers.ts';
import { Line } from '../../editing/Line.tsx';
import { Finder } from '../../layout/Finder.tsx';
import { usePageLocation } from '../../routing/PageContext.tsx';
import { usePhoneHref } from '../../shops/PhoneLinks.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Illustration } from '../../ui/Illustration.tsx';
import { type Found, findEverything } from './find-everything.ts';
import { kindIcons } from './kind-icons.ts';
import { Marked } from './Marked.tsx';

const Results = ({ q, found }: { q: string; found: readonly Found[] }) => (
  <>
    <div className="head head--close">
      <h2 className="h3">{`${found.length === 1 ? 'One place' : `${found.length} places`} for “${q}”`}</h2>
    </div>
    <ol className="results">
      {found.map(({ href, kind, day, title, text }) => (
        <li key={`${href} ${title}`}>
          <p className="kind">
            <Icon name={kindIcons[kind]} />
            <span>{day ? `${kind}, ${day}` : kind}</span>
          </p>
          <h3>
            <a href={href}>
              <Marked text={title} asked={q} />
            </a>
          </h3>
          <p>
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
      <Line of={searchPlaces.texts['nothing-text']} as="p" />
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

const Answers = ({ q }: { q: string }) => {
  const { data } = useAnswer(pageKey(searchPosts, { query: { q } }));
  const found = findEverything(q, useSettings(), data ?? { posts: [] });
  return (
    <section className="section">
      <div className="wrap wrap--narrow">{found.length > 0 ? <Results q={q} found={found} /> : <Nothing q={q} />}</div>
    </section>
  );
};

/** Finds pages, services, shops and posts, without scripts. */
export const SearchPage = () => {
  const { q = '' } = usePageLocation().search;
  return (
    <>
      <section className="section section--tint section--close">
        <div className="wrap">
          <p className="eyebrow">Search</p>
          <Line of={searchPlaces.texts.title} as="h1" className="mt-sm" />
          <Finder action="/search" q={q} label="Search this site" button="Search" />
        </div>
      </section>
      {q && <Answers q={q} />}
    </>
  );
};
