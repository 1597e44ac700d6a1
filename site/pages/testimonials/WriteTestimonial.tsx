import type { Submitted } from '#contract/pages/page-renderer.ts';
import type { SubmittedTestimonial } from '#contract/testimonials/testimonials.ts';
import { TestimonialForm } from '../../testimonials/TestimonialForm.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { pageHref } from './TestimonialList.tsx';

const TITLE = 'Write a Testimonial';
const HINT = 'A few honest sentences are worth more to us than a page.';

type WriteProps = { onSent: (sent: SubmittedTestimonial) => void };

/** The form in a dialog above the page. */
export const WriteDialog = ({ onSent, onClose }: WriteProps & { onClose: () => void }) => (
  <TestimonialForm
    onSent={onSent}
    frame={(form, submit) => (
      <Dialog
        title={TITLE}
        hint={HINT}
        onClose={onClose}
        footer={
          <>
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
            {submit}
          </>
        }
      >
        {form}
      </Dialog>
    )}
  />
);

/** The form in the page, for people without scripts and for links to it. */
export const WriteInPage = ({ onSent, submitted }: WriteProps & { submitted: Submitted | null }) => (
  <section className="section section--form" id="write" aria-labelledby="write-title" data-app="">
    <div className="wrap wrap--narrow">
      {submitted?.message && (
        <Notice tone="bad">
          <p>{submitted.message}</p>
        </Notice>
      )}
      <div className="form">
        <div className="form__head">
          <h2 id="write-title" tabIndex={-1}>
            {TITLE}
          </h2>
          <p className="lead lead--sm mt-sm">{HINT}</p>
        </div>
        <TestimonialForm
          submitted={submitted}
          onSent={onSent}
          frame={(form, submit) => (
            <>
              <div className="form__body">{form}</div>
              <div className="form__foot">
                <ButtonLink variant="quiet" href={pageHref(1)} className="push">
                  Cancel
                </ButtonLink>
                {submit}
              </div>
            </>
          )}
        />
      </div>
    </div>
  </section>
);
