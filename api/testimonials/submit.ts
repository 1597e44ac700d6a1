import { IMAGE_TYPE_MESSAGE } from '#contract/images/one-image.ts';
import { pictureUrl } from '#contract/images/pictures.ts';
import type { Language } from '#contract/languages/languages.ts';
import type { Consent, StoredTestimonial } from '#contract/testimonials/stored-testimonial.ts';
import {
  ANONYMOUS,
  CONSENT_VERSION,
  consentTopics,
  type SubmittedTestimonial,
  type TestimonialSubmission,
  type Whose,
} from '#contract/testimonials/testimonials.ts';
import type { Admitted, Source } from '../admission/admit-or-quarantine.ts';
import { likenessOf } from '../admission/likeness.ts';
import { isKnownKey, type SentOnce, sentOnce } from '../admission/sent-once.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Upload } from '../images/images.ts';
import { detachIfKeyed, storeWithPictures } from '../picture-attachments/store-with-pictures.ts';
import { whenSettled } from '../picture-attachments/when-settled.ts';
import { readReviewRules } from '../settings/review-rules.ts';
import { alertDuty } from '../urgent/alert-duty.ts';
import { helplinesFor } from '../urgent/urgent-records.ts';
import { AUTOMATIC, mayGoLive } from './automatic-approvals.ts';
import { notifyAuthor } from './notify-author.ts';
import { testimonialPicture } from './picture-slots.ts';
import { recentTexts, reviewWritten } from './review-written.ts';

/** Wording of earlier forms by version, to the letter, as people agreed to it. */
const earlierConsents: Readonly<Record<string, Record<(typeof consentTopics)[number], string>>> = {
  '2026-11': {
    publication: 'You may publish my words on this website. I can ask you to take them down at any time.',
    name: 'You may publish my name beside my words.',
    photo: 'You may publish my picture beside my words. Everybody who can be seen in it agrees.',
    health:
      'My words may tell something about my health, or about the health of somebody who agrees with that. You may publish this, too.',
  },
};

/** Accepts every version that we have shown, as a page may have been open since before the last change. */
const isConsentVersion = (version: string): boolean =>
  version === CONSENT_VERSION || Object.hasOwn(earlierConsents, version);

export const consentTo = (
  topics: readonly string[],
  whose: Whose | '',
  at: string,
  version: string = CONSENT_VERSION,
): Exclude<Consent, 'none'> => ({
  version,
  to: consentTopics.filter((topic) => topics.includes(topic)),
  at,
  ...(whose && { whose }),
});

const build = async (
  deps: Deps,
  input: TestimonialSubmission,
  { reason, network }: Admitted,
  { hasPicture, language }: { hasPicture: boolean; language: Language | undefined },
): Promise<StoredTestimonial> => {
  const { store } = deps;
  const reviewing = { store, reviewer: await deps.loadReviewer() };
  // It is compared with recent ones when it is released: a flood must not cost a comparison each.
  const review = reviewWritten(reviewing, input, reason ? [] : recentTexts(store));
  const now = deps.now().toISOString();
  const live = reason === null && mayGoLive(deps, input, review, hasPicture);
  return {
    id: deps.newId(),
    name: input.name || ANONYMOUS,
    email: input.email || null,
    content: input.content,
    picture: null,
    status: live ? 'approved' : 'pending',
    createdAt: now,
    approvedAt: live ? now : null,
    approvedBy: live ? AUTOMATIC : null,
    reviewedAt: null,
    reviewedBy: null,
    adminNotes: null,
    consent: isConsentVersion(input.consent) ? consentTo(input.consentTo, input.whose, now, input.consent) : 'none',
    ...(input.permission === 'yes' && review.result.namedPeople && { namedAgreed: true }),
    review: review.stored,
    ...(reason && { quarantinedAt: now, quarantineReason: reason }),
    likeness: likenessOf(input.content, network),
    ...(language && { language }),
  };
};

const SUBMIT_TESTIMONIAL = 'testimonial';

export const isTestimonialKey = ({ store, now }: Pick<Deps, 'store' | 'now'>, key: string): boolean =>
  isKnownKey(store.data.testimonials, { call: SUBMIT_TESTIMONIAL, key }, now());

const answerOf = (
  deps: Deps,
  { picture, ...stored }: StoredTestimonial,
  picturesWaiting: number | undefined,
): SubmittedTestimonial => ({
  ...stored,
  ...helplinesFor(deps.store.data, { kind: 'testimonial', record: { picture, ...stored } }),
  imageUrl: picture && pictureUrl(picture),
  isApproved: stored.status === 'approved',
  manageUrl: deps.manageLinks.urlOf('testimonial', stored),
  ...(picturesWaiting !== undefined && { picturesWaiting }),
});

/** Undefined when nothing was stored before, or when it was taken back as its picture was refused. */
const answerAgain = async (
  deps: Deps,
  once: SentOnce,
  uploads: readonly Upload[],
): Promise<SubmittedTestimonial | undefined> => {
  const { testimonials } = deps.store.data;
  const first = once.earlier(testimonials);
  if (!first) return;
  await whenSettled(deps, () => !testimonials.get(first.id)?.pictureWaiting);
  const earlier = testimonials.get(first.id);
  return earlier && answerOf(deps, earlier, uploads.length > 0 ? (earlier.pictureWaiting ? 1 : 0) : undefined);
};

/**
 * Stores a repeated request with the same key only once. The sender does not learn of a quarantine. The response contains the
 * manage link, and counts a picture that takes longer than the response waits.
 * @throws Failure if the picture is refused or the testimonial cannot be written; then nothing is stored.
 */
export const submit = async (
  deps: Deps,
  input: TestimonialSubmission,
  uploads: readonly Upload[],
  source: Source,
): Promise<SubmittedTestimonial> => {
  const { key = null } = source;
  const once = await sentOnce(deps.now, { call: SUBMIT_TESTIMONIAL, key, content: input, uploads });
  const before = await answerAgain(deps, once, uploads);
  if (before) return before;
  const admitted = deps.admission.admit(source, readReviewRules(deps).submissionsPerHour);
  const testimonial = await build(deps, input, admitted, {
    hasPicture: uploads.length > 0,
    language: source.language,
  });
  // A refused picture takes the testimonial back, and its mail.
  const notBefore = new Date(deps.now().getTime() + (uploads.length > 0 ? deps.policy.picturesWaitMs : 0));
  const pictures = detachIfKeyed(uploads, key);
  const sent = await storeWithPictures(deps, pictures, testimonialPicture, (draft, [pictureWaiting]) => {
    if (once.earlier(draft.testimonials)) return null;
    const noted = { ...testimonial, ...once.noted({}) };
    draft.testimonials.put({ ...noted, ...(pictureWaiting && { pictureWaiting }) });
    notifyAuthor(deps, draft, testimonial, 'testimonial-received', notBefore);
    if (testimonial.review.urgent) alertDuty(deps, draft);
    return testimonial.id;
  });
  if (!sent) {
    const first = await answerAgain(deps, once, uploads);
    if (first) return first;
    throw new Failure('unsupported_media_type', IMAGE_TYPE_MESSAGE, { fields: { image: IMAGE_TYPE_MESSAGE } });
  }
  const stored = deps.store.data.testimonials.get(testimonial.id) ?? testimonial;
  return answerOf(deps, stored, uploads.length > 0 ? sent.picturesWaiting : undefined);
};
