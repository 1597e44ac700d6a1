import type { DonationStatus } from '#contract/donations/donations.ts';
import type { ManagedDonation, ManagedPhoto } from '#contract/donations/managed-donation.ts';
import { managedDonationTexts as texts } from '#contract/donations/managed-donation-texts.ts';
import type { OfferedDay } from '#contract/donations/offered-day.ts';
import { pickupLines } from '#contract/donations/pickup-address.ts';
import { type StoredDonation, waitingPhotos } from '#contract/donations/stored-donation.ts';
import { type Picture, pictureSizes } from '#contract/images/pictures.ts';
import type { Deps } from '../http/deps.ts';
import { openDays } from '../stops/open-days.ts';
import { helplinesFor } from '../urgent/urgent-records.ts';
import { DONOR, isWithdrawn } from './donor.ts';

const pickupText = ({ pickup, dayAsked }: StoredDonation, days: readonly OfferedDay[]): string => {
  if (pickup?.agreed) return texts.agreed;
  const isMissed = pickup?.returned?.why === 'not-there' && !pickup.runId;
  if (days.length > 0) return isMissed ? texts.missedChoose : texts.choose;
  if (dayAsked) return texts.anotherDay;
  return isMissed ? texts.missed : texts.pickup;
};

const reasonFor = (donation: StoredDonation): string | undefined =>
  donation.status === 'rejected' && !isWithdrawn(donation) ? donation.reasonForDonor : undefined;

const statusTexts: Record<DonationStatus, (donation: StoredDonation, days: readonly OfferedDay[]) => string> = {
  pending: () => texts.pending,
  approved: (donation, days) => (donation.pickupRequired ? pickupText(donation, days) : texts.dropOff),
  rejected: (donation) => reasonFor(donation) ?? (isWithdrawn(donation) ? texts.withdrawn : texts.declined),
  collected: () => texts.collected,
};

/** Includes reopening. */
const decisionTime = ({ history, status, reviewedAt, reviewedBy }: StoredDonation): string | null => {
  const decisions = history.filter(({ by, from, to }) => by !== DONOR && from !== 'collected' && to !== 'collected');
  const latest = decisions.at(-1);
  if (latest) return latest.to === 'pending' ? null : latest.at;
  return status === 'pending' || reviewedBy === DONOR ? null : reviewedAt;
};

const photoOf = async ({ images }: Pick<Deps, 'images'>, picture: Picture): Promise<ManagedPhoto[]> => {
  const [size = picture] = pictureSizes(picture);
  const copy = await images.read(picture.id, `${size.width}x${size.height}.webp`);
  if (!copy) return [];
  const dataUrl = `data:${copy.type};base64,${Buffer.from(copy.bytes).toString('base64')}`;
  return [{ id: picture.id, width: size.width, height: size.height, dataUrl }];
};

/** The photos are part of the response, as their addresses are for staff only. */
export const managedView = async (
  deps: Pick<Deps, 'images' | 'store' | 'now'>,
  donation: StoredDonation,
): Promise<ManagedDonation> => {
  const { reference, category, condition, otherThings, description, language, status, pickupRequired, createdAt } =
    donation;
  const withdrawn = isWithdrawn(donation);
  const agreed = status === 'approved' ? donation.pickup?.agreed : undefined;
  const reasonForDonor = reasonFor(donation);
  const days = openDays(deps.store.data, donation, deps.now());
  return {
    reference,
    category,
    condition,
    ...(otherThings && { otherThings }),
    description,
    ...(language && { language }),
    status,
    statusText: statusTexts[status](donation, days),
    ...(reasonForDonor !== undefined && { reasonForDonor }),
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
    ...helplinesFor(deps.store.data, { kind: 'donation', record: donation }),
  };
};
