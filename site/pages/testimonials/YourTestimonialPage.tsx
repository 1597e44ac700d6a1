import { useHeadingFocus } from '../../manage-link/useHeadingFocus.ts';
import { useSubmitted } from '../../routing/PageContext.tsx';
import { ManageForm } from '../../testimonials/ManageForm.tsx';
import { ManageLookup } from '../../testimonials/ManageLookup.tsx';
import { ManageState } from '../../testimonials/ManageState.tsx';
import { ManageWithdraw } from '../../testimonials/ManageWithdraw.tsx';
import { useManageLink } from '../../testimonials/useManageLink.ts';
import { Notice } from '../../ui/Notice.tsx';

const Withdrawn = () => (
  <Notice tone="ok" title="Your testimonial is deleted.">
    <p>
      It is no longer on this website, and your private link has stopped working.{' '}
      <a href="/testimonials">Go to the testimonials</a>
    </p>
  </Notice>
);

/** The page behind a manage link: somebody's own testimonial, to be corrected or withdrawn. */
export const YourTestimonialPage = () => {
  const submitted = useSubmitted();
  const yours = useManageLink(submitted);
  const { testimonial = null, done = null } = yours.shown ?? {};
  const { heading, onSubmit } = useHeadingFocus(yours.shown);
  const withdrawn = done === 'withdrawn';
  return (
    <section className="section" data-app="" onSubmit={onSubmit}>
      <div className="wrap wrap--narrow yours">
        <div>
          <h1 ref={heading} tabIndex={-1}>
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
            <ManageState testimonial={testimonial} />
            <ManageForm
              key={JSON.stringify([testimonial.content, testimonial.agreedTo])}
              testimonial={testimonial}
              yours={yours}
              typed={done === 'saved' ? {} : (submitted?.values ?? {})}
            />
            <ManageWithdraw yours={yours} />
          </>
        )}
        {!testimonial && !withdrawn && <ManageLookup yours={yours} />}
        <p className="hint">
          Anybody who has your private link can do this, so keep it to yourself.{' '}
          <a href="/privacy">What we keep, and why</a>
        </p>
      </div>
    </section>
  );
};
