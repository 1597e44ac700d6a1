import { type Finding, merged, passages, type Rule, saying, sayings } from './finding.ts';
import { isCondemned, isReportedSpeech } from './reported-speech.ts';

const GROUP =
  '(?:(?:women|men|girls|ones|families|mothers|parents|lads) like (?:that|them|those|her)|(?:autistic|disabled|handicapped|downs?|special needs) (?:kids|children)|single parents|drug addicts|mental patients|foreigners|immigrants|migrants|refugees|asylum seekers|muslims|islam|jews|blacks|black (?:people|men|women)|whites|gypsies|gypsy|roma|travellers|knackers|tinkers|gays|gay (?:people|men|women)|muslim (?:men|women)|lesbians|queers|homos|homosexuals|transgenders|trans people|trannies|transsexuals|women|females|feminists|disabled people|the disabled|cripples|retards|autistic people|old people|the elderly|pensioners|poles|polish people|romanians|nigerians|africans|indians|pakistanis|chinese|arabs|ukrainians|brazilians|eastern europeans|catholics|protestants|asians|single mothers|junkies|addicts|fat people|poor people|mentally ill people|people like (?:that|them|you|her|him)|retards like (?:that|them|him|her)|those people|these people|you people|every (?:last )?one of (?:them|ye|you))';
const ONE_OF =
  '(?:gyps(?:y|ies)|travellers?|knackers?|tinkers?|itinerants?|roma(?:ny)?|muslims?|jews?|jewish|hindus?|blacks?|coloureds?|romanians?|nigerians?|africans?|indians?|pakistanis?|asians?|chinese|arabs?|poles?|polish|lithuanians?|ukrainians?|brazilians?|albanians?|syrians?|somalis?|foreigners?|foreign|immigrants?|migrants?|refugees?|asylum seekers?|gays?|queers?|lesbians?|homos?|trans|junk(?:ie|ies)|addicts?|protestants?|savages|eastern europeans?)';
const COMERS =
  '(?:foreigners|immigrants|migrants|refugees|asylum seekers|muslims|romanians|nigerians|africans|indians|pakistanis|asians|arabs|ukrainians|poles|brazilians|albanians|syrians|somalis|eastern europeans|blacks|travellers|gypsies|roma|foreign (?:nurses|doctors|staff|people))';
const SITE =
  '(?:(?:that|the|them|those) (?:crowd|lot|ones|families|people|shower|pack) (?:from|off|on|in|up at) (?:the|that) (?:\\w+ )?(?:site|camp|hotel|direct provision|estate|flats))';
const VILE =
  'disgusting|scum|animals|vermin|parasites|dirty|filthy|filth|stupid|dumb|thieves|criminals|terrorists|rapists|beggars|pickpockets|liars|robbers|a drain|behind (?:all|it|everything)|subhuman|inferior|savages|pigs|rats|cockroaches|dogs|trash|garbage|plague|burden|waste|evil|worthless|useless|retarded|freaks|perverts|unnatural|abominations?|monkeys|apes|whores|sluts|bitches|scroungers|spongers|leeches|ruining|destroying|taking over|invading|not (?:real|human|welcome|wanted|clean|like us|one of us|to be trusted|safe|civili[sz]ed)|less than|to blame|the (?:problem|worst)|hysterical|drunks|only here (?:for|to)|killers|criminals?|a disease|a sin';
const FATE =
  'die|(?:be )?(?:let |left to )die|aborted|deported|sent (?:back|home)|locked up|put down|shot|killed|gassed|hanged|banned|removed|thrown out|kicked out|wiped out|exterminated|sterili[sz]ed|beaten|go back|go home|get out|burn|rot|near children|vote|breed|exist|be allowed|have (?:the right|rights|children)|stay (?:at )?home|know their place|(?:have )?(?:been )?born|kept (?:away|out|apart|off)|be refused';
const DO =
  "(?:smell|stink|don'?t belong|do not belong|take (?:all )?our|steal|rob|run everything|get everything|breed like|spread|control|own (?:everything|the)|can'?t (?:even )?speak|rob you|bleed us|deserve (?:everything|nothing|it|what)|belong in|ruin(?:ed)? (?:everything|this|the|our)|get everything|brought (?:the|this|disease)|make me sick|disgust me|look after their own|(?:never|don'?t|won'?t) (?:did|do|worked|work|done) (?:a|an honest) day|stick to their own|cheat|(?:can'?t|cannot) be trusted|want (?:everything|special)|live off|sponge|scrounge)";

