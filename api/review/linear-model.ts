import type { Rule } from './finding.ts';
import { MODEL } from './linear-model-weights.ts';
import { linearScorer } from './linear-score.ts';

const scoreOf = linearScorer(MODEL);

// The model was trained on comments, where hard words are thrown at people. The ill use them of themselves and of what they bear.
const OF_ONESELF =
  /\b(?:feel|felt|feeling|look|looked|treated|dismissed|(?:talk(?:ed)?|spoken|spoke) to)(?: me| us| him| her| them)? (?:like|as|so) (?!you|ye\b|your|they|the\b|this|these|those|all|he\b|she\b)(?:an? |if )?(?:\w+ ){0,2}?\w+|\b(?:called|calling|calls) (?:me|us|him|her|them|my \w+) (?:an? |the )?(?:\w+ ){0,3}\w+/g;
const NEGATED =
  /\b(?:not|never|isn't|aren't|wasn't|weren't|nobody is|no) (?:an? |so |all |as )?(?:stupid|fools?|idiots?|lazy|thick|dirty|useless|worthless|crazy|mad)\b|\bno (?:place|country|job|time) for (?:an? )?\w+|\banything but \w+/g;
// A form may be stupid, and a queue a disgrace; so may what happened.
const HARD =
  '(?:an? )?(?:stupid|ridiculous|useless|terrible|horrible|disgusting|awful|rubbish|pathetic|mad|crazy|dirty|filthy|ugly|joke|disgrace|rotten|hopeless|worthless|shameful|shocking|insane|idiotic|silly|nightmare|mess|waste of (?:time|money|paper))';
const THING =
  '(?:forms?|print|website|page|parking|car ?park|lifts?|doors?|machines?|chairs?|beds?|mattress(?:es)?|heating|radiators?|food|dinners?|tea|coffee|soup|queues?|waits?|waiting|lists?|letters?|systems?|prices?|rooms?|toilets?|corridors?|paint|walls?|floors?|buses|bus|roads?|phones?|lines?|rules?|laws?|paperwork|questions?|appointments?|times?|hours|delays?|noise|lights?|windows?|smell|place|shop|building|ward|hospital|signs?|gowns?|tablets?|weather|wheelchairs?|crutches|ramps?|steps|stairs|till|bags?|clothes|trolleys?|trolleys?|government|music|television|tv|wig|cost|costs|bills?|uniforms?|canteen|carpet|curtains?)';
const OF_THINGS = new RegExp(
  `\\b${THING}(?: (?:in|of|at|on|for|to) (?:the )?\\w+){0,2} (?:is|was|are|were|'s|looks?|looked|tastes?|tasted|seems?|seemed)(?: (?:so|too|just|very|really|rather|absolutely|totally|completely|simply|a bit|pretty|all|and|far)){0,3} ${HARD}|\\b(?:stupid|ridiculous|useless|terrible|horrible|disgusting|awful|old|dirty|filthy|rotten|mad|crazy|silly) ${THING}\\b|\\b(?:it|that|this|which|what)(?:'s| is| was)(?: (?:so|just|very|really|absolutely|such)){0,2} ${HARD}`,
  'g',
);
const FOOL =
  '(?:fools?|idiots?|eejits?|gobshite|coward|mess|wreck|liar|clown|snob|lump|wagon|brat|hypocrite|slob|pig|cow|thick|stupid|lazy|ugly|useless|ignorant|silly|foolish|dumb|pathetic|mad|crazy)';
const OF_MYSELF = new RegExp(
  `\\b(?:i|we)(?:'m|'d| am| was| were| felt| feel| must be| have been| had been| look| looked)(?: (?:an?|the|such|so|too|very|no|like|bit|little|old|right|complete|total|fat|quite|just|only|as)){0,5} ${FOOL}(?: (?:old )?(?:man|woman|person|thing|fool|eejit))?|\\b(?:fool|eejit|idiot|show) (?:of (?:myself|ourselves|himself|herself|themselves)|that i (?:am|was))|\\bmy own (?:stupid|silly|foolish|damn) \\w+`,
  'g',
);
const OF_ILLNESS =
  /\b(?:catheters?|tumou?rs?|cancer|chemo\w*|stoma|ulcers?|wounds?|pus|operations?|surgery|surgeons?|hospitals?|wards?|hospices?|clinics?|wheelchairs?|commodes?|hoists?|rollator|walking frames?|trolleys?|oxygen|diabet\w+|dementia|strokes?|arthritis|gout|dialysis|leukaemia|morphine|antibiotics?|diagnos\w+|treatment|scans?|x-?rays?|biopsy|injections?|needles?|stitches|amputat\w+|bowels?|kidneys?|lungs?|spine|prostate|miscarriage|infections?|nursing homes?|ambulances?|a ?& ?e|emergency department|bed ?sores?|burns? (?:unit|ward)|scald\w*|grief|bereave\w*|depress\w+|anxiety)\b/;
const OF_THANKS =
  /\b(?:thank(?:s| you)|grateful|an? credit to|good service|great service|godsend|kind(?:ness)?|wonderful|brilliant|lovely|angels?|god bless|well done|fair play|fine people|great (?:people|lads|crew|team)|your (?:drivers?|volunteers?|ladies|lads|people|girls?|counsellors?|staff|team|office|shop) (?:\w+ )?(?:brought|helped|drove|gave|came|carried|minded|waited|listened|stood|sat|found|sorted|made (?:me|us|it|tea)|paid|got (?:me|us|him|her|my)|taught|kept|washed|painted|stayed|lent|picked|never (?:once|minds?|minded|missed|complained|failed|laughed|judged|let))|deserves? (?:(?:to be (?:left|given|paid) )?(?:an?|the|every|all) )|(?:hope|wish)(?: that)? (?:you|ye|your|they|she|he|the|that) [^.!?\n]{0,40}\b(?:never|gets? (?:the|a (?!stroke)|well|better|home)|deserve the|keep|happy|luck|joy|peace|health\w*|medal))\b/;
const AT_SOMEBODY = /\b(?:you|ye|yous|youse|your|yer|yourselves|scum|retards?|morons?|idiots?|imbeciles?)\b/;
const WORDS_MIN = 8;
const ALLOWANCE = 2.2;
// Short sentences about nobody present reach a high score by a single word.
const ALLOWANCE_OF_OTHERS = 0.9;

/** Only flags, never refuses; nobody sees its score. */
export const linearModel: Rule = ({ lower, words }) => {
  if (words.length < WORDS_MIN) return [];
  const score = scoreOf(lower);
  if (score <= MODEL.threshold) return [];
  const people = lower.replace(OF_THINGS, ' ');
  const others = [OF_ONESELF, OF_MYSELF, NEGATED].reduce((text, each) => text.replace(each, ' '), people);
  const isAtSomebody = AT_SOMEBODY.test(others);
  const isOfThings = people !== lower || OF_ILLNESS.test(others);
  const isHarmless = OF_THANKS.test(others) || (isOfThings && !isAtSomebody);
  const allowance = isHarmless ? ALLOWANCE : isAtSomebody ? 0 : ALLOWANCE_OF_OTHERS;
  const threshold = MODEL.threshold + allowance;
  return (others === lower ? score : scoreOf(others)) > threshold
    ? [{ kind: 'tone', effect: 'flag', message: 'The tone may hurt somebody. Please read it with care.' }]
    : [];
};
