import { categoryKeys, conditionKeys, type DonationStatus } from '#contract/donations/donations.ts';
import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import { authorNamed } from '#contract/people/author.ts';
import { shortReference } from '../core/short-reference.ts';
import type { Deps } from '../http/deps.ts';
import type { PictureJob } from './draw-pictures.ts';
import { demoDetails, demoInstructions, demoItems, demoNames, demoPlaces, demoReasons } from './items.ts';
import { recordPast } from './past-decisions.ts';
import { createRandom } from './random.ts';

const DEMO_DONATIONS = 156;
const DEMO_PENDING = 12;
/** From this one on they are of the months before, as far back as last year: the figures are compared with it. */
const EARLIER = 60;

const DAY_MS = 24 * 60 * 60 * 1000;
const STAFF = ['Aoife Byrne', 'Declan Roche', 'Carmel Nolan'] as const;

/** The newest are pending; most of the others are collected, some approved, a few rejected. */
const statusOf = (number: number, chance: number): DonationStatus => {
  if (number < DEMO_PENDING) return 'pending';
  if (chance < 0.08) return 'rejected';
  return number < DEMO_PENDING + 16 ? 'approved' : 'collected';
};

interface Answer {
  reason: string;
  by: string;
  wait: number;
}

/** `wait` is the number of days until the decision. */
const decisions = (status: DonationStatus, created: number, { reason, by, wait }: Answer) => {
  const at = (days: number) => new Date(Math.round(created + (wait + days) * DAY_MS)).toISOString();
  const approved = { at: at(0), by, from: 'pending', to: 'approved', notes: null } as const;
  if (status === 'pending') return [];
  if (status === 'rejected') return [{ at: at(0), by, from: 'pending', to: 'rejected', notes: reason } as const];
  if (status === 'approved') return [approved];
  return [approved, { at: at(1 + wait), by, from: 'approved', to: 'collected', notes: null } as const];
};

/** What one of them offers beside. */
const otherThings: NonNullable<StoredDonation['otherThings']> = [
  { category: 'books', condition: 'good', howMany: 'two boxes' },
  { category: 'toys', condition: 'fair' },
];

/** How many days ago an offer was made: the pending ones in two days, those to number 60 in three months, the others in two years. */
const daysAgoOf = (number: number, chance: number): number => {
  if (number < DEMO_PENDING) return (number * 1.6 + chance) * 0.16;
  return number < EARLIER ? number * 1.6 + chance : EARLIER * 1.6 + (number - EARLIER + chance) * 6.5;
};

/** One invented offer; the higher its number, the older it is. */
const makeDonation = (
  deps: Pick<Deps, 'now' | 'newId'>,
  number: number,
  random: () => number,
): Omit<StoredDonation, 'reference' | 'photos'> => {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const category = pick(categoryKeys);
  const [description, worth] = pick(demoItems[category]);
  const name = pick(demoNames);
  const created = Math.round(deps.now().getTime() - daysAgoOf(number, random()) * DAY_MS);
  const pickup = category === 'furniture' || random() < 0.3;
  const status = statusOf(number, random());
  const history = decisions(status, created, {
    reason: pick(demoReasons),
    by: authorNamed(pick(STAFF)),
    wait: 0.05 + random() * 1.6,
  });
  const last = history.at(-1);
  return {
    id: deps.newId(),
    submitterName: name,
    submitterEmail: `${name
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z]+/g, '.')}@example.ie`,
    submitterPhone: `020 91${String(20000 + Math.floor(random() * 70000)).replace(/^(\d)(\d{4})$/, '$1 $2')}`,
    description,
    category,
    condition: pick(conditionKeys),
    estimatedValue: random() < 0.75 ? worth : null,
    pickupRequired: pickup,
    pickupAddress: pickup ? `${1 + Math.floor(random() * 60)} ${pick(demoPlaces)}` : '',
    pickupInstructions: pickup ? pick(demoInstructions) : '',
    status,
    held: false,
    adminNotes: last?.notes ?? null,
    createdAt: new Date(created).toISOString(),
    reviewedAt: history[0]?.at ?? null,
    reviewedBy: last?.by ?? null,
    collectedAt: last?.to === 'collected' ? last.at : null,
    history: [...history],
  };
};

const photoOf = ({ id, category }: Pick<StoredDonation, 'id' | 'category'>): PictureJob => ({
  drawing: category === 'furniture' ? 'sample-armchairs' : `category-${category}`,
  attach(draft, picture) {
    const donation = draft.donations.get(id);
    if (donation) draft.donations.put({ ...donation, photos: [picture] });
  },
});

/** Adds the demo's donations; answers the photos of the pending ones, which are still to be drawn. */
export const seedDonations = async (deps: Pick<Deps, 'store' | 'now' | 'newId'>): Promise<PictureJob[]> => {
  const random = createRandom(1976);
  const offered = new Map<string, number>();
  const made = Array.from({ length: DEMO_DONATIONS }, (_, number) => {
    const donation = makeDonation(deps, number, random);
    const before = offered.get(donation.description) ?? 0;
    offered.set(donation.description, before + 1);
    const detail = demoDetails[before - 1];
    return detail ? { ...donation, description: `${donation.description}. ${detail}` } : donation;
  });
  const several = made.findIndex(({ category, pickupRequired }) => category === 'household' && pickupRequired);
  await deps.store.change((draft) => {
    for (const [number, donation] of made.entries()) {
      const reference = shortReference(
        'D',
        donation.id,
        (candidate) => draft.donations.list('reference', candidate).length > 0,
      );
      draft.donations.put({ ...donation, ...(number === several && { otherThings }), reference, photos: [] });
      for (const { at, by, from, to } of donation.history) {
        const subject = { subjectKind: 'donation', subjectId: donation.id, detail: reference } as const;
        recordPast(draft, deps, { at, by, from, to, ...subject });
      }
    }
  });
  return made.filter(({ status }) => status === 'pending').map(photoOf);
};
