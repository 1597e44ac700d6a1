import { passages } from '../finding.ts';
import type { Passage } from '../passage.ts';
import type { TokenisedText } from '../tokenise.ts';
import { ANY_WORD, anyCase, FIRST_NAME, NAMED, WHOLE_NAME, withCommonNames } from './names.ts';
import { RELATION_WORDS } from './words.ts';

const RELATIVE = `(?<![\\p{L}])(?:${anyCase('my|our|his|her|their')}) (?:\\p{Ll}{3,10} )?(?:${anyCase(RELATION_WORDS)}),? (?:called |named )?${NAMED}`;
const RELATIVE_ANY_CASE = `(?<![\\p{L}])(?:my|our|his|her|their) (?:\\p{L}{3,10} )?(?:${RELATION_WORDS}),? (?:called |named )?${ANY_WORD}`;
const RELATIVES = new RegExp(RELATIVE, 'gu');
const RELATIVES_ANY_CASE = new RegExp(RELATIVE_ANY_CASE, 'giu');
const ILLNESS =
  /\b(?:cancer|leuk[ae]+mia|lymphoma|myeloma|tumou?r|melanoma|dementia|alzheimer'?s?|parkinson'?s?|hiv|aids|hepatitis|depress\w+|anxiety|bipolar|schizophreni\w+|psychosis|addict\w*|alcoholi\w+|drugs?|autis\w+|asperger'?s?|adhd|epilep\w+|diabet\w+|stroke|ms|multiple sclerosis|mnd|motor neurone|copd|emphysema|asthma\w*|arthritis|crohn'?s?|coeliac|anorexi\w+|bulimi\w+|suicid\w+|overdose\w*|self[- ]harm\w*|miscarriage|miscarried|abortion|pregnan\w+|infertil\w+|chemo\w*|diagnos\w+|terminal\w*|(?:nervous |mental )?breakdowns?|burn ?out|panic attacks?|ptsd|gambling|psychiatric|rehab|std|chlamydia|herpes|heart (?:attack|failure|condition|disease)|illness|disease|cystic fibrosis|spina bifida|cerebral palsy|huntington'?s?|down'?s? syndrome|kidney failure|dialysis|brain (?:injury|damage|haemorrhage)|paraly[sz]ed|colostomy|stoma|incontinen\w+)\b/;
const PLACE_OF_LIFE =
  /\b(?:goes to|attends|is (?:at|in)|in (?:first|second|third|fourth|fifth|sixth) (?:class|year) (?:at|in)|works (?:at|in|for)|working (?:at|in|for)|teaches (?:at|in)|is a (?:pupil|student|teacher|nurse|guard) (?:at|in)) (?:the )?(?:\p{Lu}|st\.? \p{L}|scoil |\p{L}+ (?:school|college|academy))/u;
// "Tom Furlong has cancer", "Aoife, who was diagnosed with MS": nobody else says whose illness it is.
const HAS =
  "(?=(?: (?:from|of|in) \\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?)?,? ?(?:who |she |he |also |now |then )?(?:has|had|have|'s got|got|suffers?|suffered|suffering|was (?:just |recently )?diagnosed|is (?:dying|ill|sick|suffering|an|living|being treated|having|on|in|hiv|pregnant|bipolar|autistic|diabetic|epileptic|depressed)|was (?:an|in|on|pregnant|treated)|lives with|living with|died (?:of|from)|with|after (?:her|his|a|the))\\b)";
const ILL_PEOPLE = [
  new RegExp(
    `(?<![\\p{L}.'’])(?<!\\b(?:I am|I'm|name is|am) )(?:${FIRST_NAME}(?: ${NAMED})?|${WHOLE_NAME})${HAS}`,
    'gu',
  ),
];
const NEAR = 120;
const ILLNESS_NEAR = 60;
const sentenceAfter = (plain: string, end: number, near: number): string =>
  /^[^!?\n]*?(?=[!?\n]|\.\s|$)/.exec(plain.slice(end, end + near))?.[0] ?? '';

export const privatePeople = ({ plain, lower }: TokenisedText): Passage[] => {
  const hasIllness = ILLNESS.test(lower);
  if (!hasIllness && !PLACE_OF_LIFE.test(plain)) return [];
  const named = [...passages(plain, [RELATIVES]), ...withCommonNames(plain, [RELATIVES_ANY_CASE])];
  const relatives = named.filter(({ end }) => {
    const rest = sentenceAfter(plain, end, NEAR);
    return ILLNESS.test(rest.toLowerCase()) || PLACE_OF_LIFE.test(rest);
  });
  if (!hasIllness) return relatives;
  const ill = passages(plain, ILL_PEOPLE).filter(({ end }) => ILLNESS.test(sentenceAfter(lower, end, ILLNESS_NEAR)));
  return [...relatives, ...ill];
};
