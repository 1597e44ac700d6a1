import { donationCategories } from '#contract/donations/donations.ts';
import type { KnownItem } from '#contract/donations/what-we-take.ts';
import { whatWeTakePlaces } from '#contract/places/what-we-take.ts';
import { readSearchWords } from '#contract/search/public-calls.ts';
import { useAnswer } from '../../client/PageAnswersContext.tsx';
import { pageKey } from '../../client/page-answers.ts';
import { Line } from '../../editing/Line.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Illustration } from '../../ui/Illustration.tsx';
import { findItems } from './find-items.ts';

const FoundItem = ({ item: { category, isTaken, name, why, instead } }: { item: KnownItem }) => (
  <li className={isTaken ? 'panel panel--ok' : 'panel panel--no'}>
    <p className={isTaken ? 'taken' : 'taken taken--no'}>
      <Icon name={isTaken ? 'check' : 'x'} />
      <span>{isTaken ? 'We Accept' : 'We Cannot Accept'}</span>
    </p>
    <h3>{name}</h3>
    {why && <p>{why}</p>}
    {instead && (
      <p>
        <strong>What to do instead:</strong> <span>{instead}</span>
      </p>
    )}
    <p className="hint">
      Found under <a href={`#${category}`}>{donationCategories[category]}</a>.
    </p>
    {isTaken && (
      <p>
        <ButtonLink href="/donations?form=1#donation-form" small icon="package">
          Start Your Donation
        </ButtonLink>
      </p>
    )}
  </li>
);

const NotListed = ({ q }: { q: string }) => (
  <div className="split split--text">
    <div>
      <h2>{`“${q}” is not on our lists`}</h2>
      <Line of={whatWeTakePlaces.texts['not-listed-text']} as="p" className="lead mt-md" />
      <p className="mt-lg">
        <ButtonLink href="/contact?about=question" variant="line" icon="mail">
          Ask About It
        </ButtonLink>
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
              <h2 className="h3">{`You looked for “${q}”`}</h2>
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
