const LOOK_BACK = 90;
const OBJECT =
  '(?:me|us|him|her|them|my \\w{2,15}|our \\w{2,15}|the (?:nurse|nurses|staff|receptionist|doctor|porter)s?)';
const SPEAKER = '(?:he|she|they|who|somebody|someone|(?:my|our|a|the|his|her) \\w{2,15})';

// What stands between these words and the swear word must not turn to the reader: "he told me you are ..." is own speech.
const REPORTED = new RegExp(
  `(?:(?<!\\bi )(?:called|calling|calls|branded) ${OBJECT}|(?<!\\bi )(?:told|telling) ${OBJECT}(?: (?:to|that|i|she|he|we|they)\\b)?|\\b${SPEAKER}(?: (?:then|just|only|even|always|keeps?|kept)){0,2} (?:said|says|saying|shouted|shouting|roared|screamed|yelled|wrote|threatened|muttered)(?: (?:at|to) ${OBJECT})?)(?<rest>[^.!?\\n]{0,60})$`,
  'i',
);

const CHEAP = /call|brand|told|telling|sa[iy]|shout|roar|scream|yell|wrote|threat|mutter/i;

/** True if what begins at `start` repeats what somebody else said ("he called me a ..."). */
export const isReportedSpeech = (plain: string, start: number): boolean => {
  const before = plain.slice(Math.max(0, start - LOOK_BACK), start);
  if (!CHEAP.test(before)) return false;
  const rest = REPORTED.exec(before)?.groups?.rest;
  if (rest === undefined) return false;
  return /["“”:]|(?<!\p{L})'/u.test(rest) || !/\b(?:you|ye|yous|youse|but|and (?:i|so)|which is why)\b|,/i.test(rest);
};