const GO_BACK = ` (?:should|can|could|ought to|must|need to)(?: all| just)* (?:go|get|be sent|be put|be shipped|be flown) (?:back|home|off) to (?:whatever|wherever|where|(?:your|their|his|her) own (?:country|place|kind|hole)|the (?:jungle|desert|bog|hole))`;
const NOT_HERE = `(?: just| all)? (?:don'?t|do not|will never|never) belong (?:here|in (?:this|our|ireland))`;

const OF_GROUPS = [
  `(?:(?: (?!are|is|were)[\\w']+){0,4})? (?:are|is|were)(?! (?:not (?!real|human|welcome|wanted|clean|like us|one of us|to be trusted|safe|civili)|never|no )) ?(?:[\\w']+ ){0,4}?(?:${VILE})\\b`,
  `(?: (?:like that|in this country|here))? (?:should|must|need to|have to|ought to|deserve to|can)(?: (?:all|just|be|not|never|only|go|really|rightly)){0,3} (?:${FATE})\\b`,
  `(?: (?:all|just|always|only|never|like that))? ${DO}\\b`,
  `(?: [\\w']+){0,2}? (?:have|has|had) no (?:place|business|rights?|shame|manners|morals)\\b`,
  ` (?:should|must|ought to|need to|can)(?:n't| not| never) (?:be )?(?:let|allowed|given|trusted|near|touch|get|work|be|raise|rear|have|marry|mind|teach|drive|adopt|use)\\b`,
  ` (?:should|could|can|ought to|need to)(?: \\w+)? (?:keep (?:it|that|themselves|their \\w+) (?:to themselves|behind|private|away)|be (?:moved on|put out|kept in|watched|tagged))`,
  ` (?:already )?(?:get|gets|got|are given|are getting|have|has)(?: far| way)? (?:too much|everything|all the|more than (?:us|we|our own))(?= already|\\s{0,2}[.!,]|$| from| off| for| handed| beds?| houses?| than)`,
  ` (?:should|must|ought to|can)(?: not|n'?t| never| only)? be (?:let|allowed|given|left) (?:to )?(?:have|keep|rear|raise|near|in|out|vote|breed|marry|adopt|work|drive|teach)\\b`,
  ` (?:are|keep|is)(?: only| just| all| always)? (?:robbing|taking|stealing|blocking|clogging|filling|using|wasting|costing|bleeding|sponging|scrounging|milking)\\b`,
  ` (?:just |only |always )?(?:clog|block|fill|take|use|eat) up\\b`,
  ` (?:just )?(?:don'?t|do not|never|won'?t|can'?t) (?:ever |even |want to |know how to )?(?:wash|work(?! (?:here|there|on|in|out))|pay (?:for|tax|their)|integrate|contribute|mix|obey|respect|behave|control themselves)\\b`,
  ` are the same\\b(?<=\\ball [^.!?\\n]{0,40})`,
  ` are all (?:the same|at it|alike|on (?:drugs|the dole|drink))\\b`,
  `${GO_BACK}`,
  `${NOT_HERE}`,
];
const SAID_OF_GROUPS = [saying(`\\b${GROUP}\\b`, OF_GROUPS.join('|'))];
const CONTEMPT = [
  `\\b(?:they|these people|those people|you people) are (?:dirt|filth|vermin|animals|savages|subhuman)\\b`,
  `\\b(?:i (?:really |fucking )?(?:hate|despise|detest|loathe)|can'?t stand|get rid of|(?:^|[.!] ?)deport|kill|gas|ban|exterminate|down with|no more) (?:all |every |those |these |the |of |fucking )*${GROUP}\\b`,
  `\\bonly good (?:[\\w']+ )is a dead\\b|\\bgo back to (?:your|their|his|her) (?:own )?(?:country|jungle)\\b|\\b(?:sent|send (?:them|him|her)(?: all)?) back (?:to )?where (?:they|he|she) (?:came|come|belong)`,
  `\\b(?:being|becoming) (?:gay|trans|transgender|a lesbian|lesbian|queer|homosexual|muslim|jewish|black)(?: \\w+)? (?:is|are) (?:a |an |just |not )*(?:disease|sin|sickness|illness|choice|wrong|unnatural|natural|disgusting|mental|abomination|perversion)\\b`,
  '\\b(?:these|those|them) (?:savages|animals|vermin|scroungers|parasites|foreigners|scum)\\b',
  '\\b(?:dirty|filthy|stinking|smelly|bloody|fucking|fuckin) (?:foreigners?|immigrants?|muslims?|jews?|blacks?|gypsy|gypsies|arabs?|indians?|poles?|romanians?|africans?|homos?|queers?|travellers?|tinkers?)\\b',
  "\\b(?:don'?t|do not|won'?t|will not|refuse to) (?:want|let|be (?:treated|touched|seen)|have) (?:a |an |any |some |by )+(?:black|foreign|coloured|african|indian|muslim|gay|polish|nigerian|asian|foreigner)(?: (?:nurse|doctor|carer|man|woman|person))?\\b",
  `\\b(?:don'?t|do not|won'?t|hate|refuse) (?:like |want )?(?:being|to be) (?:treated|touched|seen|nursed|minded|washed) by (?:people who (?:are not|aren'?t|can'?t)|(?:a |an |some |those |any )?${ONE_OF})\\b`,
  '\\b(?:diseases?|germs|lice|bugs)\\b[^.!?\\n]{0,12}\\b(?:those|these) people (?:have|carry|bring|brought)|\\baway from (?:normal|decent|ordinary) people\\b',
  `\\b(?:wouldn'?t|would not|won'?t|will not|would never|never|don'?t|do not|can'?t|cannot|couldn'?t) (?:let|want|trust|have|sit beside|touch|hire|serve|share a (?:room|ward) with) (?:a|an|any|one of|that|those|them|these|some)(?: (?:of )?(?:the|them|those))? (?!(?:bad|single|kinder|better|nicer|more) )(?:\\w+ )?${ONE_OF}\\b(?![- ](?:word|thing|day))`,
  `\\b(?:don'?t|do not|no place for|never|won'?t|can'?t|not) (?:want |need |have |let |serve |like |trust |be having )?(?:any of )?(?:their|your|her|his) (?:sort|kind|ilk|type)\\b(?! of\\b)`,
  `\\b${SITE}\\b[^.!?\\n]{0,40}\\b(?:ban(?:ned)?|barred|kept (?:out|away)|on the (?:take|rob|make)|robb?(?:ing|ed|ers)?|thiev\\w+|stealing|dirty|filthy|watched|moved on|run out|evicted|let in|pests?|scum)\\b|\\bon the (?:take|rob|make)\\b[^.!?\\n]{0,12}${SITE}`,
  `\\bthey(?: all)? come (?:over |in )?here (?:and|to|looking|expecting|for)\\b (?!work|help|train|study|give|care|mind|volunteer|teach|every|because|me\\b|us\\b)`,
  `\\b(?:send|ship|put) (?<=(?:^|[.!?\\n])\\s{0,2}\\w{3,4} )(?:them|these|those|the (?:whole )?lot(?: of them)?|every (?:last )?one of them)(?: all| lot| people)? (?:home|back|packing|out of (?:here|the country|ireland))\\b(?! (?:early|earlier|sooner|with|in|by|after|to (?:us|their|bed|the ward)|safe))`,
  `\\b(?:half|most|none|all) of (?:them|these|those|the (?:nurses|doctors|staff|carers))(?: \\w+)? (?:can'?t|cannot|couldn'?t|do not|don'?t)(?: even)? (?:speak|have|understand)(?: a word of)?(?: proper| any)? english\\b`,
  `\\b(?:overrun|flooded|crawling|swarming|infested|swamped|polluted|invaded|destroyed|ruined|taken over|sick of|fed up (?:with|of)|full up)(?: (?:with|by|of))?(?: all)?(?: the| these| those| them)? ${COMERS}\\b`,
  `\\bcount (?:your|my|his|her) fingers (?:after|when)\\b|\\b(?:hide|watch|mind|lock up|nail down|hold on to|guard) (?:your|my|the) (?:purse|wallet|handbag|pocket|pockets|silver|valuables|belongings)\\b[^.!?\\n]{0,40} ${ONE_OF}\\b|\\bwithout (?:watching|minding|counting|locking)\\b(?<=\\b${ONE_OF}\\b[^.!?\\n]{0,60})`,
  `\\b(?:stinks|smells|gone to the dogs|gone downhill|not the same|never the same|ruined|destroyed|gone (?:to hell|bad)|unsafe|afraid to go out)\\b[^.!?\\n]{0,25} since (?:they let )?(?:the|all the|those|these|them|all those) ${COMERS} (?!left|went|had to)`,
  "\\b(?:ramm?|shov|push|forc|stuff)(?:ed|ing|e)? (?:it |that |them )?(?:all )?down our throats\\b|\\bwom[ae]n'?s place is\\b",
  `\\b(?:they'?re|they are) all the same,? (?:those|these|the|them) ${ONE_OF}`,
  `\\b(?:the )?(?:amount|flood|hordes?|swarms?|invasion|influx|plague|millions) of (?:all )?(?:these |those |the )?${COMERS}\\b|\\b${COMERS} (?:that |who )?(?:they|we|are being|are)(?: are)? (?:let(?:ting)? in|coming in|pouring in|flooding in)`,
  `\\b(?:sooner|rather) (?:\\w+ ){1,4}than [^.!?\\n]{0,30}\\b(?:(?:one of|a|an|any|some|by) (?:them |those |these |the )?|them |those )${ONE_OF}\\b`,
  `\\b(?:they|you|these|those|he|she)${GO_BACK}`,
  "\\b(?:it'?s not|it is not|isn'?t|it'?s|is) (?:natural|right|normal|unnatural|disgusting|a disgrace),? (?:for )?(?:two|a) (?:men|women|lads|girls|man|woman) (?:rearing|raising|having|with|kissing|holding hands|getting married|dressed|to (?:rear|raise|have|marry|kiss))\\b",
  '\\b(?:ireland|this country|our country|our hospitals?|our town) (?:is |should be |belongs |was )?(?:for|to) the irish\\b|\\bireland (?:is )?full\\b|\\b(?:seen|served|treated|housed|helped|looked after|in) (?:before|ahead of) our own\\b(?! \\w)',
  `\\b(?:that'?s|typical) ${ONE_OF} for (?:you|ye)\\b|\\bwhat (?:do|would) you expect (?:from|of) (?:a|an|the|those|them)? ?${ONE_OF}\\b`,
  `\\bfull of (?:the |those )?${COMERS} (?:\\w+ and )?(?:roaring|shouting|stealing|robbing|begging|drinking|fighting|spitting|screaming)\\b`,
  "\\b(?:an? )?(?:man|men|boys?|lads?) (?:who thinks? (?:he|they) (?:is|are|'s|'re) (?:an? )?(?:woman|women|girls?)|in (?:an? )?dress(?:es)?|pretending to be (?:an? )?(?:woman|women|girls?))\\b",
  `\\bthey${NOT_HERE}`,
  `\\bit(?:'s| is| was) (?:always )?(?:the|them|those|all the) ${COMERS} (?:who|that) (?:brought (?:it|this|that|the (?:virus|disease|drugs))|caused?|started?|spread|rob(?:bed)?|ruin(?:ed)?|stole|steal|did (?:it|this))`,
  "\\b(?:not|n'?t) (?:being |a |be )?(?:racist|sexist|homophobic|prejudiced)(?: or anything)?,? but\\b",
  `\\bwhy (?:should|do|does|must|would) (?:an?|the|any|all|these|those|all these)? ?(?:${ONE_OF}|${COMERS}) (?:get|have|be (?:let|given|seen|housed|treated (?:first|before|ahead)|allowed))\\b(?! to (?:wait|suffer|hide|beg))`,
].map((source) => new RegExp(source, 'g'));

/** Holds contempt for groups without refusing it, as a quotation looks the same. */
export const contempt: Rule = ({ plain, lower }) =>
  merged([...passages(lower, CONTEMPT), ...sayings(lower, SAID_OF_GROUPS)])
    .filter((found) => !isReportedSpeech(plain, found) && !isCondemned(plain, found.end))
    .map(
      (passage): Finding => ({
        kind: 'tone',
        effect: 'flag',
        message: 'Speaks with contempt of people for what they are.',
        ...passage,
      }),
    );
