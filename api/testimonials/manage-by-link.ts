import { createHash } from 'node:crypto';
import { pictureUrl } from '#contract/images/pictures.ts';
import { LINK_UNKNOWN, type ManagedCorrection, type ManagedTestimonial } from '#contract/manage-link/manage-link.ts';
import { consentProblems } from '#contract/testimonials/consent.ts';
import type { StoredTestimonial } from '#contract/testimonials/stored-testimonial.ts';
import { ANONYMOUS, type Whose } from '#contract/testimonials/testimonials.ts';
import { likenessOf } from '../admission/likeness.ts';
import { recordAudit } from '../audit/record.ts';
import { forgetComments } from '../comments/forget-comments.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { limitManagedChange } from '../http/managed-changes.ts';
import { forgetMails } from '../mail/forget-mails.ts';
import { removePictures } from '../picture-attachments/remove-pictures.ts';
import { testimonialPictureIds } from '../store/index-keys.ts';
import type { Draft } from '../store/store.ts';
import { alertDuty } from '../urgent/alert-duty.ts';
import { reviewFindsUrgent } from '../urgent/is-urgent.ts';
import { helplinesFor } from '../urgent/urgent-records.ts';
import { changedTestimonial } from './audit-fields.ts';
import { reviewAgain } from './review-written.ts';
import { consentTo } from './submit.ts';

interface Testimonials {
  testimonials: {
    get(id: string): StoredTestimonial | undefined;
    list(index: 'link', key: string): readonly StoredTestimonial[];
  };
}

/** Earlier tokens were random, enough for a plain hash, and only that was stored. */
const linkHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

const testimonialByToken = (
  { manageLinks }: Pick<Deps, 'manageLinks'>,
  { testimonials }: Testimonials,
  token: string,
): StoredTestimonial => {
  const found =
    manageLinks.find('testimonial', token, (id) => testimonials.get(id)) ??
    testimonials.list('link', linkHash(token))[0];
  if (!found) throw new Failure('not_found', LINK_UNKNOWN);
  return found;
};

const AUTHOR = { id: null, name: 'The author' } as const;

const viewForAuthor = ({ store }: Pick<Deps, 'store'>, testimonial: StoredTestimonial): ManagedTestimonial => {
  const { name, email, content, language, status, createdAt, correctedAt = null } = testimonial;
  const { redaction, picture, consent, pictureWaiting, pictureDropped } = testimonial;
  return {
    name,
    email,
    content,
    ...(language && { language }),
    publicContent: redaction?.content ?? null,
    hasImage: picture !== null || pictureWaiting !== undefined,
    picturesWaiting: pictureWaiting ? 1 : 0,
    ...(pictureDropped && { pictureDropped }),
    imageUrl: picture && status === 'approved' ? pictureUrl(picture) : null,
    status,
    createdAt,
    correctedAt,
    agreedTo: consent === 'none' ? [] : consent.to,
    whose: consent === 'none' ? null : (consent.whose ?? null),
    ...helplinesFor(store.data, { kind: 'testimonial', record: testimonial }),
  };
};

export const readByLink = (deps: Pick<Deps, 'store' | 'manageLinks'>, token: string): ManagedTestimonial =>
  viewForAuthor(deps, testimonialByToken(deps, deps.store.data, token));

/** Removes name and picture without consent to them; without the other consents a testimonial can only be withdrawn. */
const withConsent = (
  before: StoredTestimonial,
  { content, whose: said, agreed }: { content: string; whose: Whose | ''; agreed: readonly string[] },
  at: string,
): StoredTestimonial => {
  const name = agreed.includes('name') ? before.name : ANONYMOUS;
  // Who does not say it again says what was said before.
  const whose = said || (before.consent !== 'none' && before.consent.whose) || '';
  const fields = consentProblems({ name: '', image: false, content, whose }, agreed);
  const message = Object.values(fields)[0];
  if (message) throw new Failure('invalid', message, { fields });
  const consent = consentTo(agreed, whose, at);
  const same =
    before.consent !== 'none' &&
    before.consent.to.join() === consent.to.join() &&
    before.consent.whose === consent.whose;
  const { pictureWaiting, ...withoutWaiting } = before;
  const hasPicture = testimonialPictureIds(before).length > 0;
  const after = agreed.includes('photo') || !hasPicture ? before : { ...withoutWaiting, picture: null };
  return same && name === before.name && after === before ? before : { ...after, name, consent };
};

