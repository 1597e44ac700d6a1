import type { Ref } from 'react';
import { forms } from '#contract/words/forms.ts';
import { T } from '../language/T.tsx';
import { useSubmitted } from '../routing/PageContext.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import type { Elements } from '../ui/elements.ts';
import { OfflineNotice } from '../ui/OfflineNotice.tsx';
import { RefusedNotice } from '../ui/RefusedNotice.tsx';
import { RestoredDraftNotice } from '../ui/RestoredDraftNotice.tsx';
import { CheckAnswers } from './CheckAnswers.tsx';
import { DonorStep } from './DonorStep.tsx';
import { type DonationField, fieldsOfStep, type Step, summaryOf } from './donation-values.ts';
import { ItemStep } from './ItemStep.tsx';
import { PHOTOS_ID } from './PhotoField.tsx';
import { PickupStep } from './PickupStep.tsx';
import { stepLabels } from './step-labels.ts';
import type { Donation } from './useDonation.ts';

const Part = ({ step, hydrated, children }: { step: Step; hydrated: boolean; children: Elements }) => (
  <section className="form__part" data-step={step} aria-labelledby={`step-${step}`}>
    <T as="h3" id={`step-${step}`} className={hydrated ? 'sr' : undefined} of={stepLabels[step].name} />
    {children}
  </section>
);

type FormPartsProps = {
  donation: Donation;
  hydrated: boolean;
  answersHeading: Ref<HTMLHeadingElement>;
  announced: boolean;
  onAgain: () => void;
};

export const FormParts = ({ donation, hydrated, answersHeading, announced, onAgain }: FormPartsProps) => {
  const { state, dispatch, refusal, again } = donation;
  const { step, values, errors, photos } = state;
  const fields = {
    values,
    errors,
    hydrated,
    edit: (field: DonationField, value: string) => dispatch({ type: 'edit', field, value }),
    kept: state.kept,
    keep: (field: DonationField) => dispatch({ type: 'keep', field }),
  };
  const shows = (which: Step) => !hydrated || step === which;
  const photoError = useSubmitted()?.errors.photos;
  const summary = summaryOf(errors, hydrated ? fieldsOfStep[step] : undefined);
  if (!hydrated && photoError) summary.push({ id: PHOTOS_ID, message: photoError });
  return (
    <div className="form__body">
      {state.restored && <RestoredDraftNotice silent={announced} onAgain={onAgain} />}
      <ErrorSummary errors={summary} attempt={state.refusals} />
      {shows(1) && (
        <Part key="1" step={1} hydrated={hydrated}>
          <DonorStep {...fields} />
        </Part>
      )}
      {shows(2) && (
        <Part key="2" step={2} hydrated={hydrated}>
          <ItemStep {...fields} photos={photos} onPhotos={(chosen) => dispatch({ type: 'photos', photos: chosen })} />
        </Part>
      )}
      {shows(3) && (
        <Part key="3" step={3} hydrated={hydrated}>
          <PickupStep {...fields} />
        </Part>
      )}
      {hydrated && step === 3 && (
        <CheckAnswers
          {...fields}
          photos={photos}
          heading={answersHeading}
          onChange={(which) => dispatch({ type: 'change', step: which })}
        />
      )}
      {step === 3 && <OfflineNotice again={again} of={forms.offlineAnswers} />}
      <RefusedNotice text={refusal} />
    </div>
  );
};
