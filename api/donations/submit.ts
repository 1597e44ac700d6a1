import type { DonationCreated, DonationSubmission } from '#contract/donations.ts';
import type { Language } from '#contract/languages.ts';
import type { StoredDonation } from '#contract/stored-donation.ts';
import type { Admitted, Source } from '../admission/admit-or-quarantine.ts';
import { likenessOf } from '../admission/likeness.ts';
import { shortReference } from '../core/short-reference.ts';
import type { Deps } from '../http/deps.ts';
import { readReviewRules } from '../settings/review-rules.ts';
import { tellDonor } from './tell-donor.ts';

const build = (
  input: DonationSubmission,
  identified: Pick<StoredDonation, 'id' | 'reference' | 'createdAt'>,
  { reason, network }: Admitted,
  language: Language | undefined,
) => {
  const { website, estimatedValue, pickupAddress, pickupInstructions, pickupEircode, ...rest } = input;
  return {
    ...rest,
    ...identified,
    estimatedValue: estimatedValue ?? null,
    pickupAddress: rest.pickupRequired ? pickupAddress : '',
    pickupInstructions: rest.pickupRequired ? pickupInstructions : '',
    ...(rest.pickupRequired && pickupEircode && { pickupEircode }),
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

/** Stores an offer. One from a robot (the honeypot is filled) is stored too and flagged as `held`, one of a flood is stored in quarantine; the response is the same. */
export const submit = async (deps: Deps, input: DonationSubmission, source: Source): Promise<DonationCreated> => {
  const admitted = deps.admission.admit(source, readReviewRules(deps).submissionsPerHour);
  const id = deps.newId();
  return deps.store.change((draft) => {
    const reference = shortReference('D', id, (candidate) => draft.donations.list('reference', candidate).length > 0);
    const donation = build(input, { id, reference, createdAt: deps.now().toISOString() }, admitted, source.language);
    draft.donations.put(donation);
    tellDonor(deps, draft, donation, 'offer-received');
    return { id, reference, manageUrl: deps.manageLinks.urlOf('donation', donation) };
  });
};
