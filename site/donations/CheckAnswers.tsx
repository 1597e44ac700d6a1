import type { Ref } from 'react';
import { categoryKeys, conditionKeys, donationCategories, donationConditions } from '#contract/donations.ts';
import { money } from '../ui/money.ts';
import type { DonationValues, Step } from './donation-values.ts';
import { STEP_NAMES } from './step-labels.ts';

type Answer = readonly [question: string, answer: string];
type AnsweredStep = Exclude<Step, 3>;

const MISSING = 'Not filled in yet';

type AnswersProps = { step: AnsweredStep; answers: readonly Answer[]; onChange: () => void };

const Answers = ({ step, answers, onChange }: AnswersProps) => (
  <section className="answers" aria-labelledby={`answers-${step}`}>
    <div className="answers__head">
      <h4 id={`answers-${step}`}>{STEP_NAMES[step - 1]}</h4>
      <button type="button" className="linkbtn" onClick={onChange}>
        Change<span className="sr"> {STEP_NAMES[step - 1]?.toLowerCase()}</span>
      </button>
    </div>
    <dl className="table">
      {answers.map(([question, answer]) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd className="lines">{answer || MISSING}</dd>
        </div>
      ))}
    </dl>
  </section>
);

const donorAnswers = (values: DonationValues): Answer[] => [
  ['Your name', values.submitterName.trim()],
  ['Phone', values.submitterPhone.trim()],
  ['Email', values.submitterEmail.trim()],
];

const worth = (estimate: string): string => {
  if (estimate === '') return 'Not given';
  return Number.isFinite(Number(estimate)) ? money(Number(estimate)) : estimate;
};

const itemAnswers = (values: DonationValues, photos: readonly File[]): Answer[] => {
  const category = categoryKeys.find((key) => key === values.category);
  const condition = conditionKeys.find((key) => key === values.condition);
  return [
    ['Category', category ? donationCategories[category] : ''],
    ['Condition', condition ? donationConditions[condition].label : ''],
    ['Description', values.description.trim()],
    ['Estimated value', worth(values.estimatedValue.trim())],
    ['Photos', photos.length > 0 ? photos.map((photo) => photo.name).join('\n') : 'None'],
  ];
};

type CheckAnswersProps = {
  values: DonationValues;
  photos: readonly File[];
  heading: Ref<HTMLHeadingElement>;
  onChange: (step: AnsweredStep) => void;
};

/** The answers of the steps before, to be looked through before they are sent, with a way back to each. */
export const CheckAnswers = ({ values, photos, heading, onChange }: CheckAnswersProps) => (
  <section className="form__part" aria-labelledby="answers-title">
    <div>
      <h3 id="answers-title" tabIndex={-1} ref={heading}>
        Check your answers
      </h3>
      <p className="hint mt-sm">Nothing has been sent yet. Submit when everything is right.</p>
    </div>
    <Answers step={1} answers={donorAnswers(values)} onChange={() => onChange(1)} />
    <Answers step={2} answers={itemAnswers(values, photos)} onChange={() => onChange(2)} />
  </section>
);
