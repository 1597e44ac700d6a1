import type { DonationCreated, DonationSubmission, StoredDonation } from '#contract/donations.ts';
import type { Deps } from '../http/deps.ts';
import { freeReference } from './reference.ts';

const drawUp = (input: DonationSubmission, kept: Pick<StoredDonation, 'id' | 'reference' | 'createdAt'>) => {
  const { website, estimatedValue, pickupAddress, pickupInstructions, ...rest } = input;
  return {
    ...rest,
    ...kept,
    estimatedValue: estimatedValue ?? null,
    pickupAddress: rest.pickupRequired ? pickupAddress : '',
    pickupInstructions: rest.pickupRequired ? pickupInstructions : '',
    photos: [],
    status: 'pending',
    held: website !== '',
    adminNotes: null,
    reviewedAt: null,
    reviewedBy: null,
    collectedAt: null,
    history: [],
  } satisfies StoredDonation;
};

/** Takes in an offer. What robots fill in is taken in too, but held, and they are not told. */
export const create = (deps: Deps, input: DonationSubmission): Promise<DonationCreated> => {
  const id = deps.newId();
  return deps.store.change((draft) => {
    const reference = freeReference(id, (taken) => draft.donations.list('reference', taken).length > 0);
    draft.donations.put(drawUp(input, { id, reference, createdAt: deps.now().toISOString() }));
    return { id, reference };
  });
};
