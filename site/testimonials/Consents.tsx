import { type ConsentTopic, consentNeeded, consentWording, type Told } from '#contract/testimonials/consent.ts';
import { CONSENT_VERSION, consentTopics, type Whose } from '#contract/testimonials/testimonials.ts';
import { FieldError } from '../ui/FieldError.tsx';
import { RadioTiles } from '../ui/RadioTiles.tsx';
import type { TestimonialErrors } from './testimonial-values.ts';

export const consentId = (topic: ConsentTopic): string => `testimonial-consent-${topic}`;
export const WHOSE_ID = 'testimonial-whose';

const owners: readonly { value: Whose; label: string; hint?: string }[] = [
  { value: 'own', label: 'My own' },
  { value: 'other', label: 'Somebody else’s', hint: 'They know, and they agree.' },
  { value: 'died', label: 'Of somebody who has died' },
];

const kindWords: Record<Whose, string> = {
  own: 'Asked because your words may tell something about your health. You can take it back at any time.',
  other: 'If they are under 18: a parent or guardian agrees for them.',
  died: 'We are sorry for your loss, and glad you write.',
};

/** The agreements that are shown: without scripts all of them, and about health once it is known whose. */
const shownOf = (told: Told, hydrated: boolean): ConsentTopic[] => {
  const needed = consentNeeded(told);
  if (!hydrated) return [...new Set([...needed, 'health' as const, ...consentTopics])];
  return needed.filter((topic) => topic !== 'health' || told.whose !== '');
};

type ConsentsProps = {
  /** What was given: health, name and picture are asked about only where they are. */
  told: Told;
  hydrated: boolean;
  agreed: readonly ConsentTopic[];
  errors: TestimonialErrors;
  onWhose: (whose: Whose) => void;
  onAgree: (topic: ConsentTopic, agreed: boolean) => void;
};

/** Whose story it is, and what somebody agrees to, each on its own. The version of the wording is sent along. */
export const Consents = ({ told, hydrated, agreed, errors, onWhose, onAgree }: ConsentsProps) => {
  const shown = shownOf(told, hydrated);
  return (
    <>
      <RadioTiles
        id={WHOSE_ID}
        legend="Whose story is it?"
        name="whose"
        columns={3}
        options={owners}
        value={told.whose}
        onChange={onWhose}
        error={errors.whose}
      />
      {hydrated && told.whose && shown.includes('health') && <p className="hint">{kindWords[told.whose]}</p>}
      <fieldset className="field">
        <legend className="label">
          <span>Your agreement</span>
          {!hydrated && <span className="opt">About health, name and picture only where you tell or give them</span>}
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
                <span>{consentWording(topic, hydrated ? told.whose : '')}</span>
                <FieldError id={`${id}-error`} message={error} />
              </label>
            );
          })}
        </div>
      </fieldset>
    </>
  );
};
