import type { OwnDonation } from '#contract/donations/own-donation.ts';
import { dayName, dublinDay } from '#contract/dublin.ts';

/** One step of an offer's way: `now` is where it stands, `stopped` where it ended. */
export interface OfferStep {
  name: string;
  note?: string | undefined;
  state: 'done' | 'now' | 'ahead' | 'stopped';
}

const LOOKED_AT_NOTE = 'Within 2-3 business days';

/** `2 October`, in Ireland. */
const dayOf = (timestamp: string): string => dayName(dublinDay(new Date(timestamp))).replace(/^\S+ /, '');

/** The steps of an offer that has just been sent. */
export const sentSteps: readonly OfferStep[] = [
  { name: 'Received', note: 'Today', state: 'done' },
  { name: 'Looked at', note: LOOKED_AT_NOTE, state: 'now' },
  { name: 'Day agreed', note: 'For a pickup', state: 'ahead' },
  { name: 'Collected', state: 'ahead' },
];

const received = ({ createdAt }: OwnDonation): OfferStep => ({
  name: 'Received',
  note: dayOf(createdAt),
  state: 'done',
});

const lookedAt = ({ decidedAt }: OwnDonation): OfferStep => ({
  name: 'Looked at',
  note: decidedAt ? dayOf(decidedAt) : undefined,
  state: 'done',
});

/** What is named differently when the donor brings the things to a shop. */
const handover = ({ pickupRequired }: OwnDonation) =>
  pickupRequired ? { agreed: 'Day agreed', ended: 'Collected' } : { agreed: 'Bring it in', ended: 'With us' };

const rejected = (own: OwnDonation): OfferStep[] => {
  if (own.withdrawnAt) {
    const withdrawn: OfferStep = { name: 'Withdrawn', note: `${dayOf(own.withdrawnAt)}, by you`, state: 'stopped' };
    return [received(own), ...(own.decidedAt ? [lookedAt(own)] : []), withdrawn];
  }
  const at = own.decidedAt ? `${dayOf(own.decidedAt)}: we` : 'We';
  return [received(own), { name: 'Looked at', note: `${at} cannot take it`, state: 'stopped' }];
};

/** Where an offer stands, as a line of steps. */
export const ownSteps = (own: OwnDonation): readonly OfferStep[] => {
  const { status, pickupRequired, day, collectedAt } = own;
  const { agreed, ended } = handover(own);
  if (status === 'rejected') return rejected(own);
  if (status === 'pending') {
    return [
      { ...received(own), state: 'now' },
      { name: 'Looked at', note: LOOKED_AT_NOTE, state: 'ahead' },
      { name: agreed, state: 'ahead' },
      { name: ended, state: 'ahead' },
    ];
  }
  if (status === 'approved') {
    const asked = own.dayAsked ? 'We look for a day that suits' : 'We will contact you';
    const pickupNote = own.days.length > 0 ? 'Your turn: choose a day' : asked;
    const note = pickupRequired ? pickupNote : 'Any day we are open';
    const isAgreed = day !== null;
    return [
      received(own),
      lookedAt(own),
      { name: agreed, note: day ? dayName(day.date) : note, state: isAgreed ? 'done' : 'now' },
      { name: ended, state: isAgreed ? 'now' : 'ahead' },
    ];
  }
  return [
    received(own),
    lookedAt(own),
    ...(pickupRequired ? [{ name: agreed, state: 'done' } satisfies OfferStep] : []),
    { name: ended, note: collectedAt ? `${dayOf(collectedAt)}, with thanks` : 'With thanks', state: 'done' },
  ];
};