const withContent = (
  deps: Parameters<typeof reviewAgain>[0],
  before: StoredTestimonial,
  content: string,
  at: string,
): StoredTestimonial => {
  if (content === before.content) return before;
  // What the people named agreed to was the earlier text.
  const { redaction, previous, namedAgreed, urgency, ...rest } = before;
  const likeness = likenessOf(content, before.likeness?.network);
  const review = reviewAgain(deps, { ...before, content });
  const noDecision = { approvedAt: null, approvedBy: null, reviewedAt: null, reviewedBy: null };
  return { ...rest, content, review, ...noDecision, status: 'pending', correctedAt: at, likeness };
};

const isRecorded = ({ consent, correctedAt, reviewedAt, approvedAt, createdAt }: StoredTestimonial): boolean => {
  const decidedAt = reviewedAt ?? approvedAt ?? createdAt;
  return [correctedAt, consent !== 'none' && consent.at].some((at) => at && at > decidedAt);
};

/** Records nothing in quarantine: staff know nothing of it yet, and a flood must not fill the log. */
const recordByAuthor = (
  draft: Draft,
  deps: Deps,
  action: 'corrected' | 'withdrawn',
  { id, quarantinedAt }: StoredTestimonial,
  changed?: ReturnType<typeof changedTestimonial>,
): void => {
  if (quarantinedAt !== undefined) return;
  const subject = { subjectKind: 'testimonial', subjectId: id } as const;
  recordAudit(draft, deps, { actor: AUTHOR, action, ...subject, ...(changed && { changed }) });
};

/**
 * A corrected text needs approval again; the replaced data is erased from the disk.
 * @throws Failure `not_found`, `invalid` without the required consent, or `rate_limited`.
 */
export const correctByLink = async (
  deps: Deps,
  { token, content, consentTo: agreed, whose }: ManagedCorrection,
): Promise<ManagedTestimonial> => {
  const at = deps.now().toISOString();
  const reviewing = { store: deps.store, reviewer: await deps.loadReviewer() };
  const edit = (draft: Draft) => {
    const before = testimonialByToken(deps, draft, token);
    const after = withContent(
      reviewing,
      agreed ? withConsent(before, { content, whose, agreed }, at) : before,
      content,
      at,
    );
    if (after === before) return { before, after };
    draft.testimonials.put(after);
    draft.erase();
    if (after.review.urgent && after.content !== before.content) alertDuty(deps, draft);
    if (after.status !== before.status) deps.outbox.cancelDecisions(draft, before.id);
    const changed = changedTestimonial(before, after);
    // Who keeps correcting must not fill the log; what takes back a decision is always in it.
    if (!isRecorded(before) || Object.keys(changed.after).length > 0)
      recordByAuthor(draft, deps, 'corrected', before, changed);
    return { before, after };
  };
  const { id, content: stored } = testimonialByToken(deps, deps.store.data, token);
  // Consent can be taken back at any time, and whoever is in danger is heard at once.
  const isUnlimited = content === stored || (await reviewFindsUrgent(deps, content));
  const change = () => deps.store.change(edit);
  const { before, after } = await (isUnlimited ? change() : limitManagedChange(deps, id, change));
  const retained = testimonialPictureIds(after);
  await removePictures(
    deps,
    testimonialPictureIds(before).filter((id) => !retained.includes(id)),
  );
  return viewForAuthor(deps, after);
};

export const withdrawByLink = async (deps: Deps, token: string): Promise<void> => {
  const testimonial = await deps.store.change((draft) => {
    const testimonial = testimonialByToken(deps, draft, token);
    draft.testimonials.remove(testimonial.id);
    forgetComments(draft, [testimonial.id]);
    deps.outbox.forget(draft, [testimonial.id]);
    recordByAuthor(draft, deps, 'withdrawn', testimonial);
    return testimonial;
  });
  await removePictures(deps, testimonialPictureIds(testimonial));
  await forgetMails(deps, [testimonial.id]);
};
