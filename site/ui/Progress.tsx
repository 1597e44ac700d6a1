import { forms } from '#contract/words/forms.ts';
import { T } from '../language/T.tsx';
import { t } from '../language/t.ts';
import { Boat } from './Boat.tsx';
import { Icon } from './Icon.tsx';

type ProgressProps = {
  label: string;
  step: 1 | 2 | 3;
  steps: readonly string[];
};

export const progressPercent = (step: 1 | 2 | 3): number => Math.round((step / 3) * 100);

export const Progress = ({ label, step, steps }: ProgressProps) => {
  const percent = progressPercent(step);
  return (
    <div className="progress">
      <ol className="progress__steps">
        {steps.map((name, index) => (
          <li
            key={name}
            className={index + 1 < step ? 'done' : undefined}
            aria-current={index + 1 === step ? 'step' : undefined}
          >
            {index + 1 < step && <Icon name="check" />}
            <T text={name} />
          </li>
        ))}
      </ol>
      <div
        className="progress__track"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={t(forms.stepComplete, { step, steps: 3, percent })}
      >
        <Boat />
      </div>
    </div>
  );
};
