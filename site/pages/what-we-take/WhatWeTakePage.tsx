import { categoryKeys, donationCategories } from '#contract/donations.ts';
import type { KnownItem } from '#contract/what-we-take.ts';
import { useAnswer } from '../../client/PageAnswersContext.tsx';
import { whatWeTakeKey } from '../../client/page-keys.ts';
import { itemsIn } from '../../client/what-we-take.ts';
import { Finder } from '../../layout/Finder.tsx';
import { usePageLocation } from '../../routing/PageContext.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Illustration } from '../../ui/Illustration.tsx';
import { AskFirst } from './AskFirst.tsx';
import { CategoryCard } from './CategoryCard.tsx';
import { LookedUp } from './LookedUp.tsx';
import { WHAT_WE_TAKE_PATH } from './TakenText.tsx';

const Lists = ({ items }: { items: readonly KnownItem[] }) => (
  <section className="section">
    <div className="wrap">
      <div className="head head--close">
        <h2>By kind of thing</h2>
      </div>
      <nav className="jump" aria-label="Categories">
        {categoryKeys.map((key) => (
          <a key={key} href={`#${key}`}>
            <Illustration name={`category-${key}`} />
            {donationCategories[key]}
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
        <h2>Our lists are being written</h2>
      </div>
      <AskFirst>Until they are, ask by phone, in writing, or at the counter of a shop.</AskFirst>
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
        <h2>On the list?</h2>
        <p className="lead mt-md">Three short steps, and we will contact you within 2-3 business days.</p>
      </div>
      <div className="row">
        <ButtonLink href="/donations?form=1#donation-form" variant="furze">
          Start Your Donation
        </ButtonLink>
      </div>
    </div>
  </section>
);

/** What the shops take and what they cannot, to look up and by category. */
export const WhatWeTakePage = () => {
  const { q = '' } = usePageLocation().search;
  const items = useAnswer(whatWeTakeKey).data?.items ?? [];
  const isWritten = items.length > 0;
  return (
    <>
      <section className="section section--furze section--close">
        <div className="wrap split split--text">
          <div>
            <p className="eyebrow">Donate items</p>
            <h1 className="mt-sm">What we take, and what we cannot</h1>
            <p className="lead mt-md">
              {isWritten
                ? 'Type what you have. If it is not on our lists, ask before you lift it.'
                : 'If you are not sure about something, ask before you lift it.'}
            </p>
            {isWritten && <Finder action={WHAT_WE_TAKE_PATH} q={q} label="What do you have?" button="Look It Up" />}
          </div>
          <figure className="frame">
            <Illustration name="cta-donate" first />
          </figure>
        </div>
      </section>
      {isWritten && q && <LookedUp q={q} items={items} />}
      {isWritten ? <Lists items={items} /> : <NothingWritten />}
      <OnTheList />
    </>
  );
};
