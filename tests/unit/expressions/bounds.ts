import { JSON_MAX_BYTES } from '#api/http/body.ts';
import { BODY_MAX } from '#contract/blogs/blogs.ts';
import { SLUG_MAX } from '#contract/blogs/slugs.ts';
import { DESCRIPTION_MAX } from '#contract/donations/donations.ts';
import { PASTED_MAX } from '#contract/manage-link/manage-token.ts';
import { PASTED_EMAIL_MAX } from '#contract/personal-data/email.ts';
import { TESTIMONIAL_MAX } from '#contract/testimonials/testimonial-text.ts';

/** A setting of the operator's, which no stranger writes. */
const SETTING_MAX = 500;
/** One letter is read as four at most (`normalised`). */
const REVIEWED_MAX = 4 * TESTIMONIAL_MAX;

/**
 * The longest text that reaches the expressions of a file or folder of `api/`; the longest name that fits decides. What is not
 * named here bears the longest text that the contract takes, and what the contract itself checks the longest body of a call.
 */
const BOUNDS: Readonly<Record<string, number>> = {
  '': BODY_MAX,
  'contract/': JSON_MAX_BYTES,
  // Its length is compared first.
  'contract/personal-data/email.ts': PASTED_EMAIL_MAX,
  'contract/text/excerpt.ts': DESCRIPTION_MAX,
  'contract/health/health-words.ts': TESTIMONIAL_MAX,
  'contract/manage-link/manage-token.ts': PASTED_MAX,
  // Longer ones are refused before they are read.
  'contract/text/markdown.ts': BODY_MAX,
  'app/address-settings.ts': SETTING_MAX,
  'app/env.ts': SETTING_MAX,
  'blogs/find-post.ts': SLUG_MAX,
  // What is logged is cut to that.
  'monitoring/recent-errors.ts': 200,
  // Names of files that the build makes.
  'pages/assets.ts': 200,
  'review/': REVIEWED_MAX,
  // A run of at most 19 digits, with two signs between them.
  'review/account-numbers.ts': 64,
  // What it is slow for is punctuation, and none of it is read as more than one sign.
  'review/postal-addresses.ts': TESTIMONIAL_MAX,
  // What stands beside a passage.
  'review/crisis/past-or-denied.ts': 200,
};

export const boundOf = (file: string): number => {
  const [longest = ''] = Object.keys(BOUNDS)
    .filter((name) => file.startsWith(name))
    .sort((a, b) => b.length - a.length);
  return BOUNDS[longest] ?? BODY_MAX;
};
export const boundedFiles = Object.keys(BOUNDS);
