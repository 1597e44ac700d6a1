import type { Helpline } from '#contract/testimonials/helplines.ts';
import { forms } from '#contract/words/forms.ts';
import { T } from '../language/T.tsx';
import { t } from '../language/t.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import { HelplineFoot } from '../ui/HelplineCard.tsx';
import type { Step } from './donation-values.ts';

type FormFootProps = {
  helplines: readonly Helpline[] | null;
  step: Step;
  hydrated: boolean;
  sending: boolean;
  onCancel: () => void;
  onPrevious: () => void;
};

export const FormFoot = ({ helplines, step, hydrated, sending, onCancel, onPrevious }: FormFootProps) => {
  if (!hydrated) {
    return (
      <div className="form__foot">
        <HelplineFoot lines={helplines} />
        <ButtonLink variant="quiet" href="/donations" of={forms.cancel} />
        <Button type="submit" icon="send" className="push" of={forms.submit} />
      </div>
    );
  }
  const first = step === 1;
  const last = step === 3;
  return (
    <div className="form__foot">
      <HelplineFoot lines={helplines} />
      <Button variant="quiet" onClick={onCancel} disabled={sending} of={forms.cancel} />
      {!first && (
        <Button
          variant="line"
          icon="arrow-left"
          className="push"
          onClick={onPrevious}
          disabled={sending}
          of={forms.previous}
        />
      )}
      <Button
        type="submit"
        className={classNames(first && 'push')}
        icon={last ? 'send' : undefined}
        iconAfter={last ? undefined : 'arrow-right'}
        busy={sending}
        busyLabel={t(forms.sending)}
      >
        <T of={last ? forms.submit : forms.next} />
      </Button>
    </div>
  );
};
