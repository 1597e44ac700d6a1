import * as z from 'zod/mini';
import { LETTER_MAX } from '../letters/letters.ts';
import { text } from '../text/text.ts';

export const REASONS_MAX = 30;
export const REASON_FOR_DONOR_MAX = 1000;
/** Submissions an hour from all addresses together, after which the rest is quarantined. */
export const SUBMISSIONS_PER_HOUR = { default: 200, min: 10, max: 100_000 } as const;
const PER_HOUR_MESSAGE = `Please write a whole number from ${SUBMISSIONS_PER_HOUR.min} to ${SUBMISSIONS_PER_HOUR.max}`;

const tooMany = `At most ${REASONS_MAX} texts can be saved`;

const donorReason = z.object({
  label: text('Please write what you choose it by', 60),
  reason: text('Please write what the donor reads', REASON_FOR_DONOR_MAX),
});

const savedAnswer = z.object({
  label: text('Please write what you choose it by', 60),
  answer: text('Please write the answer', LETTER_MAX),
});

/** Omitted fields do not change. */
export const reviewRules = z.object({
  rejectionReasons: z.array(text('Please write the reason', 300)).check(z.maxLength(REASONS_MAX, tooMany)),
  donorReasons: z.optional(z.array(donorReason).check(z.maxLength(REASONS_MAX, tooMany))),
  savedAnswers: z.optional(z.array(savedAnswer).check(z.maxLength(REASONS_MAX, tooMany))),
  volunteersExport: z.optional(z.boolean()),
  submissionsPerHour: z.optional(
    z
      .int(PER_HOUR_MESSAGE)
      .check(
        z.minimum(SUBMISSIONS_PER_HOUR.min, PER_HOUR_MESSAGE),
        z.maximum(SUBMISSIONS_PER_HOUR.max, PER_HOUR_MESSAGE),
      ),
  ),
});
export type ReviewRules = z.infer<typeof reviewRules>;

export const defaultReviewRules: Required<ReviewRules> = {
  rejectionReasons: [
    'It names or describes another person who has not agreed.',
    'It holds contact details, which we do not publish.',
    'It is advertising, or is not about our work.',
    'We already have this one.',
  ],
  donorReasons: [
    {
      label: 'No room',
      reason: 'We have no room for it at the moment. You are welcome to offer it again in a few weeks.',
    },
    { label: 'No safety label', reason: 'We may not sell it without its fire or safety label, however clean it is.' },
    { label: 'Too worn', reason: 'It is too worn for our shops to sell.' },
    { label: 'Not tested', reason: 'We cannot test it, and may only sell what is known to be safe.' },
    {
      label: 'Too far',
      reason: 'Our van does not come that far. If you can bring it to one of our shops, please ring us.',
    },
  ],
  savedAnswers: [
    { label: 'A photo', answer: 'Would you send us a photo of it? You can add one on your page.' },
    { label: 'The size', answer: 'How wide, deep and high is it? Our van has room for two metres.' },
    {
      label: 'The address',
      answer: 'Where would the van collect it? Please tell us the street, the town and the Eircode.',
    },
    {
      label: 'Ring us',
      answer: 'It is easier to talk about this. When would it suit you to be rung, and on which number?',
    },
    { label: 'Opening hours', answer: 'Our shops and their opening hours are on our website.' },
  ],
  volunteersExport: false,
  submissionsPerHour: SUBMISSIONS_PER_HOUR.default,
};
