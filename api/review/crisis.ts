import { OTHER_LANGUAGES } from './crisis-languages.ts';
import { merged, passages, type Rule } from './finding.ts';
import { inOriginal } from './mapped-text.ts';

// The rules read the spoken form: small letters, no apostrophes, single spaces.
const NOW =
  '(?:just|really|still|often|always|sometimes|honestly|only|actually|dont know if|even|so|very|both|seriously|truly|kind of|sort of|feel like i|think i|thought i|at times)';
const I = `\\b(?:i|id|im|ive|i am|i have|i had|i was|i keep|i kept)(?: ${NOW}){0,3}`;
const OTHER =
  '(?:he|she|they|son|daughter|husband|wife|partner|brother|sister|mother|father|mam|mum|dad|friend|child|girl|boy)';
const SELF = '(?:my ?self|herself|himself|themselves)';
const OWN_LIFE = '(?:my (?:own )?life|it all|everything)';
const HARM_SELF = `(?:kill (?:my ?self|me)|kms|unalive|end (?:it|${OWN_LIFE})|take my (?:own )?life|hang my ?self|overdose|self ?harm|harm my ?self|hurt my ?self|cut my ?self|commit suicide|jump off (?:a|the) (?:bridge|cliff|roof))`;
// Not distress: a good death, as hospices know it, and idioms such as dying of embarrassment.
const NOT_MEANT =
  '(?! (?:of |from |laughing|to (?:hear|know|see|thank)|with (?:shame|laughter|dignity|embarrassment)|at home|here\\b|peacefully|in (?:peace|comfort|my|his|her|their|our)\\b|(?:with|among|surrounded)\\b|when im old))';
const STAY = '(?! (?:in|with|at|near|beside|alone|forever|so late|before|until|for my))';
const DONT = '(?:dont|do not|didnt|did not|no longer|never)(?: really| even| just)?';

