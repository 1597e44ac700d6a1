import type { Ref } from 'react';
import { Progress, progressPercent } from '../ui/Progress.tsx';
import type { Step } from './donation-values.ts';
import { STEP_NAMES, stepLabels } from './step-labels.ts';

type FormHeadProps = { step: Step; hydrated: boolean; heading: Ref<HTMLHeadingElement> };

/** The title of the step, and how far the boat has come. */
export const FormHead = ({ step, hydrated, heading }: FormHeadProps) => {
  const labels = hydrated ? stepLabels[step] : { title: 'Offer your items', lead: 'Three short parts, then Submit.' };
  return (
    <div className="form__head">
      {hydrated && (
        <div className="row row--between">
          <p className="eyebrow">{`Step ${step} of 3`}</p>
          <p className="hint">{`${progressPercent(step)}% complete`}</p>
        </div>
      )}
      <h2 id="form-title" className="mt-sm" tabIndex={-1} ref={heading}>
        {labels.title}
      </h2>
      <p className="lead lead--sm mt-sm">{labels.lead}</p>
      {hydrated && <Progress label="Donation form" step={step} steps={STEP_NAMES} />}
    </div>
  );
};
