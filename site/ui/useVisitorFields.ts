import { useState } from 'react';
import { hasErrors } from './visitor-fields.ts';

interface Filled<Values extends object> {
  values: Values;
  errors: Partial<Record<keyof Values, string>>;
}

export const useVisitorFields = <Values extends object>(given: Filled<Values>) => {
  const [values, fill] = useState(given.values);
  const [errors, setErrors] = useState(given.errors);
  /** Counts the refused attempts to go on, as each moves the focus to the summary. */
  const [refusals, setRefusals] = useState(hasErrors(given.errors) ? 1 : 0);
  return {
    values,
    errors,
    refusals,
    fill,
    setErrors,
    refuse(found: Filled<Values>['errors']) {
      setErrors(found);
      setRefusals((count) => count + 1);
    },
    edit<Field extends keyof Values>(field: Field, value: Values[Field]) {
      fill((now) => ({ ...now, [field]: value }));
      setErrors(({ [field]: _, ...others }) => others as Filled<Values>['errors']);
    },
  };
};
