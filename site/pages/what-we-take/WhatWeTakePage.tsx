import { categoryKeys, donationCategories } from '#contract/donations/donations.ts';
import { readWhatWeTake } from '#contract/donations/public-calls.ts';
import { itemsIn, type KnownItem } from '#contract/donations/what-we-take.ts';
import { whatWeTakePlaces } from '#contract/places/what-we-take.ts';
import { offer } from '#contract/words/offer.ts';
import { site } from '#contract/words/site.ts';
import { whatWeTake } from '#contract/words/what-we-take.ts';
import { useAnswer } from '../../client/PageAnswersContext.tsx';
import { pageKey } from '../../client/page-answers.ts';
import { EditableIllustration } from '../../editing/EditableIllustration.tsx';
import { PageText } from '../../editing/PageText.tsx';
import { T } from '../../language/T.tsx';
import { t } from '../../language/t.ts';
import { Finder } from '../../layout/Finder.tsx';
import { usePageLocation } from '../../routing/PageContext.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Illustration } from '../../ui/Illustration.tsx';
import { WHAT_WE_TAKE_PATH } from './AcceptedText.tsx';
import { AskFirst } from './AskFirst.tsx';
import { CategoryCard } from './CategoryCard.tsx';
import { LookedUp } from './LookedUp.tsx';

const { texts, images } = whatWeTakePlaces;

const Lists = ({ items }: { items: readonly KnownItem[] }) => (
  <section className="section">
    <div className="wrap">
      <div className="head head--close">
        <PageText of={texts['kinds-title']} as="h2" />
      </div>
      <nav className="jump" aria-label={t(whatWeTake.categories)}>
        {categoryKeys.map((key) => (
          <a key={key} href={`#${key}`}>
            <Illustration name={`category-${key}`} />
            <T text={donationCategories[key]} />
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
        <ButtonLink href="/about/our-shops" variant="line" of={whatWeTake.findAShop} />
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
        <ButtonLink href="/donations?form=1#donation-form" variant="furze" of={offer.startDonation} />
      </div>
    </div>
  </section>
);

export const WhatWeTakePage = () => {
  const {
    search: { q = '' },
    language,
  } = usePageLocation();
  const items = useAnswer(pageKey(readWhatWeTake, {})).data?.items ?? [];
  const isWritten = items.length > 0;
  return (
    <>
      <section className="section section--furze section--close">
        <div className="wrap split split--text">
          <div>
            <T as="p" className="eyebrow" of={site.donateItemsCard} />
            <PageText of={texts.title} as="h1" className="mt-sm" />
            <PageText of={texts[isWritten ? 'lead' : 'lead-unwritten']} as="p" className="lead mt-md" />
            {isWritten && (
              <Finder action={WHAT_WE_TAKE_PATH} q={q} label={whatWeTake.whatDoYouHave} button={whatWeTake.lookItUp} />
            )}
            {isWritten && language && <T as="p" className="hint mt-sm" of={whatWeTake.listsInEnglish} />}
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
