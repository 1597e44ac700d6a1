import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { Submitted } from '#contract/pages/page-renderer.ts';
import { testimonialsPlaces } from '#contract/places/testimonials.ts';
import type { Helpline } from '#contract/testimonials/helplines.ts';
import { ANONYMOUS, type SubmittedTestimonial } from '#contract/testimonials/testimonials.ts';
import { forms } from '#contract/words/forms.ts';
import { publishedTestimonials } from '#contract/words/published-testimonials.ts';
import { site } from '#contract/words/site.ts';
import { testimonial } from '#contract/words/testimonial.ts';
import { T } from '../../language/T.tsx';
import { pageAddress, t } from '../../language/t.ts';
import { Hero } from '../../layout/Hero.tsx';
import { usePageLocation, useSubmitted } from '../../routing/PageContext.tsx';
import { pageNumber } from '../../routing/page-number.ts';
import { ManageLink } from '../../testimonials/ManageLink.tsx';
import { useAlert } from '../../ui/Alert.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { picturesWaitingText } from '../../ui/pictures-waiting.ts';
import { UrgentSentCard } from '../../ui/UrgentSentCard.tsx';
import { OpenForm } from '../OpenForm.tsx';
import { TestimonialList, useListAgain } from './TestimonialList.tsx';
import { WriteDialog, WriteInPage } from './WriteTestimonial.tsx';

type WritePlace = 'page' | 'dialog' | null;

const isWriteRequested = () => new URLSearchParams(location.search).has('write');

const addressWith = (open: boolean): string => {
  const search = new URLSearchParams(location.search);
  if (open) search.set('write', '1');
  else search.delete('write');
  const query = search.toString();
  return `${location.pathname}${query && `?${query}`}${open ? '#write' : ''}`;
};

/** Makes the open form an entry of the browser's history: Back closes it, Forward and a reload bring it again. */
const useWritePlace = (first: WritePlace) => {
  const [place, setPlace] = useState(first);
  useEffect(() => {
    // The answer to a form that was posted without scripts: a reload then shows what was written, and posts nothing again.
    if (first && !isWriteRequested()) history.replaceState(null, '', addressWith(true));
    const travel = () => setPlace((now) => (isWriteRequested() ? (now ?? 'dialog') : null));
    addEventListener('popstate', travel);
    return () => removeEventListener('popstate', travel);
  }, [first]);
  return {
    place,
    open() {
      history.pushState({ opened: true }, '', addressWith(true));
      setPlace('dialog');
    },
    answered() {
      history.replaceState(null, '', addressWith(false));
      setPlace(null);
    },
    close() {
      if (history.state?.opened) history.back();
      else history.replaceState(null, '', addressWith(false));
      setPlace(null);
    },
  };
};

type Sent = Pick<SubmittedTestimonial, 'name' | 'isApproved' | 'picturesWaiting'>;

type Urgent = Pick<Submitted, 'manageUrl' | 'picturesWaiting'> & {
  helplines: readonly Helpline[];
  /** True if it was sent with scripts: its card then takes the focus. */
  focus: boolean;
};

const urgentIn = (
  { helplines, manageUrl, picturesWaiting }: Pick<Submitted, 'manageUrl' | 'picturesWaiting' | 'helplines'>,
  focus: boolean,
): Urgent | null => (helplines ? { helplines, manageUrl, picturesWaiting, focus } : null);

const UrgentAnswer = ({ sent: { helplines, picturesWaiting = 0, manageUrl, focus } }: { sent: Urgent }) => (
  <section className="section section--form" id="write" data-app="">
    <div className="wrap wrap--narrow">
      <UrgentSentCard lines={helplines} focus={focus}>
        {picturesWaiting > 0 && <p>{picturesWaitingText(picturesWaiting)}</p>}
        {manageUrl && <ManageLink url={manageUrl} />}
      </UrgentSentCard>
    </div>
  </section>
);

const thanks = ({ name, isApproved, picturesWaiting = 0 }: Sent): string => {
  const { thanksLive, thanksLiveUnnamed, thanksWaiting, thanksWaitingUnnamed } = testimonial;
  const sentence =
    name === ANONYMOUS
      ? t(isApproved ? thanksLiveUnnamed : thanksWaitingUnnamed)
      : t(isApproved ? thanksLive : thanksWaiting, { name });
  return [sentence, picturesWaitingText(picturesWaiting)].filter(Boolean).join(' ');
};

export const TestimonialsPage = () => {
  const { search } = usePageLocation();
  const page = pageNumber(search);
  const submitted = useSubmitted();
  const say = useAlert();
  const [urgent, setUrgent] = useState(() => (submitted?.sent ? urgentIn(submitted, false) : null));
  const form = useWritePlace(!submitted?.sent && (search.write !== undefined || submitted) ? 'page' : null);
  const { place } = form;
  const list = useRef<HTMLHeadingElement>(null);
  const again = useListAgain(page);
  const sent = (received: SubmittedTestimonial) => {
    again();
    setUrgent(urgentIn(received, true));
    if (received.helplines) return form.answered();
    // The form in the page leaves with the focus in it: the alert then gives it back to the list.
    if (place === 'page') list.current?.focus();
    form.close();
    say(thanks(received), received.manageUrl && <ManageLink url={received.manageUrl} />);
  };
  const open = (event: MouseEvent) => {
    event.preventDefault();
    if (place === 'page') document.getElementById('write-title')?.focus();
    else form.open();
  };
  const write = (small: boolean) => (
    <OpenForm
      page={pageAddress('/testimonials#write')}
      parameter="write"
      variant={small ? 'action' : 'brand'}
      small={small}
      icon="pencil"
      onClick={open}
    >
      <T of={publishedTestimonials.writeATestimonial} />
    </OpenForm>
  );
  return (
    <>
      <Hero
        scene="testimonials"
        above={<T as="p" className="eyebrow" of={site.testimonials} />}
        title={testimonialsPlaces.texts.title}
        lead={testimonialsPlaces.texts.lead}
      >
        <div className="row">{write(false)}</div>
      </Hero>
      {urgent && <UrgentAnswer sent={urgent} />}
      {submitted?.sent && !submitted.helplines && (
        <div className="wrap mt-lg" id="write" data-app={submitted.manageUrl ? '' : undefined}>
          {submitted.message && (
            <Notice tone="wait" announce="alert">
              <T as="p" text={submitted.message} />
            </Notice>
          )}
          <Notice tone="ok" title={<T of={forms.thankYou1} />}>
            <T as="p" of={submitted.sent === 'live' ? testimonial.submittedLive : testimonial.submittedWaiting} />
            {submitted.picturesWaiting !== undefined && <p>{picturesWaitingText(submitted.picturesWaiting)}</p>}
            {submitted.manageUrl && <ManageLink url={submitted.manageUrl} />}
          </Notice>
        </div>
      )}
      {place === 'page' && <WriteInPage onSent={sent} submitted={submitted} />}
      <section className="section section--tint">
        <div className="wrap">
          <T as="h2" className="sr" ref={list} tabIndex={-1} of={testimonial.publishedTestimonials} />
          <TestimonialList page={page} write={write(true)} />
        </div>
      </section>
      {place === 'dialog' && <WriteDialog onSent={sent} onClose={form.close} />}
    </>
  );
};
