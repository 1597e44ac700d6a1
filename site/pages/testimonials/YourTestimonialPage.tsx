import { useEffect, useRef } from 'react';
import { useSubmitted } from '../../routing/PageContext.tsx';
import { useYours } from '../../testimonials/useYours.ts';
import { YoursForm } from '../../testimonials/YoursForm.tsx';
import { YoursLookup } from '../../testimonials/YoursLookup.tsx';
import { YoursState } from '../../testimonials/YoursState.tsx';
import { YoursWithdraw } from '../../testimonials/YoursWithdraw.tsx';
import { Notice } from '../../ui/Notice.tsx';

const Withdrawn = () => (
  <Notice tone="ok" title="Your testimonial is deleted.">
    <p>
      It is no longer on this website, and your private link has stopped working.{' '}
      <a href="/testimonials">Go to the testimonials</a>
    </p>
  </Notice>
);

/** The page behind a private link: what somebody has sent, to be corrected or withdrawn. */
export const YourTestimonialPage = () => {
  const submitted = useSubmitted();
  const yours = useYours(submitted);
  const { testimonial = null, done = null } = yours.yours ?? {};
  const title = useRef<HTMLHeadingElement>(null);
  const withdrawn = done === 'withdrawn';
  useEffect(() => {
    if (withdrawn) title.current?.focus();
  }, [withdrawn]);
  return (
    <section className="section" data-app="">
      <div className="wrap wrap--narrow yours">
        <div>
          <h1 ref={title} tabIndex={-1}>
            Your testimonial
          </h1>
          <p className="lead mt-sm">See what you sent us, correct it, or withdraw it.</p>
        </div>
        {yours.message && (
          <Notice tone="bad">
            <p>{yours.message}</p>
          </Notice>
        )}
        {done === 'saved' && !yours.busy && !yours.message && (
          <Notice tone="ok">
            <p>Your changes are saved.</p>
          </Notice>
        )}
        {withdrawn && <Withdrawn />}
        {testimonial && (
          <>
            <YoursState testimonial={testimonial} />
            <YoursForm
              key={JSON.stringify([testimonial.content, testimonial.agreedTo])}
              testimonial={testimonial}
              yours={yours}
              typed={done === 'saved' ? {} : (submitted?.values ?? {})}
            />
            <YoursWithdraw yours={yours} />
          </>
        )}
        {!testimonial && !withdrawn && <YoursLookup yours={yours} />}
        <p className="hint">
          Anybody who has your private link can do this, so keep it to yourself.{' '}
          <a href="/privacy">What we keep, and why</a>
        </p>
      </div>
    </section>
  );
};
