import * as z from 'zod/mini';
import { SENT_BEFORE } from '#contract/calls/sent-once.ts';
import {
  type DonationSubmission,
  donationSubmission,
  firstName,
  pickupStep,
  vanPlace,
  WHY_REQUIRED,
} from '#contract/donations/donations.ts';
import {
  donationFormTextMax,
  formFieldOf,
  type OtherThingField,
  otherThingsIn,
} from '#contract/donations/other-things.ts';
import { photoField } from '#contract/donations/photo-field.ts';
import { refusedOf } from '#contract/donations/refused-items.ts';
import { eircodeForm } from '#contract/personal-data/eircode.ts';
import { euroOf } from '#contract/text/number-text.ts';
import { sentence } from '#contract/words/message.ts';
import { serverMessages } from '#contract/words/server-messages.ts';
import { Failure } from '../core/failure.ts';
import { describeError } from '../core/log.ts';
import { addPhotos } from '../donations/add-photos.ts';
import { isOfferKey, submit } from '../donations/submit.ts';
import type { Deps } from '../http/deps.ts';
import { parse } from '../http/parse.ts';
import { readWhatWeTake } from '../settings/what-we-take.ts';
import { shopWithVanFor } from '../stops/area-of.ts';
import { failureOf, lastOf, type PostedForm, plainTexts, type Texts } from './posted-form-type.ts';

const PHOTOS_MISSING = sentence(serverMessages.photosMissing);
const OTHER_PHOTOS = sentence(serverMessages.otherPhotos);

const donationOf = async (texts: Texts) => {
  const value = lastOf(texts, 'estimatedValue')?.trim();
  const pickup = lastOf(texts, 'pickupRequired');
  const given = plainTexts(texts);
  const fields = {
    ...given,
    otherThings: otherThingsIn(given as Record<OtherThingField, string | undefined>),
    pickupEircode: given.pickupEircode || eircodeForm(given.place ?? '') || '',
    estimatedValue: value ? euroOf(value) : undefined,
    pickupRequired: pickup === 'true' ? true : pickup === 'false' ? false : undefined,
  };
  const { fields: errors = {} } = (await failureOf(() => parse(donationSubmission, fields))) ?? {};
  const { fields: choice = {} } = (await failureOf(() => parse(pickupStep, fields))) ?? {};
  const all = Object.fromEntries(
    Object.entries({ ...errors, ...choice }).map(([path, message]) => [formFieldOf(path), message]),
  );
  const message = Object.values(all)[0];
  if (message) throw new Failure('invalid', message, { fields: all });
  return parse(donationSubmission, fields);
};

/** Requires a reason for something that the shops cannot take. @throws Failure `invalid`. */
const checkReason = (deps: Deps, offer: DonationSubmission): void => {
  if (offer.whyAllTheSame || refusedOf(offer, readWhatWeTake(deps).items).length === 0) return;
  throw new Failure('invalid', WHY_REQUIRED, { fields: { whyAllTheSame: WHY_REQUIRED } });
};

const vanFor = ({ store }: Deps, texts: Texts): { van?: string | null } => {
  const { data } = z.safeParse(vanPlace, { place: lastOf(texts, 'place') });
  return data ? { van: shopWithVanFor(store.data, data.place) } : {};
};

const handle: PostedForm['handle'] = async (deps, texts, files, source) => {
  const submission = await donationOf(texts);
  checkReason(deps, submission);
  const { id, reference, manageUrl, helplines } = await submit(deps, submission, source);
  const donor = firstName(submission.submitterName);
  const accepted = { reference, manageUrl, donor, ...(helplines && { helplines }), ...vanFor(deps, texts) };
  const uploads = files.photos ?? [];
  if (uploads.length === 0) return accepted;
  try {
    const { picturesWaiting } = await addPhotos(deps, { id, uploads, key: source.key });
    return { ...accepted, ...(picturesWaiting > 0 && { picturesWaiting }) };
  } catch (error) {
    if (error instanceof Failure && error.message === SENT_BEFORE) return { ...accepted, message: OTHER_PHOTOS };
    deps.log.warn('form.photos-failed', describeError(error));
    return { ...accepted, message: PHOTOS_MISSING, ...(error instanceof Failure && { reason: error.message }) };
  }
};

export const postedDonation: PostedForm = {
  files: { photos: photoField },
  isRepeat: isOfferKey,
  freeTexts: donationFormTextMax,
  refused: vanFor,
  handle,
};
