import { type Finding, merged, passages, type Rule, saying, sayings } from './finding.ts';
import { isReportedSpeech } from './reported-speech.ts';
import { PERSON_WORDS } from './target-words.ts';

const alternatives = (words: string): string => words.trim().split(/\s+/).join('|').replaceAll('_', '[ -]?');

const NAMES = alternatives(`
  idiot moron imbecile clown fool scumbag hag bimbo freak parasite rat pig cow retard eejit gobshite loser creep pervert snake dope
  airhead cretin simpleton dunce twit weasel joke waster weirdo psycho dumbass muppet gobdaw plonker pillock slug hypocrite chancer
  half_wit dim_wit nit_wit numbskull blockhead bonehead meathead jackass baboon toad worm maggot vulture viper ogre battleaxe wench
  harpy crone swine low_life degenerate sadist savage oaf buffoon tyrant dictator thug crook con_m[ae]n con_artist cheat snob fraud
  good_for_nothing layabout jobsworth know_it_all gossip scoundrel blackguard gangster sham moaner spoofer gombeen gurrier skanger
  sponger scrounger robber windbag toe_rag git prat twerp dosser sleveen dipstick psychopath sociopath
  narcissist monster quack liar animal monkey donkey cowboy bully coward brute vermin`);
const NAME = `(?:(?:${NAMES})s?|bollocks|numpt(?:y|ies)|sad acts?|nobod(?:y|ies)|witch(?:es)?|leech(?:es)?|scum|trash|filth|garbage|busybod(?:y|ies)|thie(?:f|ves)|bullies|biddies|dumbasses|halfwits?|so-and-sos?)`;
const VILE =
  '(?:pathetic|stupid|brainless|ugly|disgusting|useless|worthless|ignorant|thick|dumb|vile|filthy|greedy|lying|lazy|fat|nasty|vicious|dirty|snivelling|slimy|sleazy|shameless|heartless|arrogant|pompous|jumped-up|two-?faced|brain-?dead|clueless|spineless|gutless|miserable|mindless|nosy|nosey|interfering|sour|bitter|snotty|stuck-up|smug|conniving|sly|crooked|corrupt|dopey|sneaky|fucking|bloody|absolute|complete|total|utter|old|little|big|such an?|bunch of|pack of|shower of|crowd of|gang of|load of|lot of|nest of|set of|the biggest|right|proper)';
const HARD =
  '(?:pathetic|stupid|disgusting|worthless|useless|vile|brain-?dead|braindead|scum|ignorant (?!of)|ugly|trash|vermin|filth|two-?faced|heartless|shameless|spineless|gutless|clueless|thick(?! and)|dumb|lazy|greedy|garbage|a shambles|a disgrace to)';
const ARE = "(?:'re all|'re| are| all are| lot are| people are| were| lot)?";
const PERSON = `(?:${PERSON_WORDS.join('|')})`;
const OF_YOURS = `\\b(?:${PERSON}|wrote this|runs this)\\b(?<=\\b(?:the|that|this|your|whoever|them|those) (?:[\\w']+ ){0,3}?[\\w']+(?: this)?)`;
const WHERE = '(?: lady| woman| man)?(?: (?:in|at|on) (?:the|your|that) \\w+)?';
const IS = "(?: is| are| was| were|'s|'re| has| have| had)";
const LINK = `(?: (?:nothing but|just|only|all|really|an?|the|${VILE}|and|,))`;
const NOT_NAMED =
  '(?! (?:of the (?:bunch|class)|in the|hats?|boots?|bars?|puzzles?|sanctuary|lovers?|welfare|charity|rescue|shelter|farm|shop|with|about|around|death))';
const DULL =
  '(?:sheep|goldfish|hens?|peas?|gnats?|bricks?|donkeys?|rocks?|stones?|turnips?|door ?knobs?|cement|planks?|posts?|pigs?|cows?|dogs?|walls?|mud|potatoes|spuds|furniture|house ?plants?)';

const BELITTLED = [
  ' too (?:thick|stupid|dumb|dim|ignorant) to\\b',
  ' (?:about )?as (?:useful|much use|helpful|handy|sensitive) as an? (?:chocolate|glass|ashtray|paper|lead|wet|brick|handbrake|hole)',
  ` (?:thicker|slower|denser) than (?:an? )?(?:\\w+ of )?${DULL}`,
  ' a (?:complete |total |absolute )?waste of (?:space|air|a (?:wage|salary|uniform|chair))',
];
const CANNOT =
  "(?: could ?n'?t| could not| cannot| can'?t) (?:organi[sz]e|run) an? [^.!?\\n]{0,40}\\b(?:in an?|out of an?)\\b";
