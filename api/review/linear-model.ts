import type { Rule } from './finding.ts';
import { MODEL } from './linear-model-weights.ts';
import { linearScorer } from './linear-score.ts';

const scoreOf = linearScorer(MODEL);

// The model was trained on comments, where hard words are thrown at people. The ill use them of themselves and of what they bear.
const OF_ONESELF =
  /\b(?:feel|felt|feeling|look|looked|treated|dismissed|(?:talk(?:ed)?|spoken|spoke) to)(?: me| us| him| her| them)? (?:like|as|so) (?!you|ye\b|your|they|the\b|this|these|those|all|he\b|she\b)(?:an? |if )?(?:\w+ ){0,2}?\w+|\b(?:called|calling|calls) (?:me|us|him|her|them|my \w+) (?:an? |the )?(?:\w+ ){0,3}\w+/gi;
const NEGATED =
  /\b(?:not|never|isn't|aren't|wasn't|weren't|nobody is|no) (?:an? |so |all |as )?(?:stupid|fools?|idiots?|lazy|thick|dirty|useless|worthless|crazy|mad)\b/gi;
const OF_ILLNESS =
  /\b(?:catheters?|tumou?rs?|cancer|chemo\w*|stoma|ulcers?|wounds?|pus|operations?|surgery|surgeons?|hospitals?|wards?|hospice|clinic|wheelchair|commode|hoist|rollator|walking frame|trolley|oxygen|diabet\w+|dementia|strokes?|arthritis|gout|dialysis|leukaemia|morphine|antibiotics?|diagnos\w+|treatment|scans?|x-?rays?|biopsy|injections?|needles?|stitches|amputat\w+|bowels?|kidneys?|lungs?|spine|prostate|miscarriage|infections?|nursing home|ambulance|a ?& ?e|emergency department|bed ?sores?)\b/i;
const OF_THANKS =
  /\b(?:thank(?:s| you)|grateful|an? credit to|good service|great service|godsend|kind(?:ness)?|wonderful|brilliant|lovely|angels?|god bless|well done|fair play|fine people|great (?:people|lads|crew|team))\b/i;
const AT_SOMEBODY = /\b(?:you|ye|yous|youse|your|yer|yourselves|scum|retards?|morons?|idiots?|imbeciles?)\b/i;
const ALLOWANCE = 2.2;
// Short sentences about nobody present reach a high score by a single word.
const ALLOWANCE_OF_OTHERS = 0.9;

/** One more reason to look, from a linear model; it refuses nothing, and nobody sees its score. */
export const linearModel: Rule = ({ plain }) => {
  const score = scoreOf(plain);
  if (score <= MODEL.threshold) return [];
  const others = plain.replace(OF_ONESELF, ' ').replace(NEGATED, ' ');
  const isHarmless = OF_THANKS.test(others) || (OF_ILLNESS.test(others) && !AT_SOMEBODY.test(others));
  const allowance = isHarmless ? ALLOWANCE : AT_SOMEBODY.test(others) ? 0 : ALLOWANCE_OF_OTHERS;
  const threshold = MODEL.threshold + allowance;
  return (others === plain ? score : scoreOf(others)) > threshold
    ? [{ kind: 'tone', effect: 'flag', message: 'The tone may hurt somebody. Please read it with care.' }]
    : [];
};
