import { type DonationCondition, donationCategories, donationConditions } from '#contract/donations/donations.ts';
import { collectionHours } from '#contract/donations/offered-day.ts';
import { addressLines, type Whereabouts } from '#contract/donations/pickup-address.ts';
import type { OutcomeReport } from '#contract/runs/run-changes.ts';
import type { LeaveReason, RunState, RunStop, RunSummary } from '#contract/runs/runs.ts';
import type { Tone } from '../../ui/Badge.tsx';

/** "4:25" for 265 minutes. */
export const hoursAndMinutes = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

const states: Record<RunState, { label: string; tone?: Tone }> = {
  planned: { label: 'Planned' },
  out: { label: 'Out', tone: 'info' },
  done: { label: 'Done', tone: 'ok' },
  cancelled: { label: 'Cancelled', tone: 'bad' },
};

/** The badge of a run: what is wrong with it first. */
export const runBadge = ({
  state,
  driverId,
  overlaps,
}: Pick<RunSummary, 'state' | 'driverId' | 'overlaps'>): { label: string; tone?: Tone } => {
  if (state === 'planned' && overlaps) return { label: 'Overlaps', tone: 'bad' };
  if (state === 'planned' && driverId === null) return { label: 'No driver', tone: 'wait' };
  return states[state];
};

/** "9:30–15:30, New Ross, Declan" */
export const runLine = ({
  from,
  to,
  areas,
  driverName,
}: Pick<RunSummary, 'from' | 'to' | 'areas' | 'driverName'>): string =>
  [collectionHours({ from, to }), areas.join(', '), driverName ?? 'Nobody drives yet'].filter(Boolean).join(' · ');

/** Who is told that the van does not come when a run ends now, for a sentence; undefined for nobody. */
export const toldOfEnd = ({ stops }: Pick<RunSummary, 'stops'>): string | undefined => {
  const agreed = stops.filter(({ state, outcome }) => state === 'agreed' && outcome === null).length;
  if (agreed === 0) return undefined;
  return `${agreed === 1 ? 'One donor is' : `${agreed} donors are`} told in two minutes that the van does not come, unless you undo it.`;
};

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

/** Where a stop is on a map, which opens outside. */
export const mapUrl = (where: Whereabouts): string => {
  const query = [...(where.eircode ? [where.eircode] : addressLines(where)), 'Ireland'].join(', ');
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(query)}`;
};

/** "Furniture, Good" */
export const whatIsGiven = ({ category, condition }: Pick<RunStop, 'category' | 'condition'>): string =>
  [
    donationCategories[category as keyof typeof donationCategories],
    donationConditions[condition as DonationCondition].label,
  ].join(', ');
