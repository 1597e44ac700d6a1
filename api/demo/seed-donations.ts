import { categoryKeys, conditionKeys, type DonationStatus } from '#contract/donations/donations.ts';
import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import { authorNamed } from '#contract/people/author.ts';
import { countyOfEircode } from '#contract/places/counties.ts';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import { shortReference } from '../core/short-reference.ts';
import type { Deps } from '../http/deps.ts';
import type { PictureJob } from './draw-pictures.ts';
import { demoDetails, demoInstructions, demoItems, demoNames, demoPlaces, demoReasons } from './items.ts';
import { recordPast } from './past-decisions.ts';

const createRandom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const DEMO_DONATIONS = 156;
const DEMO_PENDING = 12;
const EARLIER = 60;

const DAY_MS = 24 * 60 * 60 * 1000;
const STAFF = ['Aoife Byrne', 'Declan Roche', 'Carmel Nolan'] as const;

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

const decisions = (status: DonationStatus, created: number, { reason, by, wait }: Answer) => {
  const at = (days: number) => new Date(Math.round(created + (wait + days) * DAY_MS)).toISOString();
  const approved = { at: at(0), by, from: 'pending', to: 'approved', notes: null } as const;
  if (status === 'pending') return [];
  if (status === 'rejected') return [{ at: at(0), by, from: 'pending', to: 'rejected', notes: reason } as const];
  if (status === 'approved') return [approved];
  return [approved, { at: at(1 + wait), by, from: 'approved', to: 'collected', notes: null } as const];
};

const otherThings: NonNullable<StoredDonation['otherThings']> = [
  { category: 'books', condition: 'good', howMany: 'two boxes' },
  { category: 'toys', condition: 'fair' },
];

const daysAgoOf = (number: number, chance: number): number => {
  if (number < DEMO_PENDING) return (number * 1.6 + chance) * 0.16;
  return number < EARLIER ? number * 1.6 + chance : EARLIER * 1.6 + (number - EARLIER + chance) * 6.5;
};

// Every so many donors do not know their Eircode, and of every so many that came nobody said to which shop.
const WITHOUT_EIRCODE = 4;
const UNSAID = 6;

const shopAt = (number: number) => defaultSettings.shops[number % defaultSettings.shops.length]?.key;

const pickupAt = (
  number: number,
  house: number,
  [place, routingKey]: (typeof demoPlaces)[number],
): Pick<StoredDonation, 'pickupAddress' | 'pickupEircode' | 'pickupCounty'> => {
  const pickupAddress = `${house} ${place}`;
  if (routingKey === '' || number % WITHOUT_EIRCODE === 0) return { pickupAddress };
  // Numbers of its own: the demo's others stay as they are. The form fills the county in with the Eircode.
  const random = createRandom(number);
  const oneOf = (characters: string) => characters.charAt(Math.floor(random() * characters.length));
  const ends = ['ACDEFHKNPRTVWXY', '0123456789', 'ACDEFHKNPRTVWXY', '0123456789'].map(oneOf).join('');
  return {
    pickupAddress,
    pickupEircode: `${routingKey} ${ends}`,
    pickupCounty: countyOfEircode(routingKey) ?? undefined,
  };
};

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
    ...(pickup ? pickupAt(number, 1 + Math.floor(random() * 60), pick(demoPlaces)) : { pickupAddress: '' }),
    pickupInstructions: pickup ? pick(demoInstructions) : '',
    ...(!pickup && status === 'collected' && number % UNSAID !== 0 && { broughtTo: shopAt(number) }),
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
