import { controlId, type HelpText } from './help-values.ts';
import type { HelpRequest } from './useHelp.ts';

export const control = (
  { values, errors, edit }: Pick<HelpRequest, 'values' | 'errors' | 'edit'>,
  field: HelpText,
) => ({
  id: controlId(field),
  name: field,
  value: values[field],
  error: errors[field],
  onChange: (event: { target: { value: string } }) => edit(field, event.target.value),
});
