import * as z from 'zod/mini';
import { type ConsentTopic, consentNeeded, consentProblems, type Told } from '#contract/testimonials/consent.ts';
import {
  testimonialContent,
  testimonialSubmission,
  type Whose,
  whoseStory,
} from '#contract/testimonials/testimonials.ts';

export const testimonialFields = ['name', 'email', 'content', 'website', 'whose'] as const;
export type TestimonialField = (typeof testimonialFields)[number];
export type TestimonialValues = Record<TestimonialField, string>;
/** The fields, and the agreements by their topics, that have to be mended. */
export type TestimonialErrors = Partial<Record<TestimonialField | `consent-${ConsentTopic}`, string>>;

export const noValues: TestimonialValues = { name: '', email: '', content: '', website: '', whose: '' };

/** Whose story it is, as it was chosen. */
const whoseOf = ({ whose }: Pick<TestimonialValues, 'whose'>): Whose | '' =>
  whoseStory.find((one) => one === whose) ?? '';

/** What the agreements depend on. */
export const toldIn = (values: TestimonialValues, image: File | null): Told => ({
  ...values,
  whose: whoseOf(values),
  image: image !== null,
});

/** Those agreements that are needed for what is written now. */
export const agreedNow = (
  values: TestimonialValues,
  image: File | null,
  agreed: readonly ConsentTopic[],
): ConsentTopic[] => consentNeeded(toldIn(values, image)).filter((topic) => agreed.includes(topic));

/** Reads the fields out of anything that has texts by name. */
export const pickFields = (source: Readonly<Record<string, unknown>>): Partial<TestimonialValues> =>
  Object.fromEntries(
    testimonialFields.flatMap((name) => {
      const value = source[name];
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    }),
  );

/** True when the automatic review can be asked about the text. */
export const isReviewable = (content: string): boolean => z.safeParse(testimonialContent, content).success;

/** What is wrong, in the order of the form. */
export const testimonialErrors = (
  values: TestimonialValues,
  image: File | null,
  agreed: readonly ConsentTopic[],
): TestimonialErrors => {
  const issues = z.safeParse(testimonialSubmission, values).error?.issues ?? [];
  const errors: TestimonialErrors = {};
  for (const name of testimonialFields) {
    const issue = issues.find(({ path }) => path[0] === name);
    if (issue) errors[name] = issue.message;
  }
  return { ...errors, ...consentProblems(toldIn(values, image), agreed) };
};
