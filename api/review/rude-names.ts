import { type Finding, merged, passages, type Rule } from './finding.ts';
import { isReportedSpeech } from './reported-speech.ts';
import { PERSON_WORDS } from './target-words.ts';

const NAME =
  '(?:idiots?|morons?|imbeciles?|clowns?|fools?|scum|scumbags?|hags?|bimbos?|freaks?|parasites?|rats?|pigs?|cows?|retards?|half[- ]?wits?|eejits?|gobshites?|losers?|creeps?|perverts?|trash|vermin|snakes?|witch(?:es)?|dopes?|airheads?|cretins?|simpletons?|dunces?|twits?|weasels?|cowards?|jokes?|wasters?|weirdos?|psychos?|leech(?:es)?|dumbass(?:es)?|muppets?|gobdaws?|plonkers?|pillocks?|slugs?|hypocrites?|chancers?|bollocks|numpt(?:y|ies)|sad acts?|nobod(?:y|ies))';
const VILE =
  '(?:pathetic|stupid|brainless|ugly|disgusting|useless|worthless|ignorant|thick|dumb|vile|filthy|greedy|lying|lazy|fat|nasty|vicious|dirty|snivelling|slimy|two-faced|brain-?dead|clueless|spineless|gutless|miserable|mindless|fucking|bloody|absolute|complete|total|utter|old|little|big|such an?|bunch of|pack of|shower of|load of|lot of|the biggest|right|proper)';
const YOU =
  "(?:you(?:'re| are| all are| lot are|'re all| people are| were)?|ye(?:'re| are)?|yous(?: are)?|youse(?: are)?)";
const ROLE = `(?:the|that|this|your|whoever|them|those) (?:[\\w']+ ){0,3}?(?:${PERSON_WORDS.join('|')}|wrote this|runs this|(?:wrote|runs|made|built) (?:this|that|your) \\w+)(?: (?:in|at|on) (?:the|your|that) \\w+)?`;

const RUDE = [
  `\\b${YOU}(?: (?:nothing but|just|only|all|really|an?|the|${VILE}|[a-z]+(?:y|less|ing|ed|faced|ant|ish|ous)|and|,)){0,5},? ${NAME}\\b(?! (?:of the (?:bunch|class)|in the))`,
  `\\b${ROLE} (?:is|are|was|were|'s)(?: (?:nothing but|just|only|all|really|an?|${VILE}|and|,)){1,5},? ${NAME}\\b`,
  `\\b(?:you(?:'re| are| lot are| people are)|ye are)(?: (?:all|so|such|just|too|nothing but|a bunch of|a|the most)){0,3} (?:pathetic|stupid|disgusting|worthless|vile|brain-?dead|scum|ignorant (?!of)|ugly|braindead|trash|vermin|filth)\\b`,
  `(?<!\\b(?:i'?m|i am|i was|like|feel|felt|me|myself|as|looked) )\\b(?:an?|some|that|such an?|what an?) (?:(?:absolute|complete|utter|total|fat|ugly|lazy|stupid|ignorant|pompous|arrogant|nasty|fucking|bloody|proper|little|old) )+(?:idiot|moron|imbecile|clown|cow|pig|witch|hag|creep|loser|rat|snake|coward|bully|ass|wagon|weasel|muppet|parasite)s?\\b`,
  "(?<!\\b(?:to|me|him|her|us|them|not|never|didn't|he|she|they|can|shop|could|the|and) )\\b(?:shut up(?= (?:you|ye|the lot|and|about)|\\s*[.!,]|$)|get lost|go to hell|rot in hell|burn in hell|screw you|up yours|get stuffed|bugger off|kill yourself|kys)\\b(?! (?:in|on the way|at|for))",
  "\\b(?:(?:nobody|no one) (?:likes|wants|cares about) (?:you|ye)|everyone hates you|hope (?:you|ye)(?: all)? (?:choke|rot|fail|suffer|go bust|get what)|crawl back (?:under|into|to)|you make me sick|your (?:mother|parents) should be ashamed|kiss my (?:arse|ass)|choke on (?:your|it|that)|(?:up|in) your (?:hole|arse|ass|backside)|needs? (?:a|his|her|their) (?:good )?(?:slap|kick|hiding|smack|punch|head examined)|(?:love|like|want) to (?:wring|slap|punch|smack|throttle) (?:his|her|your|their|that|him|you|them)|you(?:'re| are) a (?:waste of (?:space|air|oxygen)|disgrace to))\\b",
  `\\b(?:butcher|monster|excuse|apology|brute|thug|savage|sham|tyrant|fraud|joke|clown|snake|liar|bully|disgrace) (?:of|for) an? (?:[a-z]+ )?(?:${PERSON_WORDS.join('|')})\\b`,
  `\\b(?:hope|wish) (?:your|this|that) (?:\\w+ ){0,3}(?:charity|shop|place|hospital|clinic|business|family)(?: \\w+){0,2}? (?:goes? under|burns?|rots?|closes?|shuts?|fails?|goes? bust|falls? down)\\b`,
  `\\b(?:you|ye|yous|the lot of (?:you|ye))(?: all)? should be ashamed to (?:draw|take|breathe|live|show|look)\\b`,
  `(?<!\\b(?:i'?m|i was|i am|me|my head|head was) (?:as )?)\\bthick as (?:a ditch|a plank|two (?:short )?planks|(?:pig)?shite?|bottled)\\b(?=[^.!?\\n]{0,50}\\b(?:you|ye|yous|pair|lot|crowd|staff|desk|nurses?|doctors?|manager)\\b)`,
].map((source) => new RegExp(source, 'gi'));

/** Holds names that are thrown at somebody without a swear word; they may be banter, so that nobody is refused for them. */
export const rudeNames: Rule = ({ plain }) =>
  merged(passages(plain, RUDE))
    .filter((found) => !isReportedSpeech(plain, found))
    .map(
      (passage): Finding => ({
        kind: 'tone',
        effect: 'flag',
        message: 'Calls somebody names.',
        ...passage,
      }),
    );
