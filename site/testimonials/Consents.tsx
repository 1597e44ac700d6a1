import { type ConsentFacts, type ConsentTopic, consentNeeded, consentWording } from '#contract/testimonials/consent.ts';
import { CONSENT_VERSION, consentTopics, type Whose } from '#contract/testimonials/testimonials.ts';
import type { Message } from '#contract/words/message.ts';
import { testimonial } from '#contract/words/testimonial.ts';
import { T } from '../language/T.tsx';
import { FieldError } from '../ui/FieldError.tsx';
import { RadioTiles, type TileOption } from '../ui/RadioTiles.tsx';
import type { TestimonialErrors } from './testimonial-values.ts';

export const consentId = (topic: ConsentTopic): string => `testimonial-consent-${topic}`;
export const WHOSE_ID = 'testimonial-whose';

const owners = [
  { value: 'own', label: <T of={testimonial.whoseOwn} /> },
  { value: 'other', label: <T of={testimonial.whoseOther} />, hint: <T of={testimonial.whoseOtherHint} /> },
  { value: 'died', label: <T of={testimonial.whoseDied} /> },
] as const satisfies readonly TileOption<Whose>[];

const kindWords: Record<Whose, Message> = {
  own: testimonial.healthOwnHint,
  other: testimonial.healthOtherHint,
  died: testimonial.healthDiedHint,
};

/** Without scripts all are shown; the one about health only once it is known whose it is. */
const shownOf = (facts: ConsentFacts, hydrated: boolean): ConsentTopic[] => {
  const needed = consentNeeded(facts);
  if (!hydrated) return [...new Set([...needed, 'health' as const, ...consentTopics])];
  return needed.filter((topic) => topic !== 'health' || facts.whose !== '');
};

type ConsentsProps = {
  facts: ConsentFacts;
  hydrated: boolean;
  agreed: readonly ConsentTopic[];
  errors: TestimonialErrors;
  onWhose: (whose: Whose) => void;
  onAgree: (topic: ConsentTopic, agreed: boolean) => void;
};

/** Sends the version of the wording along. */
export const Consents = ({ facts, hydrated, agreed, errors, onWhose, onAgree }: ConsentsProps) => {
  const shown = shownOf(facts, hydrated);
  return (
    <>
      <RadioTiles
        id={WHOSE_ID}
        legend={<T of={testimonial.whoseStory} />}
        name="whose"
        columns={3}
        options={owners}
        value={facts.whose}
        onChange={onWhose}
        error={errors.whose}
      />
      {hydrated && facts.whose && shown.includes('health') && <T as="p" className="hint" of={kindWords[facts.whose]} />}
      <fieldset className="field">
        <legend className="label">
          <T of={testimonial.agreement} />
          {!hydrated && <T className="opt" of={testimonial.agreementHint} />}
        </legend>
        <input type="hidden" name="consent" value={CONSENT_VERSION} />
        <div>
          {shown.map((topic) => {
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
                <T text={consentWording(topic, hydrated ? facts.whose : '')} />
                <FieldError id={`${id}-error`} message={error} />
              </label>
            );
          })}
        </div>
      </fieldset>
    </>
  );
};
