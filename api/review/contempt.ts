import { type Finding, merged, passages, type Rule } from './finding.ts';
import { isCondemned, isReportedSpeech } from './reported-speech.ts';

const GROUP =
  '(?:foreigners|immigrants|migrants|refugees|asylum seekers|muslims|islam|jews|blacks|black (?:people|men|women)|whites|gypsies|gypsy|roma|travellers|knackers|tinkers|gays|gay (?:people|men|women)|muslim (?:men|women)|lesbians|queers|homos|homosexuals|transgenders|trans people|trannies|transsexuals|women|females|feminists|disabled people|the disabled|cripples|retards|autistic people|old people|the elderly|pensioners|poles|polish people|romanians|nigerians|africans|indians|pakistanis|chinese|arabs|ukrainians|brazilians|eastern europeans|catholics|protestants|asians|single mothers|junkies|addicts|fat people|poor people|mentally ill people|people like (?:that|them|you|her|him)|retards like (?:that|them|him|her)|those people|these people|you people|every (?:last )?one of (?:them|ye|you))';
const VILE =
  'disgusting|scum|animals|vermin|parasites|dirty|filthy|filth|stupid|dumb|thieves|criminals|terrorists|rapists|beggars|pickpockets|liars|robbers|a drain|behind (?:all|it|everything)|subhuman|inferior|savages|pigs|rats|cockroaches|dogs|trash|garbage|plague|burden|waste|evil|worthless|useless|retarded|freaks|perverts|unnatural|abominations?|monkeys|apes|whores|sluts|bitches|scroungers|spongers|leeches|ruining|destroying|taking over|invading|not (?:real|human|welcome|wanted)|less than|to blame|the (?:problem|worst)|hysterical|drunks|only here (?:for|to)|killers|criminals?|a disease|a sin';
const FATE =
  'die|(?:be )?(?:let |left to )die|aborted|deported|sent (?:back|home)|locked up|put down|shot|killed|gassed|hanged|banned|removed|thrown out|kicked out|wiped out|exterminated|sterili[sz]ed|beaten|go back|go home|get out|burn|rot|near children|vote|breed|exist|be allowed|have (?:the right|rights|children)|stay (?:at )?home|know their place|(?:have )?(?:been )?born|kept (?:away|out|apart|off)|be refused';
const DO =
  "(?:smell|stink|don'?t belong|do not belong|take (?:all )?our|steal|rob|run everything|get everything|breed like|spread|control|own (?:everything|the)|can'?t (?:even )?speak|rob you|bleed us|deserve (?:everything|nothing|it|what)|belong in|ruin(?:ed)? (?:everything|this|the|our)|get everything|brought (?:the|this|disease)|make me sick|disgust me|want (?:everything|special)|live off|sponge|scrounge)";

const CONTEMPT = [
  `\\b${GROUP}(?:(?: (?!are|is|were)[\\w']+){0,4})? (?:are|is|were)(?! (?:not (?!real|human|welcome|wanted)|never|no )) ?(?:[\\w']+ ){0,4}?(?:${VILE})\\b`,
  `\\b${GROUP}(?: (?:like that|in this country|here))? (?:should|must|need to|have to|ought to|deserve to|can)(?: (?:all|just|be|not|never|only|go|really|rightly)){0,3} (?:${FATE})\\b`,
  `\\b${GROUP}(?: (?:all|just|always|only|never|like that))? ${DO}\\b`,
  `\\b${GROUP}(?: [\\w']+){0,2}? (?:have|has|had) no (?:place|business|rights?|shame|manners|morals)\\b`,
  `\\b${GROUP} (?:should|must|ought to|need to|can)(?:n't| not| never) (?:be )?(?:let|allowed|given|trusted|near|touch|get|work|be|raise|adopt|use)\\b`,
  `\\b(?:they|these people|those people|you people) are (?:dirt|filth|vermin|animals|savages|subhuman)\\b`,
  `\\b(?:i (?:really |fucking )?(?:hate|despise|detest|loathe)|can'?t stand|get rid of|(?:^|[.!] ?)deport|kill|gas|ban|exterminate|down with|no more) (?:all |every |those |these |the |of |fucking )*${GROUP}\\b`,
  `\\bonly good (?:[\\w']+ )is a dead\\b|\\bgo back to (?:your|their|his|her) (?:own )?(?:country|jungle)\\b|\\b(?:sent|send (?:them|him|her)(?: all)?) back (?:to )?where (?:they|he|she) (?:came|come|belong)`,
  `\\b(?:being|becoming) (?:gay|trans|transgender|a lesbian|lesbian|queer|homosexual|muslim|jewish|black)(?: \\w+)? (?:is|are) (?:a |an |just |not )*(?:disease|sin|sickness|illness|choice|wrong|unnatural|natural|disgusting|mental|abomination|perversion)\\b`,
  "\\b(?:wouldn'?t|won'?t|would never|never|don'?t|do not) (?:let|want|trust|have|sit beside|share a (?:room|ward) with) (?:a|an|any|that|those|them|these) (?:\\w+ )?(?:gypsy|gypsies|travellers?|knackers?|tinkers?|muslims?|jews?|blacks?|romanians?|nigerians?|africans?|foreigners?|refugees?|gays?|queers?|homos?|junkies|savages)\\b",
  '\\b(?:these|those|them) (?:savages|animals|vermin|scroungers|parasites|foreigners|scum)\\b',
  '\\b(?:dirty|filthy|stinking|smelly|bloody|fucking|fuckin) (?:foreigners?|immigrants?|muslims?|jews?|blacks?|gypsy|gypsies|arabs?|indians?|poles?|romanians?|africans?|homos?|queers?|travellers?|tinkers?)\\b',
  "\\b(?:don'?t|do not|won'?t|will not|refuse to) (?:want|let|be (?:treated|touched|seen)|have) (?:a |an |any |some |by )+(?:black|foreign|coloured|african|indian|muslim|gay|polish|nigerian|asian|foreigner)(?: (?:nurse|doctor|carer|man|woman|person))?\\b",
].map((source) => new RegExp(source, 'gi'));

/** Holds what speaks with contempt of people for what they are; it refuses nothing, as it cannot tell who is quoted. */
export const contempt: Rule = ({ plain }) =>
  merged(passages(plain, CONTEMPT))
    .filter((found) => !isReportedSpeech(plain, found) && !isCondemned(plain, found.end))
    .map(
      (passage): Finding => ({
        kind: 'tone',
        effect: 'flag',
        message: 'Speaks with contempt of people for what they are.',
        ...passage,
      }),
    );
