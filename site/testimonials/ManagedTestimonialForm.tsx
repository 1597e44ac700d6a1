import '../styles/forms.css';
import { useState } from 'react';
import type { ManagedTestimonial } from '#contract/manage-link/manage-link.ts';
import type { ConsentTopic } from '#contract/testimonials/consent.ts';
import { TESTIMONIAL_MAX, TESTIMONIAL_MIN } from '#contract/testimonials/testimonial-text.ts';
import { ANONYMOUS, consentTopics, type Whose, whoseStory } from '#contract/testimonials/testimonials.ts';
import { managed } from '#contract/words/managed.ts';
import { testimonial } from '#contract/words/testimonial.ts';
import { T } from '../language/T.tsx';
import { partLanguage, t } from '../language/t.ts';
import { ManagedForm } from '../manage-link/ManagedForm.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { Field } from '../ui/Field.tsx';
import { HelplineFoot } from '../ui/HelplineCard.tsx';
import { useHelplines } from '../ui/useHelplines.ts';
import { Consents, consentId, WHOSE_ID } from './Consents.tsx';
import type { ManagedTestimonialState } from './useManagedTestimonial.ts';

const CONTENT_ID = 'managed-content';

interface ManagedTestimonialFormProps {
  testimonial: ManagedTestimonial;
  yours: ManagedTestimonialState;
  typed: Readonly<Record<string, string | readonly string[]>>;
  hasHelplines: boolean;
}

const startAgreed = (
  { agreedTo }: ManagedTestimonial,
  typed: ManagedTestimonialFormProps['typed'],
): readonly ConsentTopic[] =>
  typed.content === undefined ? agreedTo : consentTopics.filter((topic) => [typed.consentTo].flat().includes(topic));

const startWhose = ({ whose }: ManagedTestimonial, typed: ManagedTestimonialFormProps['typed']): Whose | '' =>
  whoseStory.find((one) => one === (typed.whose ?? whose)) ?? '';

const summary = (errors: ManagedTestimonialState['errors']) => [
  ...(errors.content ? [{ id: CONTENT_ID, message: errors.content }] : []),
  ...(errors.whose ? [{ id: WHOSE_ID, message: errors.whose }] : []),
  ...consentTopics.flatMap((topic) => {
    const message = errors[`consent-${topic}`];
    return message ? [{ id: consentId(topic), message }] : [];
  }),
];

const withoutConsent = (named: boolean, hasImage: boolean) => {
  if (named) return hasImage ? managed.withoutConsents : managed.withoutNameConsent;
  return hasImage ? managed.withoutPictureConsent : null;
};

export const ManagedTestimonialForm = ({
  testimonial: own,
  yours,
  typed,
  hasHelplines,
}: ManagedTestimonialFormProps) => {
  const { token, errors, attempt, busy, save } = yours;
  const [agreed, setAgreed] = useState(() => startAgreed(own, typed));
  const { name, hasImage, language } = own;
  const [content, setContent] = useState(typeof typed.content === 'string' ? typed.content : own.content);
  const helplines = useHelplines(content === own.content ? '' : content);
  const [whose, setWhose] = useState(() => startWhose(own, typed));
  const named = name !== ANONYMOUS;
  const without = withoutConsent(named, hasImage);
  const submit = (fields: FormData) => {
    if (!busy) save({ content: String(fields.get('content') ?? ''), whose, consentTo: agreed });
  };
  return (
    <ManagedForm kind="testimonial" label={t(managed.correct)} className="form" token={token} onSubmit={submit}>
      <div className="form__head">
        <T as="h2" of={managed.correct} />
        <T as="p" className="lead lead--sm mt-sm" of={managed.correctLead} />
      </div>
      <div className="form__body">
        <ErrorSummary errors={summary(errors)} attempt={attempt} />
        <Field
          as="textarea"
          rows={8}
          id={CONTENT_ID}
          name="content"
          label={<T of={testimonial.yourTestimonial} />}
          note={<T of={testimonial.contentLength} values={{ count: TESTIMONIAL_MIN }} />}
          maxLength={TESTIMONIAL_MAX}
          lang={partLanguage(language ?? null)}
          defaultValue={content}
          onChange={({ target }) => setContent(target.value)}
          error={errors.content}
        />
        <Consents
          facts={{ name: named ? name : '', image: hasImage, content, whose }}
          hydrated
          agreed={agreed}
          errors={errors}
          onWhose={(chosen) => {
            setWhose(chosen);
            setAgreed(agreed.filter((topic) => topic !== 'health'));
          }}
          onAgree={(topic, yes) => setAgreed(yes ? [...agreed, topic] : agreed.filter((other) => other !== topic))}
        />
        {without && <T as="p" className="hint" of={without} />}
      </div>
      <div className="form__foot">
        {!hasHelplines && <HelplineFoot lines={helplines} />}
        <Button
          type="submit"
          name="do"
          value="save"
          className="push"
          busy={busy === 'save'}
          busyLabel={t(managed.saving)}
          of={managed.save}
        />
      </div>
    </ManagedForm>
  );
};
