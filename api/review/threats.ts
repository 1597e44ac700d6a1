import { type Finding, merged, passages, type Rule } from './finding.ts';
import { inOriginal } from './mapped-text.ts';
import { isReportedSpeech } from './reported-speech.ts';
import { PERSON_WORDS } from './target-words.ts';

const withSpaces = (source: string): RegExp =>
  new RegExp(
    source.replace(/ (\??)/g, (_, optional: string) => (optional ? '\\s{0,8}' : '\\s{1,8}')),
    'g',
  );

const WILL =
  "(?:\\b(?:i|we|someone|somebody|lads|boys)(?:'ll|'m going to|'re going to| will| shall| am going to| are going to|'m gonna| am gonna| gonna| swear i'll| swear i will| promise i'll| want to| would love to|'d love to|'d like to| should| ought to| must| have to| might have to)|\\b(?:going to|gonna))(?: (?:have to|fucking|f+ing|come|go|and|down|up|there|over|personally|bloody|so|just))*";
const YOU = '(?:you|ye|yous|yis|youse|all of you|every one of you|the lot of you)';
const PERSON = `(?:${PERSON_WORDS.join('|')})`;
const THEM = `(?:him|her|them|those \\w+|(?:that|the|your|his|every|whoever) (?:\\w+ ){0,2}?${PERSON}|your (?:family|kids|children))`;
const VIOLENCE = '(?:kill|murder|stab|shoot|strangle|kneecap|maim|cripple|throttle|poison|behead)';
const ROUGHNESS = '(?:hurt|harm|punch|slap|batter|bate|attack|bury|hammer|hit|beat|smash)';
const END =
  '(?=\\s{0,8}(?:[.,!?;]|$|for (?:this|that|what)|one day|some day|yet|all(?=\\s{0,8}[.,!?]|$)|and\\b|if\\b|next time))';
const PLACE =
  '(?:shop|house|home|place|building|hospital|charity|office|offices|car|cars|van|centre|clinic|premises|gaff|surgery)';
const DESTROY = '(?:burn|torch|bomb|petrol[- ]bomb|blow up|smash up|wreck|burn down)';

const THREATS = [
  `${WILL} ${VIOLENCE} (?:${YOU}|${THEM})\\b(?! with (?:kindness|hugs|laughter))(?! (?:an?|some|over|off)\\b)`,
  `${WILL} ${ROUGHNESS} (?:${YOU}|your (?:family|kids|children))\\b(?! (?:up|with a (?:bill|call|hug)|to |in|off|by |at ))`,
  `${WILL} (?:kick|beat|bate|batter|knock) (?:the )?(?:living )?(?:shit|shite|crap|head|heads|life|daylights) (?:out of|off) `,
  `${WILL} (?:find|get|end|destroy|ruin) ${YOU}${END}`,
  `\\b(?:i|we) know where (?:you|ye|yous|he|she|they|your (?:family|kids|children|mother))(?: all)? (?:live|lives|work|works|park|parks|sleep|sleeps|drink|drinks)\\b(?! in (?:our|my) (?:heart|thoughts))`,
  `\\byou(?:'ll|'re going to| will| are going to)(?: all| fucking| soon)* (?:regret (?:this|that|it|what you|the day)|be sorry(?! (?:to|you missed|if|for|when it|it))|pay for (?:this|that)(?=\\s{0,8}(?:[.,!?;]|$))|pay for what)(?! if you (?:don't|do not|miss|skip|put))(?! (?:when|later))`,
  `\\b(?:you'll|you will) regret(?=\\s{0,8}(?:[.!]|$))`,
  `(?:${WILL}|\\blet's|(?<=^|[.!?\\n]\\s{0,3})) ?${DESTROY} (?:down )?(?:the|your|that|this|yer) (?:\\w+ ){0,2}?${PLACE}\\b`,
  `${WILL} (?:put|stick) a (?:bullet|knife|brick) (?:in|into|through) `,
  `\\b(?:slit|cut) (?:your|yer|her|his|their) throats?\\b(?! (?:cancer|infection))`,
  `${WILL} (?:break|snap|smash) (?:your|yer|her|his|their) (?:legs?|necks?|faces?|jaws?|kneecaps?|arms?|teeth|windows?|heads?)\\b`,
  `\\bwatch your back\\b(?! (?:when|while|as you|lifting|and lift))|\\byour days are numbered\\b|\\b(?:you're|you are|he's|she's) a dead (?:man|woman)\\b|\\byou're dead(?=\\s{0,8}(?:[.,!?]|$))`,
  `\\b(?:i )?hope (?:you|ye|yous|they|he|she|your (?:family|kids|children))(?: all)? (?:die(?!d)\\b|get cancer|rot\\b|burn in hell|suffer(?!ed)|drop dead|choke)`,
  `\\b(?:you|ye|yous|they|he|she|staff|nurses|doctors)(?: all)? deserves? to (?:die|be (?:killed|shot|stabbed|hanged|beaten))\\b`,
  `\\bbring(?:ing)? (?:a|my|the) (?:gun|knife|machete|hatchet|petrol)\\b`,
  `\\bdrop dead\\b(?=\\s{0,8}(?:[.,!?]|$| you| all))`,
].map((source) => withSpaces(source.replaceAll("'", '')));

export const threats: Rule = ({ plain, spoken }) =>
  merged(passages(spoken.text, THREATS)).map((found): Finding => {
    const passage = inOriginal(spoken, found);
    return isReportedSpeech(plain, passage)
      ? { kind: 'threat', effect: 'flag', message: 'A threat that somebody else made.', ...passage }
      : { kind: 'threat', effect: 'refuse', message: 'A threat.', ...passage };
  });
