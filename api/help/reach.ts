import { dublinDay, dublinMoment } from '#contract/dublin.ts';
import type { AnswerTime } from '#contract/help/answer-time.ts';
import type { Notice, Reach, ReachQuestion } from '#contract/help/help.ts';
import { isDriven } from '#contract/help/help-services.ts';
import type { HelpSettings } from '#contract/help/help-settings.ts';
import { milesOf } from '#contract/help/help-settings.ts';
import { eircodeInAddress, withoutEircode } from '#contract/personal-data/eircode.ts';
import { nameForm } from '#contract/personal-data/name.ts';
import { likeness, queryWords, wordsOf } from '#contract/text/fuzzy-match.ts';
import { help } from '#contract/words/help.ts';
import { sentence } from '#contract/words/message.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { answerTimeOf, helpSettingsOf } from '../settings/help-settings.ts';
import { readSettings } from '../settings/settings.ts';
import { nearest, townAt } from '../stops/area-of.ts';
import { distance, type Point } from '../stops/distance.ts';

const HOUR_MS = 60 * 60_000;
const DAY_PAST = sentence(help.dayPast);

/** @throws Failure `invalid` for a day that is over. */
export const checkDay = ({ now }: Pick<Deps, 'now'>, day: string): void => {
  if (day !== '' && day < dublinDay(now())) throw new Failure('invalid', DAY_PAST, { fields: { day: DAY_PAST } });
};

const namesIn = (typed: string): string[] => {
  const eircode = eircodeInAddress(typed);
  return (eircode ? withoutEircode(typed, eircode) : typed)
    .split(/[,;\n]/)
    .map(nameForm)
    .filter(Boolean);
};

const noticeOf = ({ day, time }: ReachQuestion, hours: number, answer: AnswerTime | null, now: Date): Notice => {
  if (day === '') return 'enough';
  if (answer && (time && day === answer.day ? time < answer.to : day <= answer.day)) return 'none';
  const answered = answer ? dublinMoment(answer.day, answer.to) : now;
  const remainingMs = dublinMoment(day, time || '00:00').getTime() - answered.getTime();
  return remainingMs < hours * HOUR_MS ? 'short' : 'enough';
};

interface From {
  name: string;
  kilometres: number;
}

const fromUs = (deps: Pick<Deps, 'store'>, { point }: HelpSettings, place: Point): From | null => {
  const from = point ?? nearest(readSettings(deps).shops, place);
  return from && { name: from.name, kilometres: distance(place, from) };
};

const OF_MANY = new Set(['hospital', 'general', 'university', 'clinic', 'st']);

const isNamedBy = (typed: string) => {
  const typedWords = queryWords(typed);
  const named = typedWords.some((word) => !OF_MANY.has(word));
  return (hospital: string): boolean => {
    const words = wordsOf(hospital);
    const initials = words.map((word) => word[0]).join('');
    return named && typedWords.every((word) => word === initials || words.some((one) => likeness(one, word) > 0));
  };
};

/**
 * Stores nothing and refuses nobody.
 * @throws Failure `invalid` for a day that is over.
 */
export const reachOf = (deps: Pick<Deps, 'store' | 'now'>, question: ReachQuestion): Reach => {
  checkDay(deps, question.day);
  const { data } = deps.store;
  const settings = helpSettingsOf(data);
  const { service, from, hospital } = question;
  const area = townAt(data, { address: from });
  // What was typed says more than the area that it lies in.
  const names = [...namesIn(from), ...(area ? [nameForm(area.name)] : [])];
  const isNamed = (town: string) => names.includes(nameForm(town));
  const exception = names.flatMap((name) => settings.exceptions.find(({ town }) => nameForm(town) === name) ?? [])[0];
  const ours = area && fromUs(deps, settings, area);
  const isNear = exception ? exception.within : ours && ours.kilometres <= settings.kilometres;
  const needsDriver = isDriven(service);
  const answer = answerTimeOf(data, deps.now());
  return {
    place: area?.name ?? exception?.town ?? null,
    nearest: ours && { name: ours.name, miles: milesOf(ours.kilometres) },
    within: !needsDriver || isNear ? 'yes' : isNear === null ? 'unknown' : 'no',
    milesAtMost: milesOf(settings.kilometres),
    // Until staff have saved the list it only helps to write the name.
    hospitalKnown: settings.revision !== undefined && settings.hospitals.some(isNamedBy(hospital)),
    answer,
    notice: needsDriver ? noticeOf(question, settings.noticeHours, answer, deps.now()) : 'enough',
    others: settings.others
      .filter(({ services, towns }) => services.includes(service) && (towns.length === 0 || towns.some(isNamed)))
      .map(({ name, phone, says }) => ({ name, phone, says })),
  };
};
