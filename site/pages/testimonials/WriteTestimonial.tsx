import type { Submitted } from '#contract/pages/page-renderer.ts';
import type { SubmittedTestimonial } from '#contract/testimonials/testimonials.ts';
import { forms } from '#contract/words/forms.ts';
import { publishedTestimonials } from '#contract/words/published-testimonials.ts';
import { testimonial } from '#contract/words/testimonial.ts';
import { T } from '../../language/T.tsx';
import { TestimonialForm } from '../../testimonials/TestimonialForm.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { RefusedNotice } from '../../ui/RefusedNotice.tsx';
import { pageHref } from './TestimonialList.tsx';

type WriteProps = { onSent: (sent: SubmittedTestimonial) => void };

export const WriteDialog = ({ onSent, onClose }: WriteProps & { onClose: () => void }) => (
  <TestimonialForm
    onSent={onSent}
    frame={(form, submit) => (
      <Dialog
        title={<T of={publishedTestimonials.writeATestimonial} />}
        hint={<T of={testimonial.writeLead} />}
        onClose={onClose}
        footer={
          <>
            <Button variant="quiet" onClick={onClose} of={forms.cancel} />
            {submit}
          </>
        }
      >
        {form}
      </Dialog>
    )}
  />
);

export const WriteInPage = ({ onSent, submitted }: WriteProps & { submitted: Submitted | null }) => (
  <section className="section section--form" id="write" aria-labelledby="write-title" data-app="">
    <div className="wrap wrap--narrow">
      <RefusedNotice text={submitted?.message} />
      <div className="form">
        <div className="form__head">
          <T as="h2" id="write-title" tabIndex={-1} of={publishedTestimonials.writeATestimonial} />
          <T as="p" className="lead lead--sm mt-sm" of={testimonial.writeLead} />
        </div>
        <TestimonialForm
          submitted={submitted}
          onSent={onSent}
          frame={(form, submit) => (
            <>
              <div className="form__body">{form}</div>
              <div className="form__foot">
                <ButtonLink variant="quiet" href={pageHref(1)} className="push" of={forms.cancel} />
                {submit}
              </div>
            </>
          )}
        />
      </div>
    </div>
  </section>
);
