import * as z from 'zod/mini';
import type { Day } from '#contract/dublin.ts';
import { helpSubmission, type ReachQuestion } from '#contract/help/help.ts';
import { type HelpServiceKey, helpServiceKeys } from '#contract/help/help-services.ts';
import { help } from '#contract/words/help.ts';
import { sentence } from '#contract/words/message.ts';
import { fieldErrors } from '../ui/field-errors.ts';
import { visitorFields } from '../ui/visitor-fields.ts';

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
const fields = [...textFields, ...listFields];
type HelpText = (typeof textFields)[number];
type HelpList = (typeof listFields)[number];
export type HelpField = (typeof fields)[number];
export type HelpValues = Record<HelpText, string> & Record<HelpList, readonly string[]>;
export type HelpErrors = Partial<Record<HelpField, string>>;

const questionFields = ['service', 'from', 'hospital', 'day', 'time'] as const satisfies readonly HelpText[];
export type QuestionField = (typeof questionFields)[number];
export const isQuestion = (field: HelpField): field is QuestionField => questionFields.some((one) => one === field);

const texts = visitorFields('help', textFields);
export const { control } = texts;
export const { controlId, summaryOf } = visitorFields('help', fields);

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

/** Leaves out what is empty. */
export const pickFields = (source: Readonly<Record<string, unknown>>): Partial<HelpValues> => ({
  ...texts.pickFields(source),
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

export const fieldsOf = (form: HTMLFormElement): Partial<HelpValues> => {
  const data = new FormData(form);
  const lists = Object.fromEntries(listFields.map((name) => [name, data.getAll(name)]));
  return pickFields({ ...Object.fromEntries(data), ...lists });
};

export const asTexts = (values: HelpValues): Record<string, string> => ({
  ...values,
  ringAt: values.ringAt.join(','),
  needs: values.needs.join(','),
});

export const serviceOf = ({ service }: Pick<HelpValues, 'service'>): HelpServiceKey | undefined =>
  helpServiceKeys.find((key) => key === service);

/** Asks for everything while no service is chosen. */
export const asksFor = ({ service }: Pick<HelpValues, 'service'>) => ({
  hospital: service === '' || service === 'lift',
  day: service === '' || service === 'lift' || service === 'shopping',
});

export const relevantFields = (values: HelpValues): HelpValues => {
  const { hospital, day } = asksFor(values);
  return {
    ...values,
    ...(!hospital && { hospital: '', time: '', repeats: '', needs: [] }),
    ...(!day && { day: '', time: '' }),
  };
};

export const questionOf = (values: HelpValues): ReachQuestion => {
  const { from, hospital, day, time } = relevantFields(values);
  return { service: serviceOf(values) ?? 'other', from, hospital, day, time };
};

const DAY_PAST = sentence(help.dayPast);

export const helpErrors = (values: HelpValues, today: Day): HelpErrors => {
  const wrong: Record<string, string> = fieldErrors(z.safeParse(helpSubmission, relevantFields(values)));
  const { day } = relevantFields(values);
  if (day && day < today) wrong.day ??= DAY_PAST;
  return errorsOf(wrong);
};

/** A list has the first error of its entries. */
export const errorsOf = (errors: Readonly<Record<string, string>>): HelpErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([path, message]) => {
      const field = fields.find((name) => name === path.split('.')[0]);
      return field ? [[field, message]] : [];
    }),
  );

export const questionErrors = (errors: HelpErrors): HelpErrors =>
  Object.fromEntries(questionFields.flatMap((field) => (errors[field] ? [[field, errors[field]]] : [])));
