import * as z from 'zod/mini';
import { type ConsentTopic, consentMissing, missingConsent } from '#contract/consent.ts';
import { testimonialContent, testimonialSubmission } from '#contract/testimonials.ts';

export const testimonialFields = ['name', 'email', 'content', 'website'] as const;
export type TestimonialField = (typeof testimonialFields)[number];
export type TestimonialValues = Record<TestimonialField, string>;
/** The fields, and the agreements by their topics, that have to be mended. */
export type TestimonialErrors = Partial<Record<TestimonialField | `consent-${ConsentTopic}`, string>>;

export const noValues: TestimonialValues = { name: '', email: '', content: '', website: '' };

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
  for (const topic of missingConsent({ name: values.name, image: image !== null }, agreed)) {
    errors[`consent-${topic}`] = consentMissing[topic];
  }
  return errors;
};
