import { donationCategories } from '#contract/donations/donations.ts';
import { itemMatcher } from '#contract/donations/item-matcher.ts';
import type { KnownItem } from '#contract/donations/what-we-take.ts';
import { whatWeTakePlaces } from '#contract/places/what-we-take.ts';
import { readSearchWords } from '#contract/search/public-calls.ts';
import { type SearchWord, understand } from '#contract/search/search-words.ts';
import { offer } from '#contract/words/offer.ts';
import { whatWeTake } from '#contract/words/what-we-take.ts';
import { useAnswer } from '../../client/PageAnswersContext.tsx';
import { pageKey } from '../../client/page-answers.ts';
import { PageText } from '../../editing/PageText.tsx';
import { T } from '../../language/T.tsx';
import { Written } from '../../language/Written.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Illustration } from '../../ui/Illustration.tsx';

const FOUND_MAX = 6;
/** Shorter words say too little to be looked for alone. */
const ALONE_MIN = 4;

const searchItems = (typed: string, items: readonly KnownItem[]): KnownItem[] =>
  items
    .map((item) => ({ item, score: itemMatcher(item)(typed) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, FOUND_MAX)
    .map(({ item }) => item);

const searchEach = (all: readonly string[], items: readonly KnownItem[]): KnownItem[] =>
  [...new Set(all.flatMap((words) => searchItems(words, items)))].slice(0, FOUND_MAX);

/** Best first: all words together, or the same in our words, or else each alone ("an old double mattress"). */
const findItems = (typed: string, items: readonly KnownItem[], searchWords: readonly SearchWord[]): KnownItem[] => {
  const { wordings } = understand(typed, searchWords);
  const found = searchEach(wordings, items);
  if (found.length > 0) return found;
  const alone = wordings
    .join(' ')
    .split(' ')
    .filter((word) => word.length >= ALONE_MIN);
  return searchEach(alone, items);
};

const FoundItem = ({ item: { category, isTaken, name, why, instead } }: { item: KnownItem }) => (
  <li className={isTaken ? 'panel panel--ok' : 'panel panel--no'}>
    <p className={isTaken ? 'taken' : 'taken taken--no'}>
      <Icon name={isTaken ? 'check' : 'x'} />
      <T of={isTaken ? offer.weAccept : offer.weCannotAccept} />
    </p>
    <Written as="h3" language={null}>
      {name}
    </Written>
    {why && (
      <Written as="p" language={null}>
        {why}
      </Written>
    )}
    {instead && (
      <p>
        <T as="strong" of={whatWeTake.instead} /> <Written language={null}>{instead}</Written>
      </p>
    )}
    <T
      as="p"
      className="hint"
      of={whatWeTake.foundUnder}
      values={{ category: <T as="a" href={`#${category}`} text={donationCategories[category]} /> }}
    />
    {isTaken && (
      <p>
        <ButtonLink href="/donations?form=1#donation-form" small icon="package" of={offer.startDonation} />
      </p>
    )}
  </li>
);

const NotListed = ({ q }: { q: string }) => (
  <div className="split split--text">
    <div>
      <T as="h2" of={whatWeTake.notListed} values={{ q }} />
      <PageText of={whatWeTakePlaces.texts['not-listed-text']} as="p" className="lead mt-md" />
      <p className="mt-lg">
        <ButtonLink href="/contact?about=question" variant="line" icon="mail" of={whatWeTake.askAboutIt} />
      </p>
    </div>
    <figure className="frame">
      <Illustration name="signpost" />
    </figure>
  </div>
);

export const LookedUp = ({ q, items }: { q: string; items: readonly KnownItem[] }) => {
  const searchWords = useAnswer(pageKey(readSearchWords, {})).data?.entries ?? [];
  const found = findItems(q, items, searchWords);
  return (
    <section className="section section--answer">
      <div className="wrap">
        {found.length === 0 ? (
          <NotListed q={q} />
        ) : (
          <>
            <div className="head head--close">
              <T as="h2" className="h3" of={whatWeTake.lookedFor} values={{ q }} />
            </div>
            <ul className="grid g2">
              {found.map((item) => (
                <FoundItem key={item.category + item.name} item={item} />
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
};