const OF_OTHERS = [
  `${IS}(?:${[
    `${LINK}{0,5},? ${NAME}\\b`,
    '(?: (?:all|so|just|too|really|totally|completely)){0,2} (?:scum|vermin|trash|filth|two-?faced|brain-?dead|heartless|spineless|gutless|pathetic|worthless)\\b',
    ' (?:all )?(?:the (?:lowest of the low|scum of the earth|dregs|bottom of the barrel|worst of the worst)|a laughing ?stock|an embarrassment|a disgrace to|not human)',
    ' no (?:shame|manners|heart|decency|brains?|soul|conscience|class|compassion|morals|cop[- ]on)\\b',
    ' not (?:the full shilling|right in the head|the sharpest|the brightest|fit to (?:mind|wash|care for|run|look after|feed) an?)',
    ' a face (?:on (?:her|him|them|you) )?like (?:an? )?(?:\\w+ )?(?:slapped|smacked|wet|bag|bulldog|slap|bucket|back end|backside|boot|bust(?:ed)?|month of)',
    ...BELITTLED,
  ].join('|')})`,
  CANNOT,
];
const OF_READERS = [
  `(?: (?:nothing but|just|only|all|really|an?|the|${VILE}|[a-z]+(?:y|less|ing|ed|faced|ant|ish|ous)|and|,)){0,5},? ${NAME}\\b${NOT_NAMED}`,
  `(?: (?:all|so|such|just|too|nothing but|a bunch of|a|the most)){0,3} ${HARD}(?=\\s{0,2}(?:[.,!?;]|$)| (?:and|the|to|or|people|liars?|thieves|human)\\b)`,
  ' (?:absolute |complete |utter |total )?(?:stupid|ignorant|ugly|useless|horrible|nasty|thick|lazy|dirty|filthy|greedy|pathetic|disgusting|miserable|wretched|(?:cold-|hard-)?heart(?:less|ed)|two-faced|shameless|rotten|cruel|selfish|arrogant|callous|lying|thieving)(?:,? (?:old|little|fat|lazy|nasty|stupid|ugly))? (?:man|woman|people|crowd|lot|shower|bag|boy|girl|thing|git)\\b',
  `(?: all)? should be ashamed(?: (?:to (?:draw|take|breathe|live|show|look)|of (?:yourselves|yourself|themselves)),?|,) ?(?:you|ye)? ?(?:${NAME}|breath|yourselves|your face)?\\b`,
  '(?: all)? (?:make me sick|disgust me|sicken me)\\b',
  '(?: all)? (?:the (?:lowest of the low|scum of the earth|dregs|bottom of the barrel|worst of the worst)|a laughing ?stock|an embarrassment|a disgrace to|not human)',
  "(?:(?: all)? have|'ve) no (?:shame|manners|heart|decency|brains?|soul|conscience|class|compassion|morals|cop[- ]on)\\b",
  ' not (?:the full shilling|right in the head|the sharpest|the brightest|fit to (?:mind|wash|care for|run|look after|feed) an?)',
  '(?: have)? a face like (?:an? )?(?:\\w+ )?(?:slapped|smacked|wet|bag|bulldog|slap|bucket|back end|backside|boot|month of)',
  ...BELITTLED,
  CANNOT,
];
const COMMANDS =
  '(?:shut up(?= (?:you|ye|the lot|and|about)|\\s*[.!,]|$)|shut (?:your|yer) (?:\\w+ )?(?:mouth|face|trap|gob|hole)|get lost|go to hell|rot in hell|burn in hell|screw you|up yours|get stuffed|bugger off|drop dead|choke on (?:your|it|that)|go (?:away and )?(?:die|choke|drown)|(?:go )?jump (?:in (?:a|the) (?:lake|river|canal)|off a))\\b(?! (?:in|on the way|at|for)\\b)';
const MANY = '(?:shower|pack|bunch|crowd|gang|load|lot|nest|set|crew)s?';
const HARD_WORDS =
  '(?:useless|clueless|brainless|heartless|spineless|ignorant|lazy|stupid|pathetic|two-?faced|greedy|thick|disgusting)';

