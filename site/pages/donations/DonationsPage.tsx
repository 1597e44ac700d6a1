import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { donationsPlaces } from '#contract/places/donations.ts';
import { offer } from '#contract/words/offer.ts';
import { site } from '#contract/words/site.ts';
import { draftKey } from '../../client/form-drafts.ts';
import { DonationForm } from '../../donations/DonationForm.tsx';
import { DonationSent } from '../../donations/DonationSent.tsx';
import { DONATION_FORM } from '../../donations/donation-values.ts';
import { LastDonation } from '../../donations/LastDonation.tsx';
import { StoredDraftNotice } from '../../donations/StoredDraftNotice.tsx';
import { SENT_OFFER_KEY } from '../../donations/sent-offer.ts';
import { formInAddress, stepHref } from '../../donations/step-address.ts';
import { useLastDonation } from '../../donations/useLastDonation.ts';
import { T } from '../../language/T.tsx';
import { Hero } from '../../layout/Hero.tsx';
import { usePageLocation, useSubmitted } from '../../routing/PageContext.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { OpenForm } from '../OpenForm.tsx';
import { AroundForm } from './AroundForm.tsx';

const DRAFT_KEY = draftKey(DONATION_FORM);

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
    else history.replaceState(null, '', location.pathname);
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
  const notice = submitted?.message && (
    <Notice tone="wait" announce="alert">
      <T as="p" text={submitted.message} />
      {submitted.reason && <T as="p" text={submitted.reason} />}
    </Notice>
  );
  return (
    <>
      <Hero
        scene="donate"
        above={<T as="p" className="eyebrow" of={site.donateItemsCard} />}
        title={donationsPlaces.texts.title}
        lead={donationsPlaces.texts.lead}
      >
        <div className="row">
          <OpenForm
            page="/donations#donation-form"
            parameter="form"
            ref={start}
            icon="package"
            aria-expanded={open}
            aria-controls={open ? 'donation-form' : undefined}
            onClick={toggle}
          >
            <T of={offer.startDonation} />
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
      {!open && (
        <div data-stored={DRAFT_KEY}>
          <StoredDraftNotice onOpen={() => show(true)} />
        </div>
      )}
      {open && (
        <section
          className="section section--furze section--form"
          id="donation-form"
          data-app=""
          data-stored={DRAFT_KEY}
        >
          <div className="wrap wrap--narrow">
            {submitted?.reference ? (
              <>
                {!submitted.helplines && notice}
                <DonationSent
                  reference={submitted.reference}
                  manageUrl={submitted.manageUrl ?? ''}
                  helplines={submitted.helplines}
                  name={submitted.donor ?? ''}
                  picturesWaiting={submitted.picturesWaiting}
                  van={submitted.van}
                />
                {submitted.helplines && notice}
              </>
            ) : (
              <DonationForm submitted={submitted} opened={byHand} onCancel={cancel} onSent={hide} />
            )}
          </div>
        </section>
      )}
      <AroundForm folded={open && !submitted?.reference} />
    </>
  );
};
