import { categoryKeys, donationCategories } from '#contract/donations/donations.ts';
import { donationsPlaces } from '#contract/places/donations.ts';
import { offer } from '#contract/words/offer.ts';
import { PageText } from '../../editing/PageText.tsx';
import { T } from '../../language/T.tsx';
import { Illustration } from '../../ui/Illustration.tsx';
import { AcceptLists } from './AcceptLists.tsx';

const { texts } = donationsPlaces;

const steps = () => [
  { title: offer.howSubmit, says: <PageText of={texts.submit} as="p" /> },
  { title: offer.howReview, says: <PageText of={texts.review} as="p" /> },
  {
    title: offer.howContact,
    says: <T as="p" of={offer.howContactWhen} values={{ days: <T className="nowrap" of={offer.howContactDays} /> }} />,
  },
  { title: offer.howPickup, says: <PageText of={texts.pickup} as="p" /> },
];

const Categories = () => (
  <section className="section">
    <div className="wrap">
      <div className="head">
        <PageText of={texts['kinds-title']} as="h2" />
      </div>
      <ul className="cats">
        {categoryKeys.map((key) => (
          <li key={key}>
            <Illustration name={`category-${key}`} />
            <T text={donationCategories[key]} />
          </li>
        ))}
      </ul>
    </div>
  </section>
);

const HowItWorks = () => (
  <section className="section">
    <div className="wrap">
      <div className="head">
        <T as="h2" of={offer.howTitle} />
      </div>
      <ol className="steps steps--4">
        {steps().map(({ title, says }) => (
          <li key={title.id}>
            <T as="h3" of={title} />
            {says}
          </li>
        ))}
      </ol>
    </div>
  </section>
);

export const AroundForm = ({ folded }: { folded: boolean }) => {
  const lists = (
    <>
      <Categories />
      <AcceptLists />
      <HowItWorks />
    </>
  );
  if (!folded) return lists;
  return (
    <details className="fold">
      <summary>
        <T className="wrap wrap--narrow" of={offer.aroundForm} />
      </summary>
      {lists}
    </details>
  );
};
