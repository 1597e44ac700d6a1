import { managed } from '#contract/words/managed.ts';
import { testimonial as words } from '#contract/words/testimonial.ts';
import { T } from '../../language/T.tsx';
import { useHeadingFocus } from '../../manage-link/useHeadingFocus.ts';
import { useSubmitted } from '../../routing/PageContext.tsx';
import { ManagedTestimonialFacts } from '../../testimonials/ManagedTestimonialFacts.tsx';
import { ManagedTestimonialForm } from '../../testimonials/ManagedTestimonialForm.tsx';
import { ManagedTestimonialLookup } from '../../testimonials/ManagedTestimonialLookup.tsx';
import { ManagedTestimonialWithdraw } from '../../testimonials/ManagedTestimonialWithdraw.tsx';
import { useManagedTestimonial } from '../../testimonials/useManagedTestimonial.ts';
import { HelplineCard } from '../../ui/HelplineCard.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RefusedNotice } from '../../ui/RefusedNotice.tsx';

const Withdrawn = () => (
  <Notice tone="ok" title={<T of={managed.testimonialDeleted} />}>
    <p>
      <T of={managed.testimonialDeletedText} /> <T as="a" href="/testimonials" of={managed.goToTestimonials} />
    </p>
  </Notice>
);

export const YourTestimonialPage = () => {
  const submitted = useSubmitted();
  const yours = useManagedTestimonial(submitted);
  const { testimonial = null, done = null } = yours.shown ?? {};
  const helplines = testimonial?.helplines ?? submitted?.helplines;
  const { heading, onSubmit } = useHeadingFocus(yours.shown, testimonial?.helplines !== undefined);
  const withdrawn = done === 'withdrawn';
  return (
    <section className="section" data-app="" onSubmit={onSubmit}>
      <div className="wrap wrap--narrow yours">
        <div>
          <T as="h1" ref={heading} tabIndex={-1} of={words.yourTestimonial} />
          <T as="p" className="lead mt-sm" of={managed.testimonialLead} />
        </div>
        {helplines && <HelplineCard title="h2" lines={helplines} />}
        <RefusedNotice text={yours.message} />
        {done === 'saved' && !yours.busy && !yours.message && (
          <Notice tone="ok">
            <T as="p" of={managed.changesSaved} />
          </Notice>
        )}
        {withdrawn && <Withdrawn />}
        {testimonial && (
          <>
            <ManagedTestimonialFacts testimonial={testimonial} />
            <ManagedTestimonialForm
              key={JSON.stringify([testimonial.content, testimonial.agreedTo])}
              testimonial={testimonial}
              yours={yours}
              hasHelplines={helplines !== undefined}
              typed={done === 'saved' ? {} : (submitted?.values ?? {})}
            />
            <ManagedTestimonialWithdraw yours={yours} />
          </>
        )}
        {!testimonial && !withdrawn && <ManagedTestimonialLookup yours={yours} />}
        <p className="hint">
          <T of={managed.testimonialLinkIsSecret} /> <T as="a" href="/privacy" of={managed.whatWeKeep} />
        </p>
      </div>
    </section>
  );
};
