import { categoryKeys, donationCategories } from '#contract/donations/donations.ts';
import { donationsPlaces } from '#contract/places/donations.ts';
import { Line } from '../../editing/Line.tsx';
import { Illustration } from '../../ui/Illustration.tsx';
import { AcceptLists } from './AcceptLists.tsx';

const { texts } = donationsPlaces;

const steps = () => [
  { title: 'Submit the form', says: <Line of={texts.submit} as="p" /> },
  { title: 'We review it', says: <Line of={texts.review} as="p" /> },
  {
    title: 'We contact you',
    says: (
      <p>
        Expect to hear from us within <span className="nowrap">2-3 days</span>.
      </p>
    ),
  },
  { title: 'Pickup arranged', says: <Line of={texts.pickup} as="p" /> },
];

const Categories = () => (
  <section className="section">
    <div className="wrap">
      <div className="head">
        <Line of={texts['kinds-title']} as="h2" />
      </div>
      <ul className="cats">
        {categoryKeys.map((key) => (
          <li key={key}>
            <Illustration name={`category-${key}`} />
            <span>{donationCategories[key]}</span>
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
        <h2>How It Works</h2>
      </div>
      <ol className="steps steps--4">
        {steps().map(({ title, says }) => (
          <li key={title}>
            <h3>{title}</h3>
            {says}
          </li>
        ))}
      </ol>
    </div>
  </section>
);

/** What is taken and how it works; folded while the form is open, so that nothing stands between its end and the page's. */
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
        <span className="wrap wrap--narrow">What we take, and how it works</span>
      </summary>
      {lists}
    </details>
  );
};
