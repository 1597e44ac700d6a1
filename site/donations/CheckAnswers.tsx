import type { ReactNode, Ref } from 'react';
import {
  categoryKeys,
  conditionKeys,
  donationCategories,
  donationConditions,
  fireLabelKeys,
  fireLabels,
} from '#contract/donations/donations.ts';
import { otherThingsIn } from '#contract/donations/other-things.ts';
import { euroOf } from '#contract/text/number-text.ts';
import type { Message } from '#contract/words/message.ts';
import { offer } from '#contract/words/offer.ts';
import { site } from '#contract/words/site.ts';
import { photoKey } from '../client/idempotency-key.ts';
import { T } from '../language/T.tsx';
import { translate } from '../language/t.ts';
import { Written } from '../language/Written.ts';
import { SoftQuestionBox } from '../soft-questions/SoftQuestionBox.tsx';
import { money } from '../ui/money.ts';
import { usePreview } from '../ui/usePreview.ts';
import { controlId, type DonationField, type DonationValues, type Step } from './donation-values.ts';
import { softQuestion } from './soft-questions.ts';
import { stepLabels } from './step-labels.ts';
import type { StepProps } from './step-props.ts';

const PhotoSnap = ({ photo }: { photo: File }) => {
  const url = usePreview(photo);
  return url ? <img src={url} alt={photo.name} /> : null;
};

type Answer = readonly [question: Message, answer: ReactNode, below?: ReactNode];
type AnsweredStep = Exclude<Step, 3>;

const toChange = { 1: offer.donorPartToChange, 2: offer.itemsPartToChange } as const;

type AnswersProps = { step: AnsweredStep; answers: readonly Answer[]; onChange: () => void };

const Answers = ({ step, answers, onChange }: AnswersProps) => (
  <section className="answers" aria-labelledby={`answers-${step}`}>
    <div className="answers__head">
      <T as="h4" id={`answers-${step}`} of={stepLabels[step].name} />
      <button type="button" className="linkbtn" onClick={onChange}>
        <T of={offer.changePart} values={{ part: <T className="sr" of={toChange[step]} /> }} />
      </button>
    </div>
    <dl className="table">
      {answers.map(([question, answer, below]) => (
        <div key={question.id}>
          <T as="dt" of={question} />
          <dd className="lines">{answer || <T of={offer.notFilledIn} />}</dd>
          {below && <dd className="wide">{below}</dd>}
        </div>
      ))}
    </dl>
  </section>
);

const typed = (value: string): ReactNode => value.trim() && <Written>{value.trim()}</Written>;

const worth = (estimate: string): ReactNode => {
  if (estimate === '') return <T of={offer.notGiven} />;
  const euro = euroOf(estimate);
  return Number.isNaN(euro) ? estimate : money(euro);
};

const photoNames = (photos: readonly File[]): ReactNode =>
  photos.length > 0 ? <Written>{photos.map(({ name }) => name).join('\n')}</Written> : <T of={offer.noPhotos} />;

/** A line for each other kind of thing: "Books & Media, Good, two boxes" */
const otherThings = (values: DonationValues): string =>
  otherThingsIn(values)
    .map(({ category, condition, howMany }) => {
      const kind = categoryKeys.find((key) => key === category);
      const state = conditionKeys.find((key) => key === condition);
      return [
        kind && translate(donationCategories[kind]),
        state && translate(donationConditions[state].label),
        howMany.trim(),
      ]
        .filter(Boolean)
        .join(', ');
    })
    .filter(Boolean)
    .join('\n');

const itemAnswers = (values: DonationValues, photos: readonly File[]): Answer[] => {
  const category = categoryKeys.find((key) => key === values.category);
  const condition = conditionKeys.find((key) => key === values.condition);
  const label = fireLabelKeys.find((key) => key === values.fireLabel);
  const others = otherThings(values);
  const snaps = photos.length > 0 && (
    <div className="snaps">
      {photos.map((photo) => (
        <PhotoSnap key={photoKey(photo)} photo={photo} />
      ))}
    </div>
  );
  return [
    [offer.categoryTitle, category && <T text={donationCategories[category]} />],
    [offer.conditionTitle, condition && <T text={donationConditions[condition].label} />],
    [offer.descriptionTitle, typed(values.description)],
    ...(values.whyAllTheSame.trim() ? [[offer.whyTitle, typed(values.whyAllTheSame)] as const] : []),
    ...(others ? [[offer.otherTitle, typed(others)] as const] : []),
    ...(label ? [[offer.fireLabelTitle, <T key={label} text={fireLabels[label]} />] as const] : []),
    [offer.valueTitle, worth(values.estimatedValue.trim())],
    [offer.photosTitle, photoNames(photos), snaps],
  ];
};

type CheckAnswersProps = Pick<StepProps, 'values' | 'kept' | 'keep' | 'edit'> & {
  photos: readonly File[];
  heading: Ref<HTMLHeadingElement>;
  onChange: (step: AnsweredStep) => void;
};

export const CheckAnswers = ({ values, kept, keep, edit, photos, heading, onChange }: CheckAnswersProps) => {
  const renderQuestion = (field: DonationField): ReactNode => {
    const question = softQuestion(field, values, kept);
    if (!question) return null;
    const correct = () => {
      if (question.meant !== undefined) return edit(field, question.meant);
      onChange(1);
      requestAnimationFrame(() => document.getElementById(controlId(field))?.focus());
    };
    return <SoftQuestionBox question={question} onCorrect={correct} onKeep={() => keep(field)} />;
  };
  const donorAnswers: Answer[] = [
    [offer.yourName, typed(values.submitterName)],
    [site.phone, typed(values.submitterPhone), renderQuestion('submitterPhone')],
    [site.email, typed(values.submitterEmail), renderQuestion('submitterEmail')],
  ];
  return (
    <section className="form__part" aria-labelledby="answers-title">
      <div>
        <T as="h3" id="answers-title" tabIndex={-1} ref={heading} of={offer.answersTitle} />
        <T as="p" className="hint mt-sm" of={offer.answersLead} />
      </div>
      <Answers step={1} answers={donorAnswers} onChange={() => onChange(1)} />
      <Answers step={2} answers={itemAnswers(values, photos)} onChange={() => onChange(2)} />
    </section>
  );
};
