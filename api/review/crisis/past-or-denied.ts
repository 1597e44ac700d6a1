import type { Passage } from '../passage.ts';

const PAST =
  /\b(?:was|were|had|felt|tried|took|wanted|thought|considered|attempted|contemplated|overdosed|ended|hanged|hung|cut|used to|said|told|talked|planned|feeling|suicidal|survived|attempts?|hit|beat|punched|kicked|slapped|choked|strangled|threw|pushed|raped|broke|threatened|held|put|forced|jumped)\b/;
const LONG_AGO =
  /\b(?:in (?:the )?(?:19|20)\d\d|(?:in|during) the (?:\w+ )?(?:past|(?:19)?[4-9]0s|fifties|sixties|seventies|eighties|nineties|nineteen \w+)|in (?:my|his|her|their) (?:(?:early|late|mid) )?(?:teens|twenties|thirties|forties|fifties|youth|childhood)|(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|many|some|a few|several|a couple of) years (?:ago|back|before)|(?:forty|thirty|twenty|fifteen) (?:odd |five |two )?years ago|years ago|decades ago|long ago|at (?:sixteen|seventeen|eighteen|nineteen|twenty|thirty|1[2-9]|2\d|fourteen|fifteen|thirteen)|as a (?:teenager|child|young (?:man|woman|girl|boy|mother))|when i was (?:about |only )?(?:eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|young|a (?:girl|boy|teenager|child|student)|in (?:school|college)|\d\d)|back then|at the time|those days)\b/;
const NOW =
  /\b(?:still|again|now|back|coming back|(?<!(?:glad|grateful|thankful|thank god) )every (?:day|night)|ever since|since (?:then|the|my|he|she)|these days|lately|tonight|today is|is today|tomorrow|next (?:week|month)|coming up|anniversary|the date|any ?more|keep|keeps|wish)\b/;
const OVER =
  /\b(?:thank god|glad|grateful|thankful|lucky to be|never looked back|happy now|well now|life is good|recovered)\b/;
const TOLD =
  /\b(?:he|she|they|who|uncle|aunt|grand\w+|brother|sister|mother|father|man|woman|girl|people|patients?|those|character) (?:was|were|had been|had|once|also|who was)(?: \w+)? suicid(?:al|e)$/;

const USED_TO = /\bused to (?:\w+ ){0,4}$/;
const BEFORE_HELP =
  /\b(?:before|until|till) (?:i|we|they|you|ye|he|she) (?:found|met|came|joined|rang|got|started|had|went)\b/;

const NEARBY = 200;
const BEFORE = 12;

const sentenceAround = (spoken: string, { start, end }: Passage): string => {
  const before = /[^.!?\n]*$/.exec(spoken.slice(Math.max(0, start - NEARBY), start))?.[0] ?? '';
  const after = /^[^.!?\n]*/.exec(spoken.slice(end, end + NEARBY))?.[0] ?? '';
  return before + spoken.slice(start, end) + after;
};

const ASKED = /\b(?:asked|asks|ask|asking|wondered)(?: \w+){0,2} (?:if|whether|about)\b[^.!?\n]{0,60}$/;
const DENIED =
  /\b(?:never|not|no|without|denied|denies|deny|any|havent|hadnt|didnt)(?: (?:ever|had|have|any|my|been|felt|feel|feeling|thought|about|of|a|an)){0,3} ?$/;
const NOT =
  /\b(?:not|never|wasnt|isnt|arent|wouldnt|wont|nobody|without)(?: (?:thinking|planning|going|considering|talking)(?: of| about| to| on)?)? $/;
const THOUGHTS = /\b(?:thoughts?|ideation|self ?harm\w*|suicidal|suicide|attempt\w*)\b/;

const NOT_HERE = /\bbe here$/;
const APPEARS =
  /\b(?:the|these|those|your|some|most|many|half)(?: \w+){1,4} (?:looks?|looked|seems?|seemed)(?: \w+)? (?:like|as if|as though) $/;
const SOMEBODY_NEAR = /\b(?:(?:my|our) \w+|child|kid|boy|girl|son|daughter|husband|wife)\b/;
const ANY_MORE = /^ any ?(?:more|longer)\b/;
const THAN = /^ any ?more than\b/;

const isOfAPlace = (spoken: string, passage: Passage): boolean => {
  if (!NOT_HERE.test(spoken.slice(passage.start, passage.end))) return false;
  const after = spoken.slice(passage.end, passage.end + BEFORE + BEFORE);
  if (ANY_MORE.test(after)) return THAN.test(after);
  if (!APPEARS.test(spoken.slice(Math.max(0, passage.start - 60), passage.start))) return false;
  return !SOMEBODY_NEAR.test(sentenceAround(spoken, passage));
};

export const isDenied = (spoken: string, passage: Passage): boolean => {
  const { start, end } = passage;
  const before = spoken.slice(Math.max(0, start - 90), start);
  if (NOT.test(before) || isOfAPlace(spoken, passage)) return true;
  if (!THOUGHTS.test(spoken.slice(start, end))) return false;
  return ASKED.test(before) || DENIED.test(before);
};

export const isLongPast = (spoken: string, passage: Passage): boolean => {
  const sentence = sentenceAround(spoken, passage);
  const usedTo = USED_TO.test(spoken.slice(Math.max(0, passage.start - 50), passage.start));
  if (!usedTo && !PAST.test(spoken.slice(Math.max(0, passage.start - BEFORE), passage.end))) return false;
  if (LONG_AGO.test(sentence) && OVER.test(sentence)) return true;
  if (NOW.test(sentence)) return false;
  if (usedTo && BEFORE_HELP.test(sentence)) return true;
  return LONG_AGO.test(sentence) || TOLD.test(spoken.slice(Math.max(0, passage.start - 40), passage.end));
};
