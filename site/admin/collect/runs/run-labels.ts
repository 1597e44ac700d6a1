import { type DonationCondition, donationCategories, donationConditions } from '#contract/donations/donations.ts';
import { collectionHours } from '#contract/donations/offered-day.ts';
import { alsoText } from '#contract/donations/other-things.ts';
import { addressLines, eircodeOf, type Whereabouts } from '#contract/donations/pickup-address.ts';
import { dublinMoment } from '#contract/dublin.ts';
import type { OutcomeReport } from '#contract/runs/run-changes.ts';
import type { LeaveReason, RunState, RunStop, RunSummary } from '#contract/runs/runs.ts';
import type { Tone } from '../../../ui/Badge.tsx';
import { directionsTo } from '../../../ui/directions.ts';

export const hoursAndMinutes = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

export const durationText = (minutes: number): string =>
  minutes === 1 ? 'one minute' : minutes < 60 ? `${minutes} minutes` : `${hoursAndMinutes(minutes)} hours`;

export const kilometresText = (count: number): string =>
  `${count.toLocaleString('en-IE', { maximumFractionDigits: 1 })} km`;

const states: Record<RunState, { label: string; tone?: Tone }> = {
  planned: { label: 'Planned' },
  out: { label: 'Out', tone: 'info' },
  done: { label: 'Done', tone: 'ok' },
  cancelled: { label: 'Cancelled', tone: 'bad' },
};

export const runBadge = ({
  state,
  driverId,
  overlaps,
}: Pick<RunSummary, 'state' | 'driverId' | 'overlaps'>): { label: string; tone?: Tone } => {
  if (state === 'planned' && overlaps) return { label: 'Overlaps', tone: 'bad' };
  if (state === 'planned' && driverId === null) return { label: 'No driver', tone: 'wait' };
  return states[state];
};

export const runLine = ({
  from,
  to,
  areas,
  driverName,
}: Pick<RunSummary, 'from' | 'to' | 'areas' | 'driverName'>): string =>
  [collectionHours({ from, to }), areas.join(', '), driverName ?? 'Nobody drives yet'].filter(Boolean).join(' · ');

type Planned = Pick<RunSummary, 'date' | 'to'>;

/** Number of donors told when a run ends or moves: those with an agreed day, or none if the run is over. */
export const notifiedDonors = (run: Planned & Pick<RunSummary, 'stops'>, now: Date, next: Planned = run): number => {
  const isToCome = [run, next].some(({ date, to }) => dublinMoment(date, to) > now);
  return isToCome ? run.stops.filter(({ state, outcome }) => state === 'agreed' && outcome === null).length : 0;
};

export const areSameTimes = (a: Planned & Pick<RunSummary, 'from'>, b: Planned & Pick<RunSummary, 'from'>): boolean =>
  a.date === b.date && a.from === b.from && a.to === b.to;

export const outcomeLabels: Record<OutcomeReport['outcome'], { label: string; tone: Tone }> = {
  collected: { label: 'Collected', tone: 'ok' },
  'not-there': { label: 'Not there', tone: 'wait' },
  refused: { label: 'Refused', tone: 'bad' },
};

export const leaveSentences: Record<LeaveReason, string> = {
  withdrawn: 'The donor has withdrawn it.',
  'another-day': 'The donor has asked for another day.',
  moved: 'It was put on another run.',
  removed: 'It was taken off this run.',
  declined: 'It was declined.',
  reopened: 'It is being looked at again.',
  collected: 'It has been collected already.',
  cancelled: 'The run was cancelled.',
};

/** Prefers the Eircode, which is one door, to the address. */
export const mapUrl = (where: Whereabouts): string => directionsTo(eircodeOf(where) ?? addressLines(where).join(', '));

/** "Furniture, Good. Also: Books & Media, fair (two boxes)" */
export const whatIsGiven = ({
  category,
  condition,
  otherThings,
}: Pick<RunStop, 'category' | 'condition' | 'otherThings'>): string => {
  const first = [
    donationCategories[category as keyof typeof donationCategories],
    donationConditions[condition as DonationCondition].label,
  ].join(', ');
  return otherThings ? `${first}. ${alsoText(otherThings)}` : first;
};
