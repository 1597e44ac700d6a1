import type { DonationStatus } from '#contract/donations.ts';
import type { OfferedDay } from '#contract/offered-day.ts';
import type { OwnDonation, OwnPhoto } from '#contract/own-donation.ts';
import { pickupLines } from '#contract/pickup-address.ts';
import { type Picture, pictureSizes } from '#contract/pictures.ts';
import { type StoredDonation, waitingPhotos } from '#contract/stored-donation.ts';
import type { Deps } from '../http/deps.ts';
import { openDays } from '../stops/open-days.ts';
import { DONOR, isWithdrawn } from './donor.ts';

const WITHDRAWN = 'We have taken it off our list, and nobody will call. Thank you for thinking of us.';
const DECLINED = 'Thank you for offering it. We cannot take it this time.';
const PICKUP = 'We will ring or write to you to agree on a day for the collection. Please have it near the door then.';
const CHOOSE = 'Please choose a day on which our van may come. Somebody has to be at home.';
const AGREED = 'Our van comes on the day below. Please have everything near the door, and be at home.';
const ANOTHER_DAY = 'You have asked for another day. We will ring or write to you.';
const DROP_OFF = 'Please bring it to any of our shops while it is open, and say your reference at the counter.';

const pickupText = ({ pickup, dayAsked }: StoredDonation, days: readonly OfferedDay[]): string => {
  if (pickup?.agreed) return AGREED;
  if (days.length > 0) return CHOOSE;
  return dayAsked ? ANOTHER_DAY : PICKUP;
};

const statusTexts: Record<DonationStatus, (donation: StoredDonation, days: readonly OfferedDay[]) => string> = {
  pending: () =>
    'One of our team looks at every offer, within 2-3 business days. You need do nothing now. More photos always help.',
  approved: (donation, days) => (donation.pickupRequired ? pickupText(donation, days) : DROP_OFF),
  rejected: (donation) => (isWithdrawn(donation) ? WITHDRAWN : (donation.reasonForDonor ?? DECLINED)),
  collected: () => 'It is with us. What it raises pays for scans, fuel, counselling and groceries.',
};

/** When staff took their latest decision about an offer, reopening it included. */
const decisionTime = ({ history, status, reviewedAt, reviewedBy }: StoredDonation): string | null => {
  const decisions = history.filter(({ by, from, to }) => by !== DONOR && from !== 'collected' && to !== 'collected');
  const latest = decisions.at(-1);
  if (latest) return latest.to === 'pending' ? null : latest.at;
  return status === 'pending' || reviewedBy === DONOR ? null : reviewedAt;
};

const photoOf = async ({ images }: Pick<Deps, 'images'>, picture: Picture): Promise<OwnPhoto[]> => {
  const [size = picture] = pictureSizes(picture);
  const copy = await images.read(picture.id, `${size.width}x${size.height}.webp`);
  if (!copy) return [];
  const dataUrl = `data:${copy.type};base64,${Buffer.from(copy.bytes).toString('base64')}`;
  return [{ id: picture.id, width: size.width, height: size.height, dataUrl }];
};

/** An offer as its donor sees it. Its photos are part of the answer, as their addresses are for staff only. */
export const ownView = async (
  deps: Pick<Deps, 'images' | 'store' | 'now'>,
  donation: StoredDonation,
): Promise<OwnDonation> => {
  const { reference, category, condition, description, status, pickupRequired, createdAt } = donation;
  const withdrawn = isWithdrawn(donation);
  const agreed = status === 'approved' ? donation.pickup?.agreed : undefined;
  const days = openDays(deps.store.data, donation, deps.now());
  return {
    reference,
    category,
    condition,
    description,
    status,
    statusText: statusTexts[status](donation, days),
    withdrawn,
    pickupRequired,
    pickupAddress: pickupLines(donation).join('\n'),
    photos: (await Promise.all(donation.photos.map((photo) => photoOf(deps, photo)))).flat(),
    picturesWaiting: waitingPhotos(donation).length,
    day: agreed ? { date: agreed.date, from: agreed.from, to: agreed.to } : null,
    days,
    dayAsked: donation.dayAsked ?? null,
    createdAt,
    decidedAt: decisionTime(donation),
    withdrawnAt: withdrawn ? donation.reviewedAt : null,
    collectedAt: donation.collectedAt,
  };
};
