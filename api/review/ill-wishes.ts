import { type Finding, merged, passages, type Rule, saying, sayings } from './finding.ts';
import { isReportedSpeech } from './reported-speech.ts';
import { PERSON_WORDS } from './target-words.ts';

const PERSON = `(?:${PERSON_WORDS.join('|')})`;
const YOU =
  '(?:you|ye|yous|youse|(?:all|any|each|every (?:last |single )?one|the (?:whole )?lot|the pair|the pack) of (?:you|ye|yous))';
const THEM = `(?:he|she|they|him|her|them|(?:all|every (?:last |single )?one|the (?:whole )?lot) of them|(?:that|those|your|the|this|whoever) (?:[\\w']+ ){0,3}?(?:${PERSON}|charity|shop|place|hospital|clinic|business|family|children|kids|mother|father|house|home|van|car))`;
const ANY = `(?:${YOU}|${THEM})`;
const THEIR = '(?:your|yer|his|her|their)';
const ALL = '(?: all| both| just| soon| one day| some day| someday| really| would| will| could| can| might)*';

const HARM = `(?:falls? (?:under|off a|down (?:a|the|those) |in front of|in the (?:river|canal|sea)|flat on)|(?:gets?|is|are) (?:run over|knocked down|hit by|flattened|struck|mugged|beaten|robbed|burgled|stabbed|shot|hanged)|go(?:es)? off the road|gets? a taste of (?:it|your|his|her|their)|gets? (?:what(?: is|'s| was)? coming|what ${ANY} deserves?(?= ?(?:[.!]|$))|cancer|covid|sick(?! (?:leave|pay|notes?|certs?|days?)\\b)|a stroke(?! (?:nurse|unit|bed|clinic|team|ward|doctor))|a heart attack|ill\\b|a (?:good )?(?:hiding|beating|kicking))|rots?\\b|burns?(?= ?(?:[.!,]|$|in\\b|to\\b|for\\b|down\\b))|chokes?\\b|drowns?\\b|crash(?:es)?\\b|suffers?\\b(?! (?:no|less))|perish(?:es)?\\b|starves?\\b|dies?\\b(?! (?:at home|in (?:peace|comfort|dignity|${THEIR})|peacefully|a quick|out\\b|down\\b|with (?:dignity|${THEIR})|when)|d)|drops? dead|go(?:es)? (?:blind|deaf|bust|bankrupt|under\\b|to hell|up in (?:flames|smoke))|breaks? ${THEIR} (?:neck|necks|back|backs|legs?|arms?)|loses? (?:everything|${THEIR} (?:job|jobs|house|home|sight|legs?|children|everything))|(?:ends?|finish(?:es)?) up (?:in (?:a wheelchair|jail|prison|a (?:grave|coffin|ditch|gutter|box|bedpan)|the (?:gutter|ground|grave|river|street|dock))|on (?:the streets?|a trolley)|alone\\b|homeless|crippled|like (?:her|him|me|my)|with nothing)|(?:knows?|feels?|finds?) out what (?:it is like|pain|it's like)|has to (?:bury|beg|crawl)|go(?:es)? to ${THEIR} graves?|never (?:walks? again|sleeps? (?:again|easy|well|sound)|gets? (?:well|better|a (?:bed|job|penny|minute|break)|any (?:sleep|peace))\\b|works? (?:again|another)|drives? again|recovers?|(?:knows?|has|have|finds?) (?:a day|a minute|a moment|any|another)? ?(?:'?s )?(?:luck|peace|happy|happiness|rest|joy|good)|(?:has|have) a day))`;
const VIOLENCE =
  '(?:slap|beat|batter|shoot|stab|hang|drown|flog|horsewhip|kick|punch|strangle|throttle|gas|burn|poison)';
const PUSH = '(?:push|shove|throw|kick|knock|fling|pitch)';
const DOWN =
  '(?:down (?:the|those|a)(?: \\w+)? (?:stairs|steps|well|hole|lift shaft)|under a|off (?:a|the) (?:roof|bridge|cliff|pier|quay)|(?:out )?of (?:a|the) window|out (?:a|the) window|in(?:to)? (?:a|the) (?:river|canal|sea|skip|ditch|bin|traffic))';
