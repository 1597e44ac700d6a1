import type { ReactNode, Ref } from 'react';
import { categoryKeys, conditionKeys, donationCategories, donationConditions } from '#contract/donations/donations.ts';
import { euroOf } from '#contract/text/number-text.ts';
import { photoKey } from '../client/idempotency-key.ts';
import { Written } from '../language/Written.ts';
import { money } from '../ui/money.ts';
import type { DonationField, DonationValues, Step } from './donation-values.ts';
import { PhotoSnap } from './PhotoSnap.tsx';
import { SoftQuestionBox } from './SoftQuestionBox.tsx';
import { softQuestion } from './soft-questions.ts';
import { STEP_NAMES } from './step-labels.ts';
import { fieldId, type StepProps } from './step-props.ts';

type Answer = readonly [question: string, answer: ReactNode, below?: ReactNode];
type AnsweredStep = Exclude<Step, 3>;

const MISSING = 'Not filled in yet';

type AnswersProps = { step: AnsweredStep; answers: readonly Answer[]; onChange: () => void };

const Answers = ({ step, answers, onChange }: AnswersProps) => (
  <section className="answers" aria-labelledby={`answers-${step}`}>
    <div className="answers__head">
      <h4 id={`answers-${step}`}>{STEP_NAMES[step - 1]}</h4>
      <button type="button" className="linkbtn" onClick={onChange}>
        Change<span className="sr">{` ${STEP_NAMES[step - 1]?.toLowerCase() ?? ''}`}</span>
      </button>
    </div>
    <dl className="table">
      {answers.map(([question, answer, below]) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd className="lines">{answer || MISSING}</dd>
          {below && <dd className="wide">{below}</dd>}
        </div>
      ))}
    </dl>
  </section>
);

const typed = (value: string): ReactNode => value.trim() && <Written>{value.trim()}</Written>;

const worth = (estimate: string): string => {
  if (estimate === '') return 'Not given';
  const euro = euroOf(estimate);
  return Number.isNaN(euro) ? estimate : money(euro);
};

const photoNames = (photos: readonly File[]): ReactNode =>
  photos.length > 0 ? <Written>{photos.map(({ name }) => name).join('\n')}</Written> : 'None';

const itemAnswers = (values: DonationValues, photos: readonly File[]): Answer[] => {
  const category = categoryKeys.find((key) => key === values.category);
  const condition = conditionKeys.find((key) => key === values.condition);
  const snaps = photos.length > 0 && (
    <div className="snaps">
      {photos.map((photo) => (
        <PhotoSnap key={photoKey(photo)} photo={photo} />
      ))}
    </div>
  );
  return [
    ['Category', category ? donationCategories[category] : ''],
    ['Condition', condition ? donationConditions[condition].label : ''],
    ['Description', typed(values.description)],
    ['Estimated value', worth(values.estimatedValue.trim())],
    ['Photos', photoNames(photos), snaps],
  ];
};

type CheckAnswersProps = Pick<StepProps, 'values' | 'kept' | 'keep' | 'edit'> & {
  photos: readonly File[];
  heading: Ref<HTMLHeadingElement>;
  onChange: (step: AnsweredStep) => void;
};

/** The answers of the steps before, to be looked through before they are sent, with a way back to each. */
export const CheckAnswers = ({ values, kept, keep, edit, photos, heading, onChange }: CheckAnswersProps) => {
  const asked = (field: DonationField): ReactNode => {
    const question = softQuestion(field, values, kept);
    if (!question) return null;
    const correct = () => {
      if (question.meant !== undefined) return edit(field, question.meant);
      onChange(1);
      requestAnimationFrame(() => document.getElementById(fieldId(field))?.focus());
    };
    return <SoftQuestionBox question={question} onCorrect={correct} onKeep={() => keep(field)} />;
  };
  const donorAnswers: Answer[] = [
    ['Your name', typed(values.submitterName)],
    ['Phone', typed(values.submitterPhone), asked('submitterPhone')],
    ['Email', typed(values.submitterEmail), asked('submitterEmail')],
  ];
  return (
    <section className="form__part" aria-labelledby="answers-title">
      <div>
        <h3 id="answers-title" tabIndex={-1} ref={heading}>
          Check your answers
        </h3>
        <p className="hint mt-sm">Nothing has been sent yet. Submit when everything is right.</p>
      </div>
      <Answers step={1} answers={donorAnswers} onChange={() => onChange(1)} />
      <Answers step={2} answers={itemAnswers(values, photos)} onChange={() => onChange(2)} />
    </section>
  );
};
