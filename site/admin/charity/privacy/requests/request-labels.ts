import { type Day, daysBetween, longDate } from '#contract/dublin.ts';
import { DUE_SOON_DAYS } from '#contract/privacy/data-request-deadline.ts';
import { requestKinds, requestWays } from '#contract/privacy/data-request-words.ts';
import type { DataRequest, RequestStep } from '#contract/privacy/data-requests.ts';
import type { Tone } from '../../../../ui/Badge.tsx';

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

export const deadlineOf = ({ dueOn }: { dueOn: Day }, today: Day): { words: string; tone: Tone; remaining: number } => {
  const remaining = daysBetween(today, dueOn);
  if (remaining < 0) return { words: `Overdue by ${days(-remaining)}`, tone: 'bad', remaining };
  if (remaining === 0) return { words: 'Due today', tone: 'bad', remaining };
  return remaining <= DUE_SOON_DAYS
    ? { words: `Due in ${days(remaining)}`, tone: 'wait', remaining }
    : { words: `${days(remaining)} left`, tone: 'info', remaining };
};

/** Titles a case as "Sheila Roche wants to be forgotten"; without a name once the person is erased. */
export const requestTitle = ({ name, kind }: Pick<DataRequest, 'name' | 'kind'>): string =>
  name ? `${name} ${requestKinds[kind].wish}` : `${requestKinds[kind].label}: the name is erased, too`;

export const receivedWords = ({ via, receivedOn }: Pick<DataRequest, 'via' | 'receivedOn'>): string =>
  `${requestWays[via]} on ${longDate(receivedOn)}`;

const things = (count: number) => (count === 1 ? '1 thing' : `${count} things`);

export const stepWords = ({ action, records }: Pick<RequestStep, 'action' | 'records'>): string => {
  const what = things(records.length);
  const words: Record<RequestStep['action'], string> = {
    opened: 'Written down',
    acknowledged: 'Told by mail that it has come',
    searched: records.length === 0 ? 'Searched, nothing found' : `Searched, ${what} found`,
    'identity checked': 'Made sure who asks',
    exported: `${what} handed over`,
    corrected: `${what} corrected`,
    erased: `${what} erased`,
    extended: 'Takes two months longer',
    'answered by mail': 'Told by mail what was done',
    'answered otherwise': 'Told what was done',
    closed: 'Closed',
    reopened: 'Opened again',
    assigned: 'Given to somebody to look after',
    unassigned: 'Given to nobody',
  };
  return words[action];
};

export const isAnswered = ({ steps }: Pick<DataRequest, 'steps'>): boolean =>
  steps.some(({ action }) => action === 'answered by mail' || action === 'answered otherwise');
