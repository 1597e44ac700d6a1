import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { categoryKeys, donationCategories } from '#contract/donations.ts';
import { DonationForm } from '../../donations/DonationForm.tsx';
import { DonationSent } from '../../donations/DonationSent.tsx';
import { OFFER_DRAFT_KEY } from '../../donations/device-drafts.ts';
import { LastDonation } from '../../donations/LastDonation.tsx';
import { SENT_OFFER_KEY } from '../../donations/sent-offer.ts';
import { CLOSED_HREF, formInAddress, stepHref } from '../../donations/step-address.ts';
import { useLastDonation } from '../../donations/useLastDonation.ts';
import { Hero } from '../../layout/Hero.tsx';
import { usePageLocation, useSubmitted } from '../../routing/PageContext.tsx';
import { Illustration } from '../../ui/Illustration.tsx';
import { Package } from '../../ui/icons/Package.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { OpenForm } from '../OpenForm.tsx';
import { AcceptLists } from './AcceptLists.tsx';

const steps = [
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
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
);

/** What to give, how it works, and the form, which a button opens with or without scripts. */
export const DonationsPage = () => {
  const submitted = useSubmitted();
  const { search } = usePageLocation();
  const [open, setOpen] = useState(search.form !== undefined || submitted !== null);
  const [byHand, setByHand] = useState(false);
  const { last, hide, forget } = useLastDonation();
  const start = useRef<HTMLButtonElement>(null);
  const show = (next: boolean) => {
    setOpen(next);
    setByHand(true);
    // A reload then shows the page as it was left, the form with its draft included; Back closes an opened form.
    if (next) history.pushState(null, '', stepHref(1));
    else history.replaceState(null, '', CLOSED_HREF);
  };
  useEffect(() => {
    const travel = () => {
      setByHand(true);
      setOpen(formInAddress());
    };
    addEventListener('popstate', travel);
    return () => removeEventListener('popstate', travel);
  }, []);
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    show(!open);
  };
  const cancel = () => {
    show(false);
    start.current?.focus();
  };
  return (
    <>
      <Hero
        scene="donate"
        above={<p className="eyebrow">Donate items</p>}
        title="What you no longer need, someone does"
        lead="Your good second-hand things pay for medical costs, hospital transport, counselling and the weekly shop. It takes three short steps."
      >
        <div className="row">
          <OpenForm
            page="/donations#donation-form"
            parameter="form"
            ref={start}
            icon={Package}
            aria-expanded={open}
            aria-controls={open ? 'donation-form' : undefined}
            onClick={toggle}
          >
            Start Your Donation
          </OpenForm>
        </div>
      </Hero>
      <div data-stored={SENT_OFFER_KEY}>
        {last && !submitted?.reference && (
          <section className="section section--furze section--form">
            <div className="wrap wrap--narrow">
              <LastDonation offer={last} onForget={forget} />
            </div>
          </section>
        )}
      </div>
      {open && (
        <section
          className="section section--furze section--form"
          id="donation-form"
          data-app=""
          data-stored={OFFER_DRAFT_KEY}
        >
          <div className="wrap wrap--narrow">
            {submitted?.reference ? (
              <>
                {submitted.message && (
                  <Notice tone="wait" announce="alert">
                    <p>{submitted.message}</p>
                  </Notice>
                )}
                <DonationSent
                  reference={submitted.reference}
                  manageUrl={submitted.manageUrl ?? ''}
                  name={submitted.donor ?? ''}
                  picturesWaiting={submitted.picturesWaiting}
                />
              </>
            ) : (
              <DonationForm submitted={submitted} opened={byHand} onCancel={cancel} onSent={hide} />
            )}
          </div>
        </section>
      )}
      <Categories />
      <AcceptLists />
      <HowItWorks />
    </>
  );
};