const DISTRESS = [
  `${I} (?:want(?:ed|ing)?(?: to)?|wanna|wish(?:ing)? to|ready to|hop(?:e|ing) to|need to|would rather|rather|feel like|thinking (?:of|about)) (?:die|dying|be dead|be gone|disappear forever|${HARM_SELF}|not (?:wake up|exist|be alive))\\b${NOT_MEANT}`,
  `${I} (?:going to|gonna|might|will|could|should|about to|planning to|plan to|thought about|think about|try to|trying to|tried to) ${HARM_SELF}\\b(?! (?:laughing|with laughter))`,
  `\\bi (?:wish|wished|was wishing) (?:that )?i (?:was|were|had been|could)(?: just| only)? (?:dead|gone|never born|not wake up|never wake up|die)\\b`,
  `\\bi(?: just| really| honestly| often)* ${DONT} (?:want|wants|wanted|wish|wanna)(?: to)? (?:live|be alive|be here|wake up|exist|go on living|be around)\\b${STAY}`,
  `\\b${OTHER} (?:doesnt|does not|dont|no longer)(?: really| even| just)? wants? to (?:live|be alive|wake up|exist)\\b${STAY}`,
  `\\b(?:hope|want|pray|wish)(?:ed|ing)? (?:i |to )(?:just )?(?:never|dont|do not) wake up\\b|\\bgo to sleep and (?:never|not) wake up\\b`,
  `\\b(?:kill|kills|killing|harm|harming|hurt|hurting|cut|cutting|hang|hanging|poison|poisoning|starve|starving|drown|drowning) my ?self\\b(?! (?:laughing|shaving|on |with laughter|in the kitchen|over |off|short|by accident))`,
  `\\b(?:end|ending|ended|take|taking|took) my own life\\b|\\b(?:tried|try|trying|going) to take my life\\b`,
  `\\b(?:end|ending|ended) (?:my life|it all)\\b(?! (?:here|in|on a high|happy))|\\burge to end (?:it|my)\\b|\\bend it (?:tonight|today|soon)\\b`,
  `(?:\\b(?:im|am|is|are|feel|feels|feeling|felt|was|been|me|shes|hes|actively|so)(?: ${NOW}| feeling| again| quite| completely| very| actively| now)* suicid(?:al|e)\\b)|\\bsuicidal (?:again|thoughts?|feelings?|ideation|since|every|most)\\b`,
  `\\b(?:my|having|have|had|these|with) (?:\\w+ )?(?:suicidal thoughts|thoughts of suicide|suicidal ideation)\\b|\\b(?:attempted|considered|considering|contemplated|contemplating|thought about|think about|think of|thinking about|thinking of|thoughts of|tried to commit|commit|committing|planning|plan my) suicide\\b|\\bmy suicide\\b|\\bsuicide (?:is|seems|feels like|looks like) (?:the|my|an?) (?:only |last )?(?:way|option|choice|answer)|\\bi (?:wrote|have written|am writing) (?:a|my) suicide (?:note|letter)`,
  `\\b(?:no|any|not any|a|see the) (?:reason|point) (?:in |to |of )?(?:me )?(?:live|living|go on|going on|be alive|being alive|being here)\\b|\\b(?:nothing|not much) (?:left )?to live for\\b|\\blife (?:is|isnt|is not|was|wasnt)(?: just)? (?:not |no longer )?worth (?:living|it anymore)\\b|\\b(?:do not|dont|cannot|cant) see the point (?:any ?more|of (?:it|life|living|getting up|lighting|going)\\b)`,
  `\\bi(?: just| really| feel i| felt i| thought i| honestly)? (?:cant|cannot|can not|couldnt|could not) (?:go on|carry on|keep going|do this|keep doing this)\\b(?=(?: any ?more| any longer| like this| with (?:life|this|it)| without (?:him|her|them|my)| living| much longer)?\\s*(?:[.,!?;:]|$|but|and(?! on)|because|since|so\\b))`,
  `\\b(?:i|we)(?: just| really)? (?:cant|cannot|can not) (?:take|bear|cope|face|handle|stand)(?: with)?(?: (?:it|this|life|things|another day))? (?:any ?more|any longer|much longer)\\b`,
  `\\b(?:better off (?:without me|dead|if i (?:was|were) (?:dead|gone))|giv(?:e|en|ing) up on (?:life|living)|tired of (?:living|being alive|life)|hate being alive|nobody would (?:miss me|notice if i|care if i)|burden (?:to|on) (?:everyone|everybody|my family)(?! at all))\\b`,
  `\\b(?:im|i am|ive|i have|i|still|keep|started|shes|hes|is|been)(?: been| again| started)? self ?harm(?:ing|ed|s)?\\b|\\bself ?harming\\b(?! (?:team|service|policy|group|awareness))|\\b(?:my|her|his) self ?harm(?:ing)?\\b`,
  `\\b(?:take|taken|took|taking|tried|planning|had) (?:an? |another |my |\\w+ )?overdose\\b|\\bi overdosed\\b|\\b(?:take|taken|took|taking|swallow\\w*) all (?:of )?(?:my|the) (?:tablets|pills|medication|meds)\\b`,
  `\\b(?:saved|saving|stockpil\\w+|hoard\\w+) (?:up )?(?:all )?(?:my|the|enough) (?:tablets|pills|medication|meds)\\b|\\b(?:tablets|pills|medication|meds) (?:all )?(?:are )?saved up\\b`,
  `\\b${OTHER} (?:says? (?:he|she|they) )?(?:(?:still |just |really |often )?(?:wants?|keeps? wanting|is going|are going|is threatening|threatens|keeps threatening|plans?|is planning|tries|is trying) to|(?:is|are) (?:talking|thinking) (?:about|of)|keeps (?:talking|thinking) (?:about|of)|keeps) (?:die|dying|kill(?:ing)? ${SELF}|harm(?:ing)? ${SELF}|hurt(?:ing)? ${SELF}|cut(?:ting)? ${SELF}|suicide|(?:end|take|ending|taking) (?:it all|(?:his|her|their) (?:own )?li(?:fe|ves)))\\b${NOT_MEANT}`,
  `\\b(?:is|keeps|been) (?:cutting|harming|hurting|starving) (?:herself|himself|themselves)\\b`,
  `\\b(?:beats|hits|rapes|strangles|chokes) me (?:when|every|if|at night|whenever)\\b|\\b(?:afraid|scared|terrified|frightened) (?:to go home to|of) my (?:husband|partner|boyfriend|father|dad|ex|wife)\\b`,
  '\\bkms\\b',
].map((source) => new RegExp(source, 'gu'));

/** Flags a text whose author may be in danger now, so that staff respond quickly; never refuses it. */
export const crisis: Rule = ({ spoken }) =>
  merged(passages(spoken.text, [...DISTRESS, ...OTHER_LANGUAGES])).map((passage) => ({
    kind: 'crisis',
    effect: 'flag',
    message: 'The writer, or somebody near, may need help now.',
    ...inOriginal(spoken, passage),
  }));
