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
import { fieldErrors } from '../ui/field-errors.ts';
import { visitorFields } from '../ui/visitor-fields.ts';

const testimonialFields = ['name', 'email', 'content', 'website', 'whose'] as const;
export type TestimonialField = (typeof testimonialFields)[number];
export type TestimonialValues = Record<TestimonialField, string>;
export type TestimonialErrors = Partial<Record<TestimonialField | `consent-${ConsentTopic}`, string>>;

export const { controlId, pickFields, summaryOf, control } = visitorFields('testimonial', testimonialFields);

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

export const isReviewable = (content: string): boolean => z.safeParse(testimonialContent, content).success;

export const testimonialErrors = (
  values: TestimonialValues,
  image: File | null,
  agreed: readonly ConsentTopic[],
): TestimonialErrors => ({
  ...pickFields(fieldErrors(z.safeParse(testimonialSubmission, values))),
  ...consentProblems(consentFacts(values, image), agreed),
});
