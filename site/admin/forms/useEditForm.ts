import { type SubmitEvent, useState } from 'react';
import * as z from 'zod/mini';
import { ApiError, sentenceOf } from '../../client/api-error.ts';
import { ChangedMeanwhile } from '../../client/changed-meanwhile.ts';
import { fieldErrors } from '../../ui/field-errors.ts';

const FAILED = 'This could not be saved. It is still here; please try again.';
const CHANGED = 'A colleague has changed this meanwhile. Save again to keep yours, or undo to see theirs.';

type Errors = Readonly<Record<string, string>>;

/** What is being edited, and how its saving stands. */
export interface EditForm<Values> {
  values: Values;
  /** True when the values differ from what is saved. */
  dirty: boolean;
  busy: boolean;
  /** True after saving, until something is changed again. */
  saved: boolean;
  /** Why saving failed, in a sentence. */
  failure: string;
  /** What is wrong, by the field's path joined with dots. */
  errors: Errors;
  /** Counts the failed attempts, for the error summary. */
  attempt: number;
  change(part: Partial<Values>): void;
  undo(): void;
  submit(event?: SubmitEvent): void;
}

interface EditFormOptions<Values> {
  /** What is saved now. While nothing is being edited, the form follows it. */
  start: Values;
  /** What was typed before and not saved. */
  begun?: Partial<Values>;
  schema: z.core.$ZodType<Values>;
  /** Saves and answers what is saved then. `base` is what the editing began with. @throws ChangedMeanwhile */
  save(values: Values, base: Values): Promise<Values>;
  /** Where a field that the server complains about stands in this form. */
  pathOf?: (path: string) => string;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const begun = <Values>(values: Values) => ({
  base: values,
  values,
  errors: {} as Errors,
  failure: '',
  attempt: 0,
  busy: false,
  saved: false,
});

/** Keeps what somebody edits until it is saved: checked by the contract's schema, undone with one press. */
export const useEditForm = <Values extends object>({
  start,
  begun: typed,
  schema,
  save,
  pathOf = (path) => path,
}: EditFormOptions<Values>): EditForm<Values> => {
  const [state, setState] = useState(() => ({ ...begun(start), values: { ...start, ...typed }, followed: start }));
  const { base, values, errors, failure, attempt, busy, saved } = state;
  const dirty = !same(values, base);
  if (!same(start, state.followed)) {
    setState({ ...state, followed: start, ...(!dirty && { base: start, values: start }) });
  }
  const fail = (error: unknown) => {
    const theirs = error instanceof ChangedMeanwhile ? (error.theirs as Values) : null;
    const fields = Object.entries((error instanceof ApiError && error.problem?.fields) || {});
    setState((before) => ({
      ...before,
      ...(theirs && { base: theirs }),
      busy: false,
      attempt: before.attempt + 1,
      errors: Object.fromEntries(fields.map(([path, message]) => [pathOf(path), message])),
      failure: theirs ? CHANGED : sentenceOf(error, FAILED),
    }));
  };
  const send = async (checked: Values) => {
    setState((before) => ({ ...before, busy: true, failure: '', errors: {} }));
    try {
      const kept = await save(checked, base);
      // What was typed while this was on its way is not saved yet, and stays.
      setState((before) => {
        const more = !same(before.values, values);
        return { ...before, ...begun(kept), ...(more && { values: before.values }), saved: !more };
      });
    } catch (error) {
      fail(error);
    }
  };
  return {
    values,
    dirty,
    busy,
    saved,
    failure,
    errors,
    attempt,
    change(part) {
      const next = { ...values, ...part };
      const left = fieldErrors(z.safeParse(schema, next));
      const still = Object.entries(errors).filter(([path]) => left[path]);
      setState({ ...state, values: next, saved: false, failure: '', errors: Object.fromEntries(still) });
    },
    undo: () => setState({ ...state, ...begun(base) }),
    submit(event) {
      event?.preventDefault();
      if (busy) return;
      const checked = z.safeParse(schema, values);
      if (checked.success) void send(checked.data);
      else setState({ ...state, attempt: attempt + 1, failure: '', errors: fieldErrors(checked) });
    },
  };
};
