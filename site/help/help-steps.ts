import { type Day, dublinDay } from '#contract/dublin.ts';
import type { AnswerTime } from '#contract/help/answer-time.ts';
import type { HelpState, ManagedHelp } from '#contract/help/help.ts';
import { help } from '#contract/words/help.ts';
import { offer } from '#contract/words/offer.ts';
import type { OfferStep, StepNote } from '../donations/offer-progress.ts';
import { saying } from '../language/saying.ts';
import { formatDay } from '../language/t.ts';
import { answerSpan } from './answer-words.ts';

const names = [help.stepWithUs, help.stepLooking, help.stepAnswered, help.stepArranged] as const;

/** The boat is at the step after those that are done; `by` is when somebody answers. */
const steps = (done: number, received: StepNote, by?: StepNote): OfferStep[] =>
  names.map((name, at) => {
    const state = at < done ? 'done' : at === done ? 'now' : 'ahead';
    return { name, state, note: at === 0 ? received : state === 'now' ? by : undefined };
  });

export const sentSteps = (answer: AnswerTime | null, today: Day): readonly OfferStep[] =>
  steps(1, saying(offer.today), answer ? answerSpan(answer, today) : undefined);

const doneIn: Readonly<Record<Exclude<HelpState, 'closed'>, number>> = {
  received: 1,
  looking: 2,
  answered: 3,
  arranged: 4,
};

/** When somebody answers stands above them. */
export const helpSteps = ({ state, withdrawn, createdAt }: ManagedHelp): readonly OfferStep[] => {
  const received = formatDay(dublinDay(new Date(createdAt)), 'dayOfMonth');
  if (state === 'closed') {
    return [
      { name: help.stepWithUs, note: received, state: 'done' },
      { name: withdrawn ? help.stepCalledOff : help.stepClosed, state: 'stopped' },
    ];
  }
  return steps(doneIn[state], received);
};
