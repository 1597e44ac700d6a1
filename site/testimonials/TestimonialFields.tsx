import { EMAIL_MAX } from '#contract/personal-data/email.ts';
import type { NamedPeople as Named } from '#contract/review/review.ts';
import { TESTIMONIAL_MAX, TESTIMONIAL_MIN } from '#contract/testimonials/testimonial-text.ts';
import { TESTIMONIAL_NAME_MAX } from '#contract/testimonials/testimonials.ts';
import { forms } from '#contract/words/forms.ts';
import { publishedTestimonials } from '#contract/words/published-testimonials.ts';
import { site } from '#contract/words/site.ts';
import { testimonial } from '#contract/words/testimonial.ts';
import { T } from '../language/T.tsx';
import { t } from '../language/t.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Honeypot } from '../ui/Honeypot.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Consents } from './Consents.tsx';
import { ImageField } from './ImageField.tsx';
import { isPermitted } from './permission.ts';
import { ReviewWords } from './ReviewWords.tsx';
import { reviewVariant } from './review-variant.ts';
import type { TestimonialAction, TestimonialState } from './testimonial-form.ts';
import { consentFacts, control, controlId, type TestimonialField } from './testimonial-values.ts';

type ReviewPanelProps = Pick<TestimonialState, 'phase' | 'review'> & {
  onUse: (wording: string) => void;
};

const ReviewPanel = ({ phase, review, onUse }: ReviewPanelProps) => {
  const { variant, icon, title, text } = reviewVariant({ phase, review });
  const suggestion = variant === 'busy' || review?.helplines ? undefined : review?.suggestedChanges;
  return (
    <div className={`review review--${variant}`} id="testimonial-review">
      <span className="disc" aria-hidden="true">
        <Icon name={icon} spin={variant === 'busy'} />
      </span>
      <div>
        <div role="status">
          <T as="b" of={title} />
          <ReviewWords text={text} helplines={review?.helplines} />
        </div>
        {suggestion && (
          <>
            <p className="lines">
              <T as="strong" of={testimonial.suggestedChange} /> <span>{suggestion}</span>
            </p>
            <p>
              <Button variant="line" small onClick={() => onUse(suggestion)} of={testimonial.useWording} />
            </p>
          </>
        )}
      </div>
    </div>
  );
};

interface NamedPeopleProps {
  named: Named;
  permitted: boolean;
  onPermit(given: boolean): void;
  onUse(wording: string): void;
}

const NamedPeople = ({ named: { names, wording }, permitted, onPermit, onUse }: NamedPeopleProps) => (
  <div className="ask">
    <Icon name="user-check" />
    <div>
      <div role="status">
        <T as="b" of={testimonial.namedTitle} />
        <T as="p" of={testimonial.namedText} values={{ names: names.map((name) => `“${name}”`).join(', ') }} />
      </div>
      <label className="check" htmlFor="testimonial-permission">
        <input
          type="checkbox"
          id="testimonial-permission"
          checked={permitted}
          onChange={(event) => onPermit(event.target.checked)}
        />
        <T of={testimonial.namedPermission} />
      </label>
      {!permitted && (
        <p className="acts">
          <Button variant="line" small onClick={() => onUse(wording)} of={testimonial.withoutNames} />
        </p>
      )}
    </div>
  </div>
);

type TestimonialFieldsProps = {
  state: TestimonialState;
  dispatch: (action: TestimonialAction) => void;
  hydrated: boolean;
};

export const TestimonialFields = ({ state, dispatch, hydrated }: TestimonialFieldsProps) => {
  const { values, errors, image, agreed } = state;
  const edit = (field: TestimonialField, value: string) => dispatch({ type: 'edit', field, value });
  const form = { values, errors, edit };
  return (
    <>
      <div className="cols">
        <Field
          {...control(form, 'name')}
          label={<T of={testimonial.yourName} />}
          note={<T of={forms.optional} />}
          hint={<T of={testimonial.nameHint} />}
          placeholder={t(publishedTestimonials.anonymous)}
          autoComplete="name"
          maxLength={TESTIMONIAL_NAME_MAX}
        />
        <Field
          {...control(form, 'email')}
          label={<T of={site.email} />}
          note={<T of={forms.optional} />}
          hint={<T of={testimonial.emailHint} />}
          type="email"
          autoComplete="email"
          spellCheck={false}
          maxLength={EMAIL_MAX}
        />
      </div>
      <Field
        {...control(form, 'content')}
        as="textarea"
        rows={5}
        label={<T of={testimonial.yourTestimonial} />}
        note={<T of={testimonial.contentLength} values={{ count: TESTIMONIAL_MIN }} />}
        maxLength={TESTIMONIAL_MAX}
        counted
      />
      {hydrated && (
        <ReviewPanel phase={state.phase} review={state.review} onUse={(wording) => edit('content', wording)} />
      )}
      {state.review?.namedPeople && (
        <NamedPeople
          named={state.review.namedPeople}
          permitted={isPermitted(state)}
          onPermit={(given) => dispatch({ type: 'permit', given })}
          onUse={(wording) => edit('content', wording)}
        />
      )}
      <ImageField image={image} hydrated={hydrated} onImage={(chosen) => dispatch({ type: 'image', image: chosen })} />
      <Consents
        facts={consentFacts(values, image)}
        hydrated={hydrated}
        agreed={agreed}
        errors={errors}
        onWhose={(whose) => edit('whose', whose)}
        onAgree={(topic, yes) => dispatch({ type: 'agree', topic, agreed: yes })}
      />
      <p className="hint">
        <T of={testimonial.linkPromise} /> <T as="a" href="/privacy#testimonials" of={forms.whatWeKeepAnd} />
      </p>
      <Honeypot id={controlId('website')} value={values.website} onChange={(value) => edit('website', value)} />
    </>
  );
};
