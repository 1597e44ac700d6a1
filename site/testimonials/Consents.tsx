import { type ConsentTopic, consentNeeded, consentWording } from '#contract/consent.ts';
import { CONSENT_VERSION, consentTopics } from '#contract/testimonials.ts';
import { FieldError } from '../ui/FieldError.tsx';
import type { TestimonialErrors } from './testimonial-values.ts';

export const consentId = (topic: ConsentTopic): string => `testimonial-consent-${topic}`;

type ConsentsProps = {
  /** What was given: the name and the picture are asked about only where they are. */
  name: string;
  image: boolean;
  hydrated: boolean;
  agreed: readonly ConsentTopic[];
  errors: TestimonialErrors;
  onAgree: (topic: ConsentTopic, agreed: boolean) => void;
};

/** What somebody agrees to, each on its own. The version of the wording is sent along. */
export const Consents = ({ name, image, hydrated, agreed, errors, onAgree }: ConsentsProps) => (
  <fieldset className="field">
    <legend className="label">
      Your agreement
      {!hydrated && <span className="opt">The last two only with a name or a picture</span>}
    </legend>
    <input type="hidden" name="consent" value={CONSENT_VERSION} />
    <div>
      {(hydrated
        ? consentNeeded({ name, image })
        : [...new Set([...consentNeeded({ name, image }), ...consentTopics])]
      ).map((topic) => {
        const error = errors[`consent-${topic}`];
        const id = consentId(topic);
        return (
          <label key={topic} className="check" htmlFor={id}>
            <input
              type="checkbox"
              id={id}
              name="consentTo"
              value={topic}
              checked={agreed.includes(topic)}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              onChange={(event) => onAgree(topic, event.target.checked)}
            />
            <span>{consentWording[topic]}</span>
            <FieldError id={`${id}-error`} message={error} />
          </label>
        );
      })}
    </div>
  </fieldset>
);
