import { passages, type Rule } from './finding.ts';
import { matches } from './matches.ts';
import type { Passage } from './passage.ts';

const HANDLE = /(?<![\p{L}\p{N}._@-])@(?=[\w.]{0,29}[a-z])[a-z_][\w.]{1,28}\w(?![@\w])/giu;
const PLATFORM =
  '(?:insta(?:gram)?|snap(?:chat)?|tik ?tok|twitter|telegram|discord|kik|facebook|fb|onlyfans|you ?tube|messenger|signal|viber|skype|revolut|paypal)';
// "my snapchat is mary99": a name of letters alone could be any word.
const NAMED = new RegExp(
  `\\b(?:${PLATFORM}|user ?name)\\b(?:(?: (?:account|user ?name|name|handle|user|page|tag))? (?:is|as|under|called)|(?: (?:account|user ?name|name|handle|user|page|tag))? ?[:=])[ "']{0,2}(?<handle>(?=[a-z]*[\\d_.][\\w.]*\\w)[a-z][\\w.]{2,29}\\w)(?![@\\w])`,
  'gi',
);

export const handles: Rule = ({ plain }) => {
  const named = matches(plain, NAMED).map(({ 0: whole, index, groups }): Passage => {
    const end = index + whole.length;
    return { start: end - (groups?.handle ?? '').length, end };
  });
  return [...passages(plain, [HANDLE]), ...named].map((passage) => ({
    kind: 'handle',
    effect: 'refuse',
    message: 'The name of an account on social media.',
    ...passage,
  }));
};