const VEHICLE = '(?:bus|lorry|train|truck|van|tractor|car|steamroller|ambulance)';
const DEATH =
  '(?:slow|painful|horrible|lonely|agonising|miserable|nasty|violent)(?:,? (?:and )?(?:slow|painful|horrible|lonely|agonising|miserable|early))* death';

const WISHED = new RegExp(
  `\\b(?:(?:hope|hoping|wish|pray)(?: to god)?(?: that)? ${ANY}(?: (?:who|that) [\\w' ]{2,30}?)?|may ${ANY})${ALL} $`,
);
const WISHED_MAX = 140;

const CURSES = [
  saying(
    `\\b(?:hope|wish|pray)(?: to god)?(?: that)? (?:somebody|someone|a (?:big )?${VEHICLE}|god|the devil|karma) `,
    `(?:breaks?|hits?|runs? over|runs? into|knocks? down|flattens?|smash(?:es)?|hurts?|beats?|kills?|robs?|burns?|strikes?|takes?|slaps?|punch(?:es)?|does (?:it|the same) to) (?:down )?(?:${ANY}|${THEIR} \\w+)`,
  ),
  saying(
    "(?<!\\b(?:not|n't|never) )\\bwish(?:es|ing)? (?:(?:an? )?(?:stroke|heart attack|tumou?r|disease|plague|broken \\w+)|cancer|death|pain|misery|harm|ill|suffering|every (?:ill|pain|misfortune)|bad luck|the (?:worst|same)|nothing but \\w+) (?:up)?on ",
    `(?:${ANY}|all\\b|every|anybody who|anyone who|the \\w+ who|whoever|${THEIR})`,
  ),
];
const ILL_WISHES = [
  `\\b(?:hope|wish|pray)(?: that)? the next (?:ambulance|coffin|funeral|hearse|grave|diagnosis|stroke|tumou?r|body bag) is (?:for )?(?:you|yours|one of yours|him|her|them|his|hers|theirs)`,
  `\\b(?:hope|wish|pray)(?: that)? (?:it|this|the same) (?:happens|is done) to ${THEIR} (?:own|mother|mothers|father|child|children|kids|family|families|wife|husband|parents)\\b`,
  `\\bwish ${ANY} (?:every|all the|nothing but|only|the) (?:misfortune|pain|misery|bad luck|ill|harm|sickness|suffering|worst(?! is))`,
  `\\b(?:you|ye|they|he|she|yous)(?:'ll| will| are going to|'re going to)(?: all)? (?:burn|rot|fry|roast) (?:in hell|for (?:this|that|what))`,
  '\\bkarma (?:will|is going to|is coming|is a bitch|has your|comes?) ?(?:get|find|for|catch|bite|back)?\\b(?= (?:you|ye|him|her|them|for you|for them|address))|(?<=(?:^|[.!?\\n])\\s{0,2})let (?:them|him|her|those|ye)(?: all)? (?:rot|burn|drown|starve|choke|suffer|die(?= ?(?:[.!]|$)))\\b',
  `\\bwish (?:that )?${YOU} (?:had died(?! (?:at|in|peacefully|with)\\b)|were dead|was dead|would die|would get (?:run over|sick|cancer|hit)|would (?:rot|burn|drown|choke|drop dead)|had never been born|were never born)`,
  `\\bwish (?:that )?(?:he|she|they|(?:that|those|the) ${PERSON}) (?:were dead|was dead|had never been born|would (?:die\\b(?! in)|drop dead|rot|get run over|get (?:sick|cancer)))`,
  `\\bmay none of (?:you|ye|them)\\b|\\bmay (?:your|his|her|their) (?:(?!never\\b)\\w+ ){1,3}(?:wither|rot|burn|fall off|fester|fail|perish|close|sink|crumble)\\b`,
  `\\bwould ?n(?:o|'?)t (?:shed a tear|care|mind|lose sleep|cross the road|piss|spit)\\b[^.!?\\n]{0,15} (?:if|for|on) ${ANY} (?:all )?(?:dropped dead|died|burned|burnt|drowned|were (?:dead|on fire|run over|shot|dying)|was (?:dead|on fire|run over|shot|dying)|if)\\b`,
  `\\b(?:you|ye|they)(?: all)? deserve to be (?:left (?:lying|waiting|in|on|to rot|alone)|locked up|in pain|beaten|sick)\\b`,
  `\\b(?:a curse|bad luck|bad cess|a pox|damnation|the devil)(?: up)?(?: on| to) (?:${ANY}|${THEIR} \\w+)|\\b(?:god )?(?:damn|curse|blast) (?:${YOU}|the (?:whole )?lot of them)\\b(?!,? (?:cancer|covid|illness|disease|arthritis|winter))`,
  `\\b(?:(?:dance|piss|spit)(?:ing)? on ${THEIR} graves?|laugh(?:ing)? at ${THEIR} funerals?)\\b`,
  `\\bcan (?:all )?(?:rot\\b|drop dead|go to hell|(?:drown|burn|choke|die|starve)(?= for all))(?<=\\b${ANY} can [a-z ]{3,20})`,
  `\\b(?:somebody|someone|they|we|i|people|you) (?:should|ought to|needs? to|would love to|'d love to) (?:just )?(?:${PUSH} ${ANY}(?: \\w+){0,3}? ${DOWN}|${VIOLENCE} (?:${YOU}|(?:those|that) (?:\\w+ )?${PERSON}|the (?:whole )?lot of them))`,
  `\\bbe (?:taken out and )?(?:shot|hanged|flogged|horsewhipped|whipped|drowned|burnt|burned(?! out)|strung up|gassed|executed|put (?:down(?! (?:for|as|on|to|in|by))|up against|against) ?(?:a wall)?|lined up (?:and|against)|tarred|left to (?:rot|die))\\b(?<=\\b(?:he|she|they|you|ye|lot|crowd|${PERSON}|whoever [\\w' ]{3,30}) (?:should|ought to|deserves? to|needs? to|would) (?:all )?be [a-z ]{3,30})`,
  `\\b(?:pay|give|love|like|enjoy|queue)(?: (?!not\\b)\\w+){0,3}? to (?:see|watch) ${ANY}(?: all)? (?:suffer|die|fall|beaten|cry|hang|burn|hurt|bleed|beg|crawl|rot)`,
  `\\b${VEHICLE} (?:should|ought to|could|might) (?:run over|run|hit|flatten|knock(?: down)?) ${ANY}`,
  `\\b(?:world|country|town|place|hospital|ward|county|street|ireland|everybody|everyone|we) (?:would|will|'d) be (?:far |much |so much )?(?:a )?better(?: off)?(?: place)? without (?:${YOU}|people like|the likes of|your (?:sort|kind|charity|shop)|them people)(?! (?:help|care))`,
  `\\b(?:hope|pray|wish|deserves?)\\b[^.!?\\n]{0,30} ${DEATH}\\b`,
].map((source) => new RegExp(source, 'g'));
const HARMS = [new RegExp(`\\b${HARM}`, 'g')];

/** Holds ill wishes that are no threats; never refuses, as some are figures of speech. */
export const illWishes: Rule = ({ plain, lower }) =>
  merged([
    ...passages(lower, ILL_WISHES),
    ...sayings(lower, CURSES),
    ...passages(lower, HARMS).flatMap((harm) => {
      const before = lower.slice(Math.max(0, harm.start - WISHED_MAX), harm.start);
      const wished = WISHED.exec(before);
      return wished ? { start: harm.start - before.length + wished.index, end: harm.end } : [];
    }),
  ])
    .filter((found) => !isReportedSpeech(plain, found))
    .map((passage): Finding => ({ kind: 'tone', effect: 'flag', message: 'Wishes somebody harm.', ...passage }));
