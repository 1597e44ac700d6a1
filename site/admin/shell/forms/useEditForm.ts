import { type SubmitEvent, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { ApiError, sentenceOf } from '../../../client/api-error.ts';
import { ChangedMeanwhile } from '../../../client/changed-meanwhile.ts';
import { useStaffDraft } from '../../../client/useStaffDraft.ts';
import { fieldErrors } from '../../../ui/field-errors.ts';

const FAILED = 'This could not be saved. It is still here; please try again.';

type Errors = Readonly<Record<string, string>>;

export interface EditForm<Values> {
  values: Values;
  dirty: boolean;
  busy: boolean;
  /** True while the values come from an unsaved draft. */
  restored: boolean;
  saved: boolean;
  failure: string;
  /** Messages by the field's path, joined with dots. */
  errors: Errors;
  attempt: number;
  change(part: Partial<Values>): void;
  undo(): void;
  submit(event?: SubmitEvent): void;
}

interface EditFormOptions<Values> {
  /** Saved values; the form follows them while nothing is being edited. */
  start: Values;
  /** Name under which the values are kept until they are saved; null for secrets and single words. */
  draft: string | null;
  schema: z.core.$ZodType<Values>;
  /**
   * Saves and returns what is stored then; `base` is what the editing began with.
   * @throws ChangedMeanwhile
   */
  save(values: Values, base: Values): Promise<Values>;
  /** Maps the server's path of a faulty field to its path in this form. */
  pathOf?: (path: string) => string;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const initialState = <Values>(values: Values) => ({
  base: values,
  values,
  errors: {} as Errors,
  failure: '',
  attempt: 0,
  busy: false,
  saved: false,
});

interface StoredForm<Values> {
  base: Values;
  values: Values;
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown> | null | undefined)?.[key], value);

/** True for values of the right shape, even if they are invalid while somebody types. */
const isOfKind = <Values>(schema: z.core.$ZodType<Values>, values: unknown): values is Values =>
  !z
    .safeParse(schema, values)
    .error?.issues.some(({ code, path }) => code === 'invalid_type' && !Number.isNaN(valueAt(values, path)));

/** Reads a kept draft; null if another version of the portal kept it and it no longer fits. */
const parseStored = <Values>(schema: z.core.$ZodType<Values>, stored: unknown): StoredForm<Values> | null => {
  const { base, values } = stored as Partial<StoredForm<unknown>>;
  return isOfKind(schema, base) && isOfKind(schema, values) ? { base, values } : null;
};

export const useEditForm = <Values extends object>({
  start,
  draft,
  schema,
  save,
  pathOf = (path) => path,
}: EditFormOptions<Values>): EditForm<Values> => {
  const { typed, keep } = useStaffDraft(draft, (stored) => parseStored(schema, stored));
  const [state, setState] = useState(() => ({
    ...initialState(start),
    ...typed,
    restored: typed !== null,
    followed: start,
  }));
  const { base, values, errors, failure, attempt, busy, saved } = state;
  const dirty = !same(values, base);
  useEffect(() => void keep(dirty ? { base, values } : null), [keep, dirty, base, values]);
  if (!same(start, state.followed)) {
    setState({ ...state, followed: start, ...(!dirty && { base: start, values: start }) });
  }
  const fail = (error: unknown) => {
    const meanwhile = error instanceof ChangedMeanwhile ? error : null;
    const theirs = meanwhile && (meanwhile.theirs as Values | null);
    const fields = Object.entries((error instanceof ApiError && error.problem?.fields) || {});
    setState((before) => ({
      ...before,
      ...(theirs && { base: theirs }),
      busy: false,
      attempt: before.attempt + 1,
      errors: Object.fromEntries(fields.map(([path, message]) => [pathOf(path), message])),
      failure: meanwhile?.message ?? sentenceOf(error, FAILED),
    }));
  };
  const send = async (checked: Values) => {
    setState((before) => ({ ...before, busy: true, failure: '', errors: {} }));
    try {
      const savedValues = await save(checked, base);
      // The form may be gone by now, and with it whoever would forget what it kept.
      keep(null);
      // What was typed while this was on its way is not saved yet, and stays.
      setState((before) => {
        const more = !same(before.values, values);
        return {
          ...before,
          ...initialState(savedValues),
          ...(more && { values: before.values }),
          restored: false,
          saved: !more,
        };
      });
    } catch (error) {
      fail(error);
    }
  };
  return {
    values,
    dirty,
    busy,
    restored: state.restored && dirty,
    saved,
    failure,
    errors,
    attempt,
    change(part) {
      const next = { ...values, ...part };
      const remainingErrors = fieldErrors(z.safeParse(schema, next));
      const still = Object.entries(errors).filter(([path]) => remainingErrors[path]);
      setState({ ...state, values: next, saved: false, failure: '', errors: Object.fromEntries(still) });
    },
    undo() {
      keep(null);
      setState({ ...state, ...initialState(base), restored: false });
    },
    submit(event) {
      event?.preventDefault();
      if (busy) return;
      const checked = z.safeParse(schema, values);
      if (checked.success) void send(checked.data);
      else setState({ ...state, attempt: attempt + 1, failure: '', errors: fieldErrors(checked) });
    },
  };
};
