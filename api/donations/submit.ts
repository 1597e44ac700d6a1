import { type DonationCreated, type DonationSubmission, donationTexts } from '#contract/donations/donations.ts';
import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import type { Language } from '#contract/languages/languages.ts';
import type { Admitted, Source } from '../admission/admit-or-quarantine.ts';
import { likenessOf } from '../admission/likeness.ts';
import { isKnownKey, sentOnce } from '../admission/sent-once.ts';
import { shortReference } from '../core/short-reference.ts';
import type { Deps } from '../http/deps.ts';
import { readReviewRules } from '../settings/review-rules.ts';
import { alertDuty } from '../urgent/alert-duty.ts';
import { isUrgent } from '../urgent/is-urgent.ts';
import { helplinesFor } from '../urgent/urgent-records.ts';
import { notifyDonor } from './notify-donor.ts';

const build = (
  input: DonationSubmission,
  identified: Pick<StoredDonation, 'id' | 'reference' | 'createdAt'>,
  { reason, network }: Admitted,
  language: Language | undefined,
) => {
  const { website, estimatedValue, whyAllTheSame, otherThings, fireLabel, ...given } = input;
  const { pickupAddress, pickupInstructions, pickupCounty, pickupEircode, ...asked } = given;
  const { pickupFloor, pickupParking, pickupBoxes, ...rest } = asked;
  return {
    ...rest,
    ...identified,
    ...(whyAllTheSame && { whyAllTheSame }),
    ...(otherThings.length > 0 && { otherThings }),
    ...(fireLabel && { fireLabel }),
    estimatedValue: estimatedValue ?? null,
    pickupAddress: rest.pickupRequired ? pickupAddress : '',
    pickupInstructions: rest.pickupRequired ? pickupInstructions : '',
    ...(rest.pickupRequired && pickupCounty && { pickupCounty }),
    ...(rest.pickupRequired && pickupEircode && { pickupEircode }),
    ...(rest.pickupRequired && pickupFloor && { pickupFloor }),
    ...(rest.pickupRequired && pickupParking && { pickupParking }),
    ...(rest.pickupRequired && pickupBoxes && { pickupBoxes }),
    photos: [],
    status: 'pending',
    held: website !== '',
    adminNotes: null,
    reviewedAt: null,
    reviewedBy: null,
    collectedAt: null,
    history: [],
    ...(reason && { quarantinedAt: identified.createdAt, quarantineReason: reason }),
    likeness: likenessOf(input.description, network),
    ...(language && { language }),
  } satisfies StoredDonation;
};

const OFFER_ITEMS = 'offer';

export const isOfferKey = ({ store, now }: Pick<Deps, 'store' | 'now'>, key: string): boolean =>
  isKnownKey(store.data.donations, { call: OFFER_ITEMS, key }, now());

/** Returns the manage link of the first response, even if a later one has replaced it. */
const answerOf = ({ manageLinks, store }: Deps, donation: StoredDonation): DonationCreated => ({
  id: donation.id,
  reference: donation.reference,
  manageUrl: manageLinks.urlOf('donation', { id: donation.id, language: donation.language }),
  ...helplinesFor(store.data, { kind: 'donation', record: donation }),
});

/**
 * A repeated request with the same idempotency key is stored once. A robot's (filled honeypot) is stored as `held`, one of a
 * flood in quarantine; the response is the same.
 */
export const submit = async (deps: Deps, input: DonationSubmission, source: Source): Promise<DonationCreated> => {
  const once = await sentOnce(deps.now, { call: OFFER_ITEMS, key: source.key ?? null, content: input });
  const earlier = once.earlier(deps.store.data.donations);
  if (earlier) return answerOf(deps, earlier);
  const admitted = deps.admission.admit(source, readReviewRules(deps).submissionsPerHour);
  const texts = [...donationTexts.map((name) => input[name]), ...input.otherThings.map(({ howMany = '' }) => howMany)];
  const urgent = await isUrgent(deps, ...texts);
  const id = deps.newId();
  const stored = await deps.store.change((draft): StoredDonation => {
    const first = once.earlier(draft.donations);
    if (first) return first;
    const reference = shortReference('D', id, (candidate) => draft.donations.list('reference', candidate).length > 0);
    const identified = { id, reference, createdAt: deps.now().toISOString() };
    const donation = {
      ...build(input, identified, admitted, source.language),
      ...(urgent && { urgency: { since: identified.createdAt } }),
      ...once.noted({}),
    };
    draft.donations.put(donation);
    notifyDonor(deps, draft, donation, 'offer-received');
    if (urgent) alertDuty(deps, draft);
    return donation;
  });
  return answerOf(deps, stored);
};
