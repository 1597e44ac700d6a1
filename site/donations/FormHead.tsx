import type { Ref } from 'react';
import { sentence } from '#contract/words/message.ts';
import { offer } from '#contract/words/offer.ts';
import { T } from '../language/T.tsx';
import { t } from '../language/t.ts';
import { Progress, progressPercent } from '../ui/Progress.tsx';
import type { Step } from './donation-values.ts';
import { STEPS, stepLabels } from './step-labels.ts';

const steps = Object.values(stepLabels).map(({ name }) => sentence(name));

type FormHeadProps = { step: Step; hydrated: boolean; heading: Ref<HTMLHeadingElement> };

export const FormHead = ({ step, hydrated, heading }: FormHeadProps) => {
  const labels = hydrated ? stepLabels[step] : { title: offer.formTitle, lead: offer.formLead };
  return (
    <div className="form__head">
      {hydrated && (
        <div className="row row--between">
          <T as="p" className="eyebrow" of={offer.step} values={{ step, steps: STEPS }} />
          <T as="p" className="hint" of={offer.percentDone} values={{ percent: progressPercent(step) }} />
        </div>
      )}
      <T as="h2" id="form-title" className="mt-sm" tabIndex={-1} ref={heading} of={labels.title} />
      <T as="p" className="lead lead--sm mt-sm" of={labels.lead} />
      {hydrated && <Progress label={t(offer.formName)} step={step} steps={steps} />}
    </div>
  );
};
