import * as z from 'zod/mini';
import type { Day } from '#contract/dublin.ts';
import { helpSubmission, type ReachQuestion } from '#contract/help/help.ts';
import { type HelpServiceKey, helpServiceKeys } from '#contract/help/help-services.ts';
import { help } from '#contract/words/help.ts';
import { sentence } from '#contract/words/message.ts';
import { fieldErrors } from '../ui/field-errors.ts';

/** In the order of the form; the first five are asked before anything is sent. */
const textFields = [
  'service',
  'from',
  'hospital',
  'day',
  'time',
  'name',
  'person',
  'phone',
  'email',
  'repeats',
  'message',
  'website',
] as const;
const listFields = ['ringAt', 'needs'] as const;
export type HelpText = (typeof textFields)[number];
type HelpList = (typeof listFields)[number];
export type HelpField = HelpText | HelpList;
export type HelpValues = Record<HelpText, string> & Record<HelpList, readonly string[]>;
export type HelpErrors = Partial<Record<HelpField, string>>;

const questionFields = ['service', 'from', 'hospital', 'day', 'time'] as const satisfies readonly HelpText[];
export type QuestionField = (typeof questionFields)[number];
export const isQuestion = (field: HelpField): field is QuestionField => questionFields.some((one) => one === field);

export const noValues: HelpValues = {
  service: '',
  from: '',
  hospital: '',
  day: '',
  time: '',
  name: '',
  person: '',
  phone: '',
  email: '',
  repeats: '',
  message: '',
  website: '',
  ringAt: [],
  needs: [],
};

/** Reads the fields out of anything that has texts and lists by name; what is empty is left out. */
export const pickFields = (source: Readonly<Record<string, unknown>>): Partial<HelpValues> => ({
  ...Object.fromEntries(
    textFields.flatMap((name) => {
      const value = source[name];
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    }),
  ),
  ...Object.fromEntries(
    listFields.flatMap((name) => {
      const value = source[name];
      const list = Array.isArray(value)
        ? value.map(String)
        : typeof value === 'string' && value
          ? value.split(',')
          : [];
      return list.length > 0 ? [[name, list]] : [];
    }),
  ),
});

/** What a form holds, the lists with all that is ticked. */
export const fieldsOf = (form: HTMLFormElement): Partial<HelpValues> => {
  const data = new FormData(form);
  const lists = Object.fromEntries(listFields.map((name) => [name, data.getAll(name)]));
  return pickFields({ ...Object.fromEntries(data), ...lists });
};

/** As a draft keeps it. */
export const asTexts = (values: HelpValues): Record<string, string> => ({
  ...values,
  ringAt: values.ringAt.join(','),
  needs: values.needs.join(','),
});

export const serviceOf = ({ service }: Pick<HelpValues, 'service'>): HelpServiceKey | undefined =>
  helpServiceKeys.find((key) => key === service);

/** What is asked of a service beside where somebody lives; all while none is chosen. */
export const asksFor = ({ service }: Pick<HelpValues, 'service'>) => ({
  hospital: service === '' || service === 'lift',
  day: service === '' || service === 'lift' || service === 'shopping',
});

/** The values without what the chosen service does not ask for. */
export const asked = (values: HelpValues): HelpValues => {
  const { hospital, day } = asksFor(values);
  return {
    ...values,
    ...(!hospital && { hospital: '', time: '', repeats: '', needs: [] }),
    ...(!day && { day: '', time: '' }),
  };
};

export const questionOf = (values: HelpValues): ReachQuestion => {
  const { from, hospital, day, time } = asked(values);
  return { service: serviceOf(values) ?? 'other', from, hospital, day, time };
};

const DAY_PAST = sentence(help.dayPast);

/** What is wrong, by field. */
export const helpErrors = (values: HelpValues, today: Day): HelpErrors => {
  const wrong: Record<string, string> = fieldErrors(z.safeParse(helpSubmission, asked(values)));
  const { day } = asked(values);
  if (day && day < today) wrong.day ??= DAY_PAST;
  return errorsOf(wrong);
};

/** The errors of the fields of the form, the first of a list for the list. */
export const errorsOf = (errors: Readonly<Record<string, string>>): HelpErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([path, message]) => {
      const field = [...textFields, ...listFields].find((name) => name === path.split('.')[0]);
      return field ? [[field, message]] : [];
    }),
  );

export const questionErrors = (errors: HelpErrors): HelpErrors =>
  Object.fromEntries(questionFields.flatMap((field) => (errors[field] ? [[field, errors[field]]] : [])));

/** The id of a field's control; the error summary links to it. */
export const controlId = (field: HelpField): string => `help-${field}`;

/** The errors in the order of the form, as links. */
export const summaryOf = (errors: HelpErrors) =>
  [...textFields, ...listFields].flatMap((field) => {
    const message = errors[field];
    return message ? [{ id: controlId(field), message }] : [];
  });
