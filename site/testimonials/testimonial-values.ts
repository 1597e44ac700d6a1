import * as z from 'zod/mini';
import {
  type ConsentFacts,
  type ConsentTopic,
  consentNeeded,
  consentProblems,
} from '#contract/testimonials/consent.ts';
import {
  testimonialContent,
  testimonialSubmission,
  type Whose,
  whoseStory,
} from '#contract/testimonials/testimonials.ts';

export const testimonialFields = ['name', 'email', 'content', 'website', 'whose'] as const;
export type TestimonialField = (typeof testimonialFields)[number];
export type TestimonialValues = Record<TestimonialField, string>;
export type TestimonialErrors = Partial<Record<TestimonialField | `consent-${ConsentTopic}`, string>>;

export const noValues: TestimonialValues = { name: '', email: '', content: '', website: '', whose: '' };

const whoseOf = ({ whose }: Pick<TestimonialValues, 'whose'>): Whose | '' =>
  whoseStory.find((one) => one === whose) ?? '';

export const consentFacts = (values: TestimonialValues, image: File | null): ConsentFacts => ({
  ...values,
  whose: whoseOf(values),
  image: image !== null,
});

export const agreedNow = (
  values: TestimonialValues,
  image: File | null,
  agreed: readonly ConsentTopic[],
): ConsentTopic[] => consentNeeded(consentFacts(values, image)).filter((topic) => agreed.includes(topic));

export const pickFields = (source: Readonly<Record<string, unknown>>): Partial<TestimonialValues> =>
  Object.fromEntries(
    testimonialFields.flatMap((name) => {
      const value = source[name];
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    }),
  );

export const isReviewable = (content: string): boolean => z.safeParse(testimonialContent, content).success;

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
  return { ...errors, ...consentProblems(consentFacts(values, image), agreed) };
};
