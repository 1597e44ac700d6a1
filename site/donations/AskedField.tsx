import type { ComponentProps } from 'react';
import { offer } from '#contract/words/offer.ts';
import { T } from '../language/T.tsx';
import { Field } from '../ui/Field.tsx';
import type { DonationField } from './donation-values.ts';
import { SoftQuestionBox } from './SoftQuestionBox.tsx';
import { softQuestion } from './soft-questions.ts';
import { control, fieldId, type StepProps } from './step-props.ts';
import { useLeft } from './useLeft.ts';

type AskedFieldProps = StepProps & { field: DonationField } & ComponentProps<typeof Field>;

/** A field with a soft question under it, once somebody has left it. */
export const AskedField = ({ values, errors, edit, kept, keep, hydrated, field, ...labels }: AskedFieldProps) => {
  const { left, enter, leave } = useLeft();
  const props = { values, errors, edit, kept, keep, hydrated };
  const question = hydrated && left && !errors[field] ? softQuestion(field, values, kept) : null;
  const focus = () => document.getElementById(fieldId(field))?.focus();
  return (
    <div className="field">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears of the focus of the field inside */}
      <div className="field" onFocus={enter} onBlur={leave}>
        <Field {...control(props, field)} {...(labels as object)} label={labels.label} />
      </div>
      {question && (
        <SoftQuestionBox
          question={question}
          onCorrect={() => {
            if (question.meant !== undefined) edit(field, question.meant);
            focus();
          }}
          onKeep={() => {
            if (question.instead === undefined) keep(field);
            else edit(field, question.instead);
            focus();
          }}
        />
      )}
      {kept.includes(field) && <T as="p" className="hint" role="status" of={offer.keptAsTyped} />}
    </div>
  );
};
