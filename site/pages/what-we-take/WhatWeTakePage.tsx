import { categoryKeys, donationCategories } from '#contract/donations/donations.ts';
import { readWhatWeTake } from '#contract/donations/public-calls.ts';
import { itemsIn, type KnownItem } from '#contract/donations/what-we-take.ts';
import { whatWeTakePlaces } from '#contract/places/what-we-take.ts';
import { useAnswer } from '../../client/PageAnswersContext.tsx';
import { pageKey } from '../../client/page-answers.ts';
import { EditableIllustration } from '../../editing/EditableIllustration.tsx';
import { PageText } from '../../editing/PageText.tsx';
import { Finder } from '../../layout/Finder.tsx';
import { usePageLocation } from '../../routing/PageContext.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Illustration } from '../../ui/Illustration.tsx';
import { AskFirst } from './AskFirst.tsx';
import { CategoryCard } from './CategoryCard.tsx';
import { LookedUp } from './LookedUp.tsx';
import { WHAT_WE_TAKE_PATH } from './TakenText.tsx';

const { texts, images } = whatWeTakePlaces;

const Lists = ({ items }: { items: readonly KnownItem[] }) => (
  <section className="section">
    <div className="wrap">
      <div className="head head--close">
        <PageText of={texts['kinds-title']} as="h2" />
      </div>
      <nav className="jump" aria-label="Categories">
        {categoryKeys.map((key) => (
          <a key={key} href={`#${key}`}>
            <Illustration name={`category-${key}`} />
            <span>{donationCategories[key]}</span>
          </a>
        ))}
      </nav>
      <div className="takes">
        {categoryKeys.map((key) => (
          <CategoryCard key={key} category={key} items={itemsIn(key, items)} />
        ))}
      </div>
    </div>
  </section>
);

const NothingWritten = () => (
  <section className="section">
    <div className="wrap wrap--narrow">
      <div className="head head--close">
        <PageText of={texts['unwritten-title']} as="h2" />
      </div>
      <AskFirst of={texts['unwritten-text']} />
      <p className="mt-lg">
        <ButtonLink href="/about/our-shops" variant="line">
          Find a Shop
        </ButtonLink>
      </p>
    </div>
  </section>
);

const OnTheList = () => (
  <section className="section on-deep">
    <div className="wrap split">
      <div>
        <PageText of={texts['listed-title']} as="h2" />
        <PageText of={texts['listed-text']} as="p" className="lead mt-md" />
      </div>
      <div className="row">
        <ButtonLink href="/donations?form=1#donation-form" variant="furze">
          Start Your Donation
        </ButtonLink>
      </div>
    </div>
  </section>
);

export const WhatWeTakePage = () => {
  const { q = '' } = usePageLocation().search;
  const items = useAnswer(pageKey(readWhatWeTake, {})).data?.items ?? [];
  const isWritten = items.length > 0;
  return (
    <>
      <section className="section section--furze section--close">
        <div className="wrap split split--text">
          <div>
            <p className="eyebrow">Donate items</p>
            <PageText of={texts.title} as="h1" className="mt-sm" />
            <PageText of={texts[isWritten ? 'lead' : 'lead-unwritten']} as="p" className="lead mt-md" />
            {isWritten && <Finder action={WHAT_WE_TAKE_PATH} q={q} label="What do you have?" button="Look It Up" />}
          </div>
          <figure className="frame">
            <EditableIllustration of={images.head} name="cta-donate" first sizes="(min-width: 60rem) 30rem, 90vw" />
          </figure>
        </div>
      </section>
      {isWritten && q && <LookedUp q={q} items={items} />}
      {isWritten ? <Lists items={items} /> : <NothingWritten />}
      <OnTheList />
    </>
  );
};