const SAID = [
  saying('\\b(?:youse|yous|you|ye)', `${ARE}(?:${OF_READERS.join('|')})`),
  saying(OF_YOURS, `${WHERE}(?:${OF_OTHERS.join('|')})`),
  saying('\\b(?:he|she|they)', `(?:${IS})?(?:${[...BELITTLED, CANNOT].join('|')})`),
];
const RUDE = [
  `\\b(?:she|he)(?:'s| is)(?: (?:nothing but|just|only|really|an?|such an?|${VILE}|,)){1,4} (?:witch|cow|pig|hag|creep|snake|rat|moron|idiot|imbecile|clown|bully|weasel|slug|harpy|parasite|bollocks|liar|so-and-so)\\b`,
  `\\b(?:wrote|runs|made|built) (?:this|that|your) \\w+ (?:is|are|was|were)${LINK}{1,5},? ${NAME}\\b`,
  // At the beginning of a sentence or behind a comma.
  `(?<=(?:^|[.!?;:,\\n"(])\\s{0,2})(?:${[
    `(?:(?:just|so|please|and|now) )?${COMMANDS}`,
    `(?<![;:"(]\\s{0,2})(?:(?:absolute|complete|utter|total|bloody|useless|clueless|lying|all|nothing but|just|what an?|such an?|a|an|pack of|bunch of|shower of|crowd of|stupid|lazy) ){0,4}(?:(?:${NAMES})s(?: and (?:(?:${NAMES})s|thieves))?|thieves|scum|vermin|bullies|halfwits)(?=\\s{0,2}(?:[.!]|$)|,? the (?:whole )?(?:lot|pack|crowd|pair|bunch)|,? (?:all|every(?: last)? one) of)`,
    `(?<![;:,"(]\\s{0,2})(?:stupid|ignorant|useless|horrible|nasty|thick|lazy|greedy|pathetic|miserable) (?:old )?(?:${PERSON}|bag|git|cow|pig)\\b`,
  ].join('|')})`,
  `\\b(?:(?:you|ye) (?:can|should)(?: all)? (?:just )?|(?:go|just) (?:and|away and) |why don'?t (?:you|ye) (?:just )?|tell (?:him|her|them) to )${COMMANDS}`,
  `\\b(?:rot in hell|burn in hell|kill yourself|kys)(?=\\s{0,2}(?:[.!,]|$)|,? (?:you|ye|the lot|all))`,
  `\\b(?:${HARD_WORDS}|scum|liars|thieves)(?:,? (?:and )?${HARD_WORDS})?,? the (?:whole )?(?:lot|crowd|pack|pair|bunch|shower) of (?:you|ye|yous|them)\\b`,
  `\\b${HARD_WORDS}, (?:(?:and )?${HARD_WORDS}(?:[,.!]|,? and \\w+[,.!]) ?){1,3}`,
  `(?<!\\b(?:i'?m|i am|i was|like|feel|felt|me|myself|as|looked) )\\b(?:an?|some|that|such an?|what an?) (?:(?:absolute|complete|utter|total|fat|ugly|lazy|stupid|ignorant|pompous|arrogant|nasty|sleazy|fucking|bloody|proper|little|old) )+(?:idiot|moron|imbecile|clown|cow|pig|witch|hag|crone|creep|loser|rat|snake|coward|bully|ass|wagon|weasel|muppet|parasite|so-and-so|toad|pervert)s?\\b`,
  `(?<!\\b(?:not|no|n't|never|for|of|the|some|these|those) )\\b(?:(?:are|is|were|was|'re|'s|you|ye|what|such)(?: (?:sorry|nothing but|just|only|all|such|right|total|absolute|complete|an?|the|${VILE}))*|of the) ${MANY} of (?:\\w+ )?(?:${NAME}|amateurs)\\b`,
  `\\bwhat an? (?:${VILE} )?${NAME}\\b(?= (?:that|this|your|you|she|he|is|was)\\b|\\s{0,2}[.!])`,
  `\\b(?:run|staffed|managed|owned) by (?:an? )?(?:(?:${VILE}|${MANY}|of) )*(?:${NAMES})s\\b`,
  '\\b(?:(?:nobody|no one) (?:likes|wants|cares about) (?:you|ye)|everyone hates you|hope (?:you|ye)(?: all)? (?:choke|rot|fail|suffer|go bust|get what)|crawl back (?:under|into|to)|your (?:mother|parents) should be ashamed|kiss my (?:arse|ass)|(?:up|in) your (?:hole|arse|ass|backside)|needs? (?:a|his|her|their) (?:good )?(?:slap|kick|hiding|smack|punch|head examined)|(?:love|like|want) to (?:wring|slap|punch|smack|throttle) (?:his|her|your|their|that|him|you|them)|spit on (?:you|ye|your))\\b',
  `\\b(?:butcher|monster|excuse|apology|brute|thug|savage|sham|tyrant|fraud|joke|clown|snake|liar|bully|disgrace) (?:of|for) an? (?:[a-z]+ )?(?:${PERSON}|charity)\\b|\\b(?:poor|sorry|miserable|pathetic|sad) excuse for an? \\w+`,
  `\\b(?:hope|wish) (?:your|this|that) (?:\\w+ ){0,3}(?:charity|shop|place|hospital|clinic|business|family)(?: \\w+){0,2}? (?:go(?:es)? under|burns?|rots?|closes?|shuts?|fails?|go(?:es)? bust|falls? down)\\b`,
  `(?<!\\b(?:i'?m|i was|i am|me|my head|head was) (?:as )?)\\bthick as (?:a ditch|a plank|two (?:short )?planks|(?:pig)?shite?|bottled)\\b(?=[^.!?\\n]{0,50}\\b(?:you|ye|yous|your|pair|lot|crowd|staff|desk|${PERSON})\\b)`,
  '\\bare (?:you|ye|yous)(?: (?:all|really|just|completely))? (?:stupid|thick|dumb|brain-?dead)\\b(?! with)|\\bonly an? (?:moron|imbecile|idiot|eejit|retard|cretin) (?:would|could)\\b',
  `\\b(?:brains?|iq|intelligence|wits?|mind|sense|manners|personality|charm|compassion) of an? (?:${DULL}|cabbage|snake|gorilla|ape|toddler)`,
  `\\b(?:met|seen|known|trodden on|spoken to|had) (?:smarter|brighter|cleverer|livelier|kinder|better[- ]mannered|more intelligent) (?:[\\w-]+ )?${DULL}`,
  "\\b(?:half a brain|a brain cell|two brain cells|a brain between|an ounce of (?:sense|decency|brains)|a titter of wit)\\b(?<=(?:\\b(?:not|nobody|anybody|anyone|without|is there|had|any of (?:you|ye|them))|n'?t)\\b[^.!?\\n]{0,45})(?<!\\b(?:i|i'd|i've|dog|cat|pup|puppy) (?:[\\w']+ ){0,2}(?:half a brain|\\w+ brain cells?))(?![^.!?\\n]{0,12} (?:left|since|after the stroke))",
  "\\b(?:could ?n'?t|could not|cannot|can'?t) find (?:his|her|their|your) own (?:backside|behind|bottom|nose|elbow|feet)",
  '\\bseen better [^.!?\\n]{0,20}in an? (?:pigsty|pig sty|zoo|farmyard|kennel|jungle|cowshed)|\\b(?:doctor|surgeon|consultant|dentist|nurse|physio)s?\\b[^.!?\\n]{0,20} (?:is|was|are) (?:an? |nothing but an? )?butchers?\\b',
  '\\bface like [^.!?\\n]{3,25} on (?:that|your|the|her at)\\b',
  "\\b(?:monkey|chimp|ape|dog|cat|toddler|five[- ]year[- ]old|child of \\w+|blind man|robot|trained seal) (?:would|could|'d) (?:do|make|drive|manage|run|have done)[^.!?\\n]{0,25} (?:better|quicker)\\b",
  '\\blook at the (?:state|cut) of (?:you|ye|him|her|them)\\b[^.!?\\n]{0,30}\\b(?:fat|lazy|ugly|stupid|pathetic|dirty)',
  '\\bjumped[- ]up (?:little )?\\w+|\\bwaste of (?:skin|oxygen)\\b',
  `\\b(?:dumber|stupider|dafter|more stupid) than (?:an? )?(?:\\w+ of )?\\w+`,
  '\\btongue like (?:an? )?(?:viper|adder|knife|razor|lash|snake|whip)',
].map((source) => new RegExp(source, 'g'));

/** Flags names without a swear word; never refuses, as they may be banter. */
export const rudeNames: Rule = ({ plain, lower }) =>
  merged([...passages(lower, RUDE), ...sayings(lower, SAID)])
    .filter((found) => !isReportedSpeech(plain, found))
    .map(
      (passage): Finding => ({
        kind: 'tone',
        effect: 'flag',
        message: 'Calls somebody names.',
        ...passage,
      }),
    );
