import type { ComponentProps } from 'react';
import { WithSoftQuestion } from '../soft-questions/WithSoftQuestion.tsx';
import { Field } from '../ui/Field.tsx';
import { control, controlId, type DonationField } from './donation-values.ts';
import { softQuestion } from './soft-questions.ts';
import type { StepProps } from './step-props.ts';

type FieldWithQuestionProps = StepProps & { field: DonationField } & ComponentProps<typeof Field>;

export const FieldWithQuestion = ({
  values,
  errors,
  edit,
  kept,
  keep,
  hydrated,
  field,
  ...labels
}: FieldWithQuestionProps) => (
  <WithSoftQuestion
    id={controlId(field)}
    question={hydrated && !errors[field] ? softQuestion(field, values, kept) : null}
    isKept={kept.includes(field)}
    edit={(value) => edit(field, value)}
    keep={() => keep(field)}
  >
    <Field {...control({ values, errors, edit }, field)} {...(labels as object)} label={labels.label} />
  </WithSoftQuestion>
);
