import { clockTime, dateAndTime } from '#contract/dublin.ts';
import type { QuarantineGroup, QuarantineKind } from '#contract/quarantine/quarantine.ts';
import type { Tone } from '../../../ui/Badge.tsx';
import type { IconName } from '../../../ui/icon-names.ts';
import { figure } from '../moderation/bulk-parts.ts';

/** True for the group of submissions that are like no other, most likely from people. */
export const isLikeNobodyElse = ({ why }: Pick<QuarantineGroup, 'why'>): boolean => why.length === 0;

const countOf = (count: number, kind: QuarantineKind): string => {
  const word = kind === 'testimonial' ? 'testimonial' : 'offer';
  return `${figure(count)} ${word}${count === 1 ? '' : 's'}`;
};

const likeness = ({ why, count }: QuarantineGroup): string => {
  if (why.length === 0) return count === 1 ? 'that looks like a person’s' : 'that look like people’s';
  if (why.includes('link')) return 'with the same link';
  if (why.includes('shape')) return 'of the same shape';
  return 'from one network at one time';
};

export const titleOf = (group: QuarantineGroup): string => `${countOf(group.count, group.kind)} ${likeness(group)}`;

interface Mark {
  label: string;
  icon: IconName;
  tone?: Tone;
}

export const marksOf = ({ why, networks, urgent }: QuarantineGroup): Mark[] => [
  ...(why.length === 0 ? [{ label: 'Different words', icon: 'users', tone: 'ok' } as const] : []),
  ...(why.includes('link') ? [{ label: 'One web address', icon: 'link', tone: 'bad' } as const] : []),
  ...(why.includes('shape')
    ? [{ label: 'Same sentence, words swapped', icon: 'text-align-start', tone: 'bad' } as const]
    : []),
  ...(why.includes('time') ? [{ label: 'Close together', icon: 'clock', tone: 'wait' } as const] : []),
  ...(networks > 0
    ? [
        {
          label: networks === 1 ? '1 network' : `${figure(networks)} networks`,
          icon: 'network' as const,
          ...(why.includes('network') && { tone: 'bad' as const }),
        },
      ]
    : []),
  ...(urgent > 0
    ? [
        {
          label: urgent === 1 ? '1 may be at risk: read first' : `${figure(urgent)} may be at risk: read first`,
          icon: 'siren',
          tone: 'plum',
        } as const,
      ]
    : []),
];

export const namesOf = ({ names, count }: QuarantineGroup): string => {
  const more = count - names.length;
  if (names.length === 0) return '';
  return more > 0 ? `${names.join(', ')} and ${figure(more)} more.` : `${names.join(', ')}.`;
};

const MINUTE = 60_000;

export const spanOf = (from: string, to: string): string => {
  const [first, last] = [new Date(from), new Date(to)];
  const times = [clockTime(first), clockTime(last)];
  if (last.getTime() - first.getTime() > 20 * 60 * MINUTE) return `${dateAndTime(from)} to ${dateAndTime(to)}`;
  return times[0] === times[1] ? `${times[0]}` : times.join('–');
};

export const paceOf = ({ firstAt, lastAt, count }: QuarantineGroup): string => {
  const minutes = (Date.parse(lastAt) - Date.parse(firstAt)) / MINUTE;
  const pace = Math.round(count / Math.max(1, minutes));
  return pace >= 2 ? `${spanOf(firstAt, lastAt)}, ${figure(pace)} a minute` : spanOf(firstAt, lastAt);
};

export const lengthOf = (from: string, to: string): string => {
  const minutes = Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / MINUTE));
  const units: readonly (readonly [number, string])[] = [
    [24 * 60, 'day'],
    [60, 'hour'],
  ];
  const [size, unit] = units.find(([many]) => minutes >= 2 * many) ?? [1, 'minute'];
  const count = Math.round(minutes / size);
  return `In ${count} ${unit}${count === 1 ? '' : 's'}`;
};
