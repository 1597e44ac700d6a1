import { categoryKeys, donationCategories } from '#contract/donations.ts';
import { Illustration } from '../../ui/Illustration.tsx';
import { AcceptLists } from './AcceptLists.tsx';

const steps = () => [
  { title: 'Submit the form', text: 'Tell us what you have, and add a photo or two.' },
  { title: 'We review it', text: 'One of our team looks at what you offer.' },
  {
    title: 'We contact you',
    text: (
      <>
        Expect to hear from us within <span className="nowrap">2-3 days</span>.
      </>
    ),
  },
  { title: 'Pickup arranged', text: 'For large items we arrange a pickup with you.' },
];

const Categories = () => (
  <section className="section">
    <div className="wrap">
      <div className="head">
        <h2>What we are looking for</h2>
      </div>
      <ul className="cats">
        {categoryKeys.map((key) => (
          <li key={key}>
            <Illustration name={`category-${key}`} />
            {donationCategories[key]}
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
        {steps().map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
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
