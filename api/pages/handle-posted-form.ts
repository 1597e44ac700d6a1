import { KEY_FIELD } from '#contract/calls/sent-once.ts';
import { firstName } from '#contract/donations/donations.ts';
import { UPLOAD_MAX_BYTES } from '#contract/images/pictures.ts';
import { manageLinkPaths } from '#contract/manage-link/manage-token.ts';
import { MESSAGE_MAX, messageSubmission } from '#contract/messages/messages.ts';
import type { Submitted } from '#contract/pages/page-renderer.ts';
import { soundsUrgent } from '#contract/review/urgent-words.ts';
import { emergencyFirst } from '#contract/testimonials/helplines.ts';
import type { LimitName } from '../attempts/attempt-limits.ts';
import { Failure } from '../core/failure.ts';
import { describeError } from '../core/log.ts';
import { newId } from '../core/new-id.ts';
import type { Deps } from '../http/deps.ts';
import { asTyped, readMultipart } from '../http/multipart.ts';
import { parse } from '../http/parse.ts';
import { statusOf } from '../http/problems.ts';
import { uploadAdmission } from '../http/upload-admission.ts';
import { isMessageKey, submit } from '../messages/submit.ts';
import { helplinesOf } from '../settings/helplines.ts';
import { languageOfPage } from '../settings/languages.ts';
import { reviewFindsUrgent } from '../urgent/is-urgent.ts';
import { postedDonation } from './posted-donation.ts';
import { failureOf, lastOf, type PostedForm, plainTexts, type Texts, valuesOf } from './posted-form-type.ts';
import { postedHelp, postedManagedHelp } from './posted-help.ts';
import { postedManagedDonation } from './posted-managed-donation.ts';
import { postedManagedTestimonial } from './posted-managed-testimonial.ts';
import { postedTestimonial } from './posted-testimonial.ts';
import { isSendingKey } from './sending-keys.ts';

const handleMessage: PostedForm['handle'] = async (deps, texts, _files, source) => {
  const input = parse(messageSubmission, plainTexts(texts));
  const { reference, helplines } = await submit(deps, input, source);
  return { reference, donor: firstName(input.name), ...(helplines && { helplines }) };
};

const postedMessage: PostedForm = {
  isRepeat: isMessageKey,
  freeTexts: { message: MESSAGE_MAX },
  handle: handleMessage,
};

export const postedForms: Readonly<Record<string, PostedForm>> = {
  '/donations': postedDonation,
  '/testimonials': postedTestimonial,
  '/contact': postedMessage,
  '/help': postedHelp,
  [manageLinkPaths.help]: postedManagedHelp,
  [manageLinkPaths.testimonial]: postedManagedTestimonial,
  [manageLinkPaths.donation]: postedManagedDonation,
};

export interface PostedAnswer {
  submitted: Submitted;
  status: number;
  file?: Response | undefined;
  /** Seconds to wait before retrying. */
  retryAfter?: number | undefined;
  /** Idempotency key of the next attempt: the same while nothing was done with it, else a new one. */
  key: string;
}

const keyIn = (texts: Texts): string | null => {
  const key = lastOf(texts, KEY_FIELD);
  return key !== undefined && isSendingKey(key) ? key : null;
};

const readForm = (deps: Deps, form: PostedForm, request: Request, address: string) => {
  const files = Object.fromEntries(
    Object.entries(form.files ?? {}).map(([name, field]) => [name, { ...field, maxBytes: UPLOAD_MAX_BYTES }]),
  );
  const sender = { key: address, isStaff: false, signal: request.signal };
  const admission = uploadAdmission(deps, address, { readsTexts: true });
  const receiving = deps.receivingBodies.begin(sender);
  const limits = { files, maxFieldBytes: 65_536, maxFields: 40 };
  return readMultipart(request, { tempDir: deps.policy.tempDir, sender, admission, receiving, ...limits });
};

const textsAsTyped = (fields: Texts): Texts =>
  Object.fromEntries(Object.entries(fields).map(([name, all]) => [name, all.map(asTyped)]));

const countOne = (deps: Deps, limit: LimitName, address: string): Promise<Failure | null> =>
  failureOf(() => deps.attempts.use(limit, address));

/**
 * Reads a few forms beyond the limit, only to show them again, as somebody may have written for an hour.
 * @throws Failure `rate_limited` for any after those.
 */
const refusalOf = async (
  deps: Deps,
  { limit = 'submission' }: PostedForm,
  address: string,
): Promise<Failure | null> => {
  const refusal = await countOne(deps, limit, address);
  if (refusal && (await countOne(deps, 'refusedForm', address))) throw refusal;
  return refusal;
};

/** Over the limit, checks only the short list of words, not the full review. */
const soundsInDanger = async (
  deps: Deps,
  { freeTexts }: PostedForm,
  texts: Texts,
  code: Failure['code'],
): Promise<boolean> => {
  const written = Object.entries(freeTexts)
    .map(([name, max]) => (lastOf(texts, name) ?? '').slice(0, max))
    .join('\n\n');
  if (soundsUrgent(written)) return true;
  if (code === 'rate_limited') return false;
  return reviewFindsUrgent(deps, written).catch((error: unknown) => {
    deps.log.warn('form.not-reviewed', describeError(error));
    return false;
  });
};

/**
 * Handles a form posted as plain HTML. Faults are part of the result, so that the page can show them.
 * @throws Failure `rate_limited` for a form that is not read.
 */
export const handlePostedForm = async (
  deps: Deps,
  form: PostedForm,
  request: Request,
  address: string,
): Promise<PostedAnswer> => {
  let texts: Texts = {};
  let values: Submitted['values'] = {};
  let shown: Partial<Submitted> = {};
  let lostFiles = 0;
  let key: string | null = null;
  const refusal = await refusalOf(deps, form, address);
  try {
    const posted = await readForm(deps, form, request, address);
    await deps.store.fresh();
    try {
      lostFiles = posted.chosen;
      texts = textsAsTyped(posted.fields);
      values = valuesOf(texts, form.repeated);
      shown = (await form.refused?.(deps, texts)) ?? {};
      key = keyIn(texts);
      const isRepeat = key !== null && form.isRepeat?.(deps, key);
      const otherLimit = isRepeat ? 'repeat' : form.limitOf?.(texts);
      if (otherLimit && !refusal) await deps.attempts.giveBack('submission', address);
      if (otherLimit) await deps.attempts.use(otherLimit, address);
      if (refusal && !otherLimit) throw refusal;
      if (!form.essential && !otherLimit) await deps.space.checkGrowth();
      if (posted.refusal) throw posted.refusal;
      const source = { address, language: languageOfPage(deps, request.url), key };
      const { file, status = form.status ?? 201, ...outcome } = await form.handle(deps, texts, posted.files, source);
      return { submitted: { values: {}, errors: {}, ...outcome }, status, file, key: newId() };
    } finally {
      await posted.cleanup();
    }
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { fields: errors = {}, code, message, retryAfter } = error;
    const isUrgent = await soundsInDanger(deps, form, texts, code);
    const helplines = isUrgent ? emergencyFirst(helplinesOf(deps.store.data)) : undefined;
    const notice = { ...(error.fields ? {} : { message }), ...(helplines && { helplines }) };
    const submitted = { ...shown, values, errors, ...notice, ...(lostFiles > 0 && { lostFiles }) };
    const next = key === null || code === 'conflict' ? newId() : key;
    return { submitted, status: statusOf[code], retryAfter, key: next };
  }
};
