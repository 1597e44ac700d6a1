import type { Passage } from './passage.ts';

const LOOK_BACK = 90;
const LOOK_AHEAD = 60;
const OBJECT =
  '(?:me|us|him|her|them|my \\w{2,15}|our \\w{2,15}|the (?:nurse|nurses|staff|receptionist|doctor|porter)s?)';
const SPEAKER = '(?:he|she|they|who|somebody|someone|people|some|(?:my|our|a|the|his|her) \\w{2,15})';

// What stands between these words and the swear word must not turn to the reader: "he told me you are ..." is own speech.
const REPORTED = new RegExp(
  `(?:(?<!\\bi )(?:called|calling|calls|branded) ${OBJECT}|(?<!\\bi )(?:told|telling) ${OBJECT}(?: (?:to|that|i|she|he|we|they)\\b)?|\\b${SPEAKER}(?: (?:then|just|only|even|always|keeps?|kept|used to)){0,2} (?:say|said|says|saying|shout|shouted|shouting|roar|roared|scream|screamed|yelled|wrote|threatened|muttered)(?: (?:at|to) ${OBJECT})?)(?<rest>[^.!?\\n]{0,60})$`,
  'i',
);

// The writer's own "I call her a ..." is nobody else's.
const NOT_I = "(?<!\\b(?:i|we|i'?ll|i'?d|i'?m|we'?ll|we'?re)(?: (?:will|would|do|am|are|just|always|still|again))? )";
const WHOM = "(?!you\\b|ye\\b|yous|youse)(?:[\\w']+ ){1,6}?";
const AS_WHAT = "(?:an? |the |such )?(?:[\\w'-]+ )?";
const MARKED_ON_WALLS = '(?:written|wrote|scratched|sprayed|painted|scrawled|daubed|carved|spray-painted)';

const SPOKEN_ABOUT = new RegExp(
  `\\b(?:${[
    `(?:${NOT_I}(?:calls?|called|calling)|(?:never|not|n't|nor) (?:call|calling)) ${WHOM}${AS_WHAT}`,
    `(?<!should )(?:was|were|is|are|been|being|am|be|get|gets|got|getting|often|ever) called ${AS_WHAT}`,
    "(?:words?|terms?|slurs?|insults?|expressions?)(?: (?:like|as|such as|is|was))? (?:an? |the )?(?:[\\w']+,? (?:and|or) )?",
    `(?:${NOT_I}(?:hears?|heard)|using|hearing|(?:not|never|n't|stop) (?:say|use|saying|using)) (?:that |the |an? )?`,
    `(?:had|has|have|who|they|he|she|somebody|someone|vandals|kids|boys|lads) ${MARKED_ON_WALLS} `,
    "(?:not|never|n't|nor|neither) an? (?:[\\w'-]+ )?",
  ].join('|')})["“]?$`,
  'i',
);
const MARKED_AFTER = new RegExp(
  `^["”]?,? (?:is|was|were|had been) (?:${MARKED_ON_WALLS}|shouted|roared|used as)\\b`,
  'i',
);
const QUOTED =
  /(?<!\b(?:an?|the|are|is|was|were|be|you|ye|such|this|that|these|those|your) )["“](?<rest>[^"“”.!?\n]{0,40})$/i;
const END_OF_QUOTATION = /^[^"“\n]{0,40}["”]/;
const CONDEMNED =
  /^[^.!?\n]{0,50}\b(?:is|are|was|were) (?:all |just |simply |such )?(?:an? )?(?:lies?|untrue|wrong|false|racist|racism|sexist|hurtful|rubbish|nonsense|cruel|not (?:true|okay|ok|right|acceptable|funny)|never (?:true|okay|ok|right|acceptable|funny)|unacceptable)\b/i;

const CHEAP =
  /call|brand|told|telling|sa[iy]|shout|roar|scream|yell|wr[oi]t|threat|mutter|word|term|slur|insult|express|hear|us[ei]|not|n't|never|nor|neither|["“]|scratch|spray|paint|scrawl|daub|carve/i;

const isQuotation = (before: string, plain: string, end: number): boolean =>
  QUOTED.test(before) && END_OF_QUOTATION.test(plain.slice(end, end + LOOK_AHEAD));

/** True if somebody else says it ("he called me a ..."), or it is only spoken about ("the word ..."). */
export const isReportedSpeech = (plain: string, { start, end }: Passage): boolean => {
  const before = plain.slice(Math.max(0, start - LOOK_BACK), start);
  if (MARKED_AFTER.test(plain.slice(end, end + LOOK_AHEAD))) return true;
  if (!CHEAP.test(before)) return false;
  if (SPOKEN_ABOUT.test(before) || isQuotation(before, plain, end)) return true;
  const rest = REPORTED.exec(before)?.groups?.rest;
  if (rest === undefined) return false;
  return /["“”:]|(?<!\p{L})'/u.test(rest) || !/\b(?:you|ye|yous|youse|but|and (?:i|so)|which is why)\b|,/i.test(rest);
};

export const isCondemned = (plain: string, end: number): boolean => CONDEMNED.test(plain.slice(end, end + LOOK_BACK));
