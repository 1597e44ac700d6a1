interface Filled<Field extends string, Values extends Record<Field, string>> {
  values: Values;
  errors: Partial<Record<Field, string>>;
  edit: (field: Field, value: string) => void;
}

/** What the fields of a form have in common; `names` are in its order. */
export const visitorFields = <Field extends string>(form: string, names: readonly Field[]) => {
  const controlId = (field: Field): string => `${form}-${field}`;
  return {
    controlId,
    /** Leaves out what is empty. */
    pickFields: (source: Readonly<Record<string, unknown>>) =>
      Object.fromEntries(
        names.flatMap((name) => {
          const value = source[name];
          return typeof value === 'string' && value !== '' ? [[name, value]] : [];
        }),
      ) as Partial<Record<Field, string>>,
    summaryOf: (errors: Partial<Record<Field, string>>, shown = names) =>
      shown.flatMap((field) => {
        const message = errors[field];
        return message ? [{ id: controlId(field), message }] : [];
      }),
    control: <Values extends Record<Field, string>>({ values, errors, edit }: Filled<Field, Values>, field: Field) => ({
      id: controlId(field),
      name: field,
      value: values[field],
      error: errors[field],
      onChange: (event: { target: { value: string } }) => edit(field, event.target.value),
    }),
  };
};

export const hasErrors = (errors: object): boolean => Object.keys(errors).length > 0;
