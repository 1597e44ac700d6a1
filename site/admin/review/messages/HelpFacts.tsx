import type { ReactNode } from 'react';
import { dateAndTime, dayName } from '#contract/dublin.ts';
import {
  calledOffTask,
  type HelpState,
  helpState,
  liftRepeats,
  ringTimes,
  type StoredHelp,
  travelNeeds,
} from '#contract/help/help.ts';
import { helpServices } from '#contract/help/help-services.ts';
import type { StaffMessage } from '#contract/messages/messages.ts';
import { sentence } from '#contract/words/message.ts';
import { Badge, type Tone } from '../../../ui/Badge.tsx';

export type HelpRequest = StaffMessage & { help: StoredHelp };
export const isHelpRequest = (message: StaffMessage): message is HelpRequest => message.help !== undefined;

const states: Record<HelpState, { label: string; tone: Tone }> = {
  received: { label: 'Received', tone: 'wait' },
  looking: { label: 'Being looked at', tone: 'info' },
  answered: { label: 'Answered', tone: 'ok' },
  arranged: { label: 'Arranged', tone: 'ok' },
  closed: { label: 'Closed', tone: 'info' },
};

const routeLabel = ({ from, hospital }: StoredHelp): string => [from, hospital].filter(Boolean).join(' → ');

const firstDayLabel = ({ day, time }: StoredHelp): string => [day && dayName(day), time].filter(Boolean).join(', ');

const StateBadge = ({ request }: { request: HelpRequest }) => {
  const { label, tone } = states[helpState(request)];
  const task = calledOffTask(request);
  if (task) return <Badge tone="bad">{task}</Badge>;
  return <Badge tone={tone}>{request.help.withdrawnAt ? 'Withdrawn' : label}</Badge>;
};

const factsOf = (request: HelpRequest): readonly (readonly [string, ReactNode])[] => {
  const { help } = request;
  const { person, repeats, needs, ringAt, outcome, withdrawnAt } = help;
  return [
    ['Where it stands', <StateBadge key="state" request={request} />],
    ['Asks for', <b key="service">{sentence(helpServices[help.service].label)}</b>],
    ['For', person || 'Whoever wrote'],
    ['From and to', routeLabel(help)],
    ['First day', firstDayLabel(help)],
    ['How often', repeats && sentence(liftRepeats[repeats])],
    ['Needs', needs.map((need) => sentence(travelNeeds[need])).join(', ')],
    ['Ring', ringAt.map((time) => sentence(ringTimes[time])).join(', ')],
    ['We told them', outcome && (outcome.says || 'Nothing but where it stands')],
    ['Told on', outcome && dateAndTime(outcome.at)],
    ['Withdrawn on', withdrawnAt && dateAndTime(withdrawnAt)],
  ];
};

export const HelpFacts = ({ request }: { request: HelpRequest }) => (
  <dl className="dl">
    {factsOf(request).map(
      ([label, fact]) =>
        fact && (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="lines">{fact}</dd>
          </div>
        ),
    )}
  </dl>
);
