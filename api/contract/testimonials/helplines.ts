import * as z from 'zod/mini';
import { id, timestamp } from '../fields/record-fields.ts';
import { telHref } from '../personal-data/phone-parts.ts';
import { freeText, text } from '../text/text.ts';
import { helplineWords } from '../words/helplines.ts';
import { english, type Message, sentence } from '../words/message.ts';

const NUMBER_MESSAGE = 'Please write a number that can be dialled, such as 116 123';

/** With `text`, the helpline is sent that word as a message to `number`; otherwise it is rung. */
const helpline = z.object({
  name: text('Please write who answers', 60),
  number: z
    .string(NUMBER_MESSAGE)
    .check(z.trim(), z.regex(/^\+?\d(?: ?\d){2,14}(?: or \+?\d(?: ?\d){2,14})?$/, NUMBER_MESSAGE)),
  text: z.optional(freeText(20)),
});
export type Helpline = z.infer<typeof helpline>;

/** Set only for the author of urgent words, the emergency number first. */
export const helplines = z.optional(z.array(helpline));

/** Always shown first; settings cannot change it. */
export const EMERGENCY: Helpline = { name: sentence(helplineWords.inDangerNow), number: '112 or 999' };

export const defaultHelplines: readonly Helpline[] = [
  { name: sentence(helplineWords.samaritans), number: '116 123' },
  { name: sentence(helplineWords.pieta), number: '1800 247 247' },
  { name: sentence(helplineWords.byText), number: '50808', text: 'HELLO' },
];

export const emergencyFirst = (lines: readonly Helpline[]): Helpline[] => [
  EMERGENCY,
  ...lines.filter(({ number }) => number !== EMERGENCY.number),
];

const ownNames = new Map(
  [helplineWords.inDangerNow, helplineWords.samaritans, helplineWords.pieta, helplineWords.byText].map((of) => [
    english(of),
    of,
  ]),
);

export const helplineMessage = ({ name }: Helpline): Message | undefined => ownNames.get(name);

export const helplineName = (line: Helpline, say = english): string => {
  const own = helplineMessage(line);
  return own ? say(own) : line.name;
};

export const HELPLINES_MAX = 6;
export const HELPLINES_CHECK_DAYS = 365;

const lines = z
  .array(helpline)
  .check(
    z.minLength(1, 'Please keep at least one helpline'),
    z.maxLength(HELPLINES_MAX, `At most ${HELPLINES_MAX} helplines can be saved`),
  );

/** Saving means that every number has been checked. */
export const helplinesUpdate = z.object({ lines });
export type HelplinesUpdate = z.infer<typeof helplinesUpdate>;

/** `checkedAt` and `checkedBy` are null until somebody has checked the numbers. */
export const helplineSettings = z.object({
  lines,
  checkedAt: z.nullable(timestamp),
  checkedBy: z.nullable(z.string()),
});
export type HelplineSettings = z.infer<typeof helplineSettings>;

/** `checkedBy` is an account's id. */
export const storedHelplines = z.object({ lines, checkedAt: timestamp, checkedBy: id });

export const helplineHref = ({ number, text: word }: Helpline): string => {
  const dialled = (number.split(' or ')[0] ?? number).replaceAll(' ', '');
  return word ? `sms:${dialled}?body=${encodeURIComponent(word)}` : telHref(dialled);
};

export const twoNumbers = ({ number }: Helpline): { first: string; second: string } | null => {
  const [first = number, second] = number.split(' or ');
  return second ? { first, second } : null;
};

/** Returns "116 123", "112 or 999" or "HELLO to 50808". */
export const helplineNumber = (line: Helpline, say = english): string => {
  const { number, text: word } = line;
  if (word) return say(helplineWords.textTo, { word, number });
  const two = twoNumbers(line);
  return two ? say(helplineWords.eitherNumber, two) : number;
};
