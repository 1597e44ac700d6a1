import * as z from 'zod/mini';
import { donationCategories, donationConditions } from '#contract/donations/donations.ts';
import { collectionTime, dayLabel, vanTime } from '#contract/donations/offered-day.ts';
import { clockTime, dublinDay } from '#contract/dublin.ts';
import { timestamp } from '#contract/fields/record-fields.ts';
import { formatDay } from '#contract/languages/dates.ts';
import { ENGLISH, type Language } from '#contract/languages/languages.ts';
import { mail } from '#contract/words/mail.ts';
import { type InItsLanguage, type Message, messageOf } from '#contract/words/message.ts';
import { offer } from '#contract/words/offer.ts';
import type { PageWords } from '#contract/words/page-words.ts';
import { sayIn } from '../languages/say.ts';

const stepMessages = {
  received: offer.received,
  lookedAt: offer.lookedAt,
  dayAgreed: offer.dayAgreed,
  brought: mail.broughtToShop,
  collected: offer.collected,
} satisfies Record<string, Message>;

const collectionDay = z.object(collectionTime);
type CollectionDay = z.infer<typeof collectionDay>;

const SOON = 'soon';
const step = z.object({
  state: z.enum(['done', 'now', 'todo']),
  name: z.enum(['received', 'lookedAt', 'dayAgreed', 'brought', 'collected']),
  day: z.optional(z.string()),
});

const offerFacts = z.object({
  category: z.string(),
  condition: z.string(),
  steps: z.array(step),
  day: z.optional(collectionDay),
  days: z.optional(z.array(z.nullable(collectionDay))),
  change: z.optional(z.object({ before: collectionDay, after: z.optional(collectionDay) })),
  /** Time at which the van called and nobody was there. */
  called: z.optional(timestamp),
});
export type OfferFacts = z.infer<typeof offerFacts>;

/** Null for English. */
export type Speech = { language: Language; words: PageWords | null } | null;

const saying =
  (speech: Speech) =>
  (message: Message): string =>
    sayIn(speech?.language, speech?.words ?? null, message);

const sayLabel = (speech: Speech, label: string) => {
  const [message] = messageOf(label) ?? [];
  return message ? saying(speech)(message as Message) : label;
};

/** English until the language's own form is checked. */
const sayDay = (speech: Speech, { date, from, to }: CollectionDay): string => {
  if (!speech?.words?.[mail.dayAndTime.id]) return dayLabel({ date, from, to });
  const day = formatDay(speech.language, date, 'dayName');
  return sayIn(speech.language, speech.words, mail.dayAndTime, { day, from: vanTime(from), to: vanTime(to) });
};

const sayMoment = (speech: Speech, at: string): string => {
  const moment = new Date(at);
  return `${formatDay(speech?.language ?? null, dublinDay(moment), 'dayName')}, ${clockTime(moment)}`;
};

export const sayDays = (speech: Speech, days: readonly (CollectionDay | null | undefined)[]): string =>
  days.map((day) => (day ? sayDay(speech, day) : '')).join('\n');

const sayChange = (speech: Speech, { before, after }: NonNullable<OfferFacts['change']>): string => {
  const { language, words = null } = speech ?? {};
  const isOnDate = after?.date === before.date;
  const dayBefore: InItsLanguage = (language) =>
    isOnDate ? sayDay(language && speech, before) : formatDay(language, before.date, 'dayName');
  const cannot = sayIn(language, words, mail.cannotCome, { day: dayBefore });
  if (!after) return cannot;
  const dayAfter: InItsLanguage = (language) => sayDay(language && speech, after);
  return `${cannot} ${sayIn(language, words, mail.comesInstead, { day: dayAfter })}`;
};

const saySteps = (speech: Speech, { steps }: OfferFacts) => {
  const lineOf = ({ state, name, day }: OfferFacts['steps'][number]) => {
    const message = stepMessages[name];
    const spoken = speech?.words?.[message.id] === undefined ? null : speech;
    const when =
      day &&
      (day === SOON ? saying(spoken)(mail.lookedAtWithin) : formatDay(spoken?.language ?? null, day, 'dayOfMonth'));
    const lang = speech && !spoken ? [ENGLISH] : [];
    return [state, saying(speech)(message), when ?? '', ...lang].join('|');
  };
  return steps.map(lineOf).join('\n');
};

const labelOf = (labels: Readonly<Record<string, string>>, key: string) =>
  Object.hasOwn(labels, key) ? (labels[key] ?? key) : key;
const conditionLabels = Object.fromEntries(Object.entries(donationConditions).map(([key, { label }]) => [key, label]));

export const sayFacts = (speech: Speech, facts: OfferFacts): Record<string, string> => {
  const { category, condition, day, days, change, called } = facts;
  return {
    item: sayLabel(speech, labelOf(donationCategories, category)),
    condition: sayLabel(speech, labelOf(conditionLabels, condition)).toLocaleLowerCase(speech?.language),
    steps: saySteps(speech, facts),
    ...(day && { day: sayDay(speech, day) }),
    ...(days && { days: sayDays(speech, days) }),
    ...(change && { change: sayChange(speech, change) }),
    ...(called && { called: sayMoment(speech, called) }),
  };
};

const FACTS = 'offer-facts';

export const withFacts = (facts: OfferFacts): Record<string, string> => ({ [FACTS]: JSON.stringify(facts) });

/** Mails of an older release kept no facts; their values stay as they are. */
export const valuesIn = (speech: Speech, values: Readonly<Record<string, string>>): Record<string, string> => {
  const { [FACTS]: stored, ...rest } = values;
  if (!speech || stored === undefined) return rest;
  const facts = z.safeParse(offerFacts, JSON.parse(stored));
  return facts.success ? { ...rest, ...sayFacts(speech, facts.data) } : rest;
};

const SAID_WHOLE = ['item', 'condition', 'day', 'change', 'called'];

/**
 * `lang` of values not in the mail's own language: staff give reasons in English, donors describe in the language of their
 * page, and unchecked facts are in English. Unknown for a letter.
 */
export const languagesOf = (
  speech: Speech,
  values: Readonly<Record<string, string>>,
  written: Language | undefined,
): Record<string, string> => {
  const said = valuesIn(speech, values);
  const isInEnglish = (name: string) => said[name] !== undefined && said[name] === values[name];
  const english = speech
    ? ['reason', ...SAID_WHOLE.filter(isInEnglish), ...(speech.words?.[mail.dayAndTime.id] ? [] : ['days'])]
    : [];
  return {
    ...Object.fromEntries(english.map((name) => [name, ENGLISH])),
    ...(written !== speech?.language && { description: written ?? ENGLISH }),
  };
};
