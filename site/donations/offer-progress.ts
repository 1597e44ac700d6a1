import type { ManagedDonation } from '#contract/donations/managed-donation.ts';
import { dublinDay } from '#contract/dublin.ts';
import type { InItsLanguage, Message } from '#contract/words/message.ts';
import { offer } from '#contract/words/offer.ts';
import { type Saying, saying } from '../language/saying.ts';
import { dayValue, formatDay } from '../language/t.ts';

export type StepNote = string | Saying;

/** `now` is the current step of the offer, `stopped` the one where it ended. */
export interface OfferStep {
  name: Message;
  note?: StepNote | undefined;
  state: 'done' | 'now' | 'ahead' | 'stopped';
}

const LOOKED_AT_NOTE = saying(offer.lookedAtWithin);

const written = (timestamp: string): string => formatDay(dublinDay(new Date(timestamp)), 'dayOfMonth');
const dayOf = (timestamp: string): InItsLanguage => dayValue(dublinDay(new Date(timestamp)), 'dayOfMonth');

const received = ({ createdAt }: ManagedDonation): OfferStep => ({
  name: offer.received,
  note: written(createdAt),
  state: 'done',
});

const lookedAt = ({ decidedAt }: ManagedDonation): OfferStep => ({
  name: offer.lookedAt,
  note: decidedAt ? written(decidedAt) : undefined,
  state: 'done',
});

const handover = ({ pickupRequired }: ManagedDonation) =>
  pickupRequired
    ? { agreed: offer.dayAgreed, ended: offer.collected }
    : { agreed: offer.stepBring, ended: offer.stepWithUs };

const rejected = (donation: ManagedDonation): OfferStep[] => {
  if (donation.withdrawnAt) {
    const note = saying(offer.stepWithdrawnNote, { day: dayOf(donation.withdrawnAt) });
    const withdrawn: OfferStep = { name: offer.stepWithdrawn, note, state: 'stopped' };
    return [received(donation), ...(donation.decidedAt ? [lookedAt(donation)] : []), withdrawn];
  }
  const note = donation.decidedAt
    ? saying(offer.stepDeclinedOn, { day: dayOf(donation.decidedAt) })
    : saying(offer.stepDeclined);
  return [received(donation), { name: offer.lookedAt, note, state: 'stopped' }];
};

export const offerSteps = (donation: ManagedDonation): readonly OfferStep[] => {
  const { status, pickupRequired, day, collectedAt } = donation;
  const { agreed, ended } = handover(donation);
  if (status === 'rejected') return rejected(donation);
  if (status === 'pending') {
    return [
      { ...received(donation), state: 'now' },
      { name: offer.lookedAt, note: LOOKED_AT_NOTE, state: 'ahead' },
      { name: agreed, state: 'ahead' },
      { name: ended, state: 'ahead' },
    ];
  }
  if (status === 'approved') {
    const noDaysNote = donation.dayAsked ? offer.stepAsked : offer.stepContact;
    const pickupNote = donation.days.length > 0 ? offer.stepChoose : noDaysNote;
    const note = saying(pickupRequired ? pickupNote : offer.stepAnyDay);
    const isAgreed = day !== null;
    return [
      received(donation),
      lookedAt(donation),
      { name: agreed, note: day ? formatDay(day.date, 'dayName') : note, state: isAgreed ? 'done' : 'now' },
      { name: ended, state: isAgreed ? 'now' : 'ahead' },
    ];
  }
  const thanks = collectedAt ? saying(offer.stepThanksOn, { day: dayOf(collectedAt) }) : saying(offer.stepThanks);
  return [
    received(donation),
    lookedAt(donation),
    ...(pickupRequired ? [{ name: agreed, state: 'done' } satisfies OfferStep] : []),
    { name: ended, note: thanks, state: 'done' },
  ];
};
