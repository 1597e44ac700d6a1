import { merged, passages, type Rule, wordPattern } from './finding.ts';

const NOW = "(?:just|really|still|often|always|sometimes|honestly|only|actually|don't know if|even)";
const I = `\\bI(?:'m|'d|'ve| am| have| had| was| keep| kept)?(?: ${NOW}){0,2}`;
const OTHER = '(?:he|she|they|son|daughter|husband|wife|partner|brother|sister|mother|father|mam|mum|dad|friend)';
const SELF = '(?:my|him|her|them)sel(?:f|ves)';
const LIFE = '(?:it all|(?:my|his|her|their)(?: own)? lives?|(?:my|his|her|their)(?: own)? life)';
// Not distress: a good death, as hospices know it, and idioms such as dying of embarrassment.
const NOT_MEANT =
  "(?! (?:of |from |laughing|with (?:shame|laughter|dignity|embarrassment)|at home|here\\b|peacefully|in (?:peace|comfort|my|his|her|their|our)\\b|(?:with|among|surrounded)\\b|when i'm old))";

const DISTRESS = [
  `${I} (?:want(?:ed|ing)?(?: to)?|wanna|wish(?:ing)? to|ready to|hop(?:e|ing) to|need to|would rather|'d rather|feel like) (?:die|dying|be dead)\\b${NOT_MEANT}`,
  `${I} (?:wish|wished|wishing) (?:that )?I (?:was|were|had been) (?:dead|never born)\\b`,
  `${I} (?:don't|do not|didn't|did not|no longer) (?:want|wish) to (?:live|be alive|be here|wake up|exist|go on living)\\b(?! (?:in|with|at|near|beside|alone|forever|so late|before|until|for my))`,
  `\\b(?:kill|kills|killing|harm|harming|hurt|hurting|cut|cutting) myself\\b(?! (?:laughing|shaving|on |with laughter|in the kitchen|over ))`,
  `\\b(?:end|ending|ended|take|taking|took) my own life\\b`,
  `\\b(?:end|ending|ended) (?:my life|it all)\\b(?! (?:here|in|on a high|happy))`,
  `\\bI(?:'m| am| feel| felt| was| have been| still feel)(?: ${NOW}| feeling| very| so| quite| completely)* suicidal\\b`,
  `\\b(?:my|having|have|had) (?:\\w+ )?(?:suicidal thoughts|thoughts of suicide)\\b|\\b(?:attempted|considered|considering|contemplated|contemplating|thought about|thinking about|thinking of|tried to commit|commit) suicide\\b`,
  `\\b(?:no|any|not any|a) (?:reason|point) (?:in |to )?(?:live|living|go on|going on|be alive|being alive)\\b|\\b(?:nothing|not much) (?:left )?to live for\\b|\\blife (?:is|isn't|is not|was|wasn't) (?:not )?worth living\\b`,
  `\\bI(?: just| really| feel I| felt I| thought I)? (?:can't|cannot|can not|couldn't|could not) (?:go on|carry on|keep going)\\b(?=(?: any ?more| any longer| like this| with (?:life|this|it)| without (?:him|her|them|my)| living| much longer)?\\s*(?:[.,!?;:]|$|but|and(?! on)|because|since|so\\b))`,
  `\\bI(?: just| really)? (?:can't|cannot|can not) (?:take|bear|cope|face|handle|stand)(?: with)?(?: (?:it|this|life|things|another day))? (?:any ?more|any longer|much longer)\\b`,
  `\\b(?:better off (?:without me|dead|if I (?:was|were) dead)|give up on (?:life|living)|giving up on (?:life|living)|tired of (?:living|being alive|life))\\b`,
  `\\bI(?:'m| am|'ve| have| still| keep| started| used to| began)?(?: been| again)? self[- ]harm(?:ing|ed)?\\b|\\bself[- ]harming (?:again|at the moment|these days)\\b|\\bmy self[- ]harm(?:ing)?\\b`,
  `\\bI(?:'m| am|'ve| have| want| wanted| am going| will|'ll)?(?: to| going to)? (?:take|taken|took|taking) (?:an overdose|all (?:of )?(?:my|the) (?:tablets|pills|medication))\\b`,
  `\\b${OTHER} (?:says? (?:he|she|they) )?(?:(?:still |just |really |often )?(?:wants?|keeps? wanting|is going|are going|is threatening|threatens|keeps threatening|plans?|is planning) to|(?:is|are) (?:talking|thinking) (?:about|of)|keeps (?:talking|thinking) (?:about|of)) (?:die|dying|kill(?:ing)? ${SELF}|harm(?:ing)? ${SELF}|hurt(?:ing)? ${SELF}|suicide|(?:end|take|ending|taking) ${LIFE})\\b${NOT_MEANT}`,
  `\\b(?:is|are|'s|'re) (?:feeling |very |actively |now )*suicidal\\b`,
].map((source) => wordPattern(source));

/** Flags a text whose author may be in danger now, so that staff respond quickly; never refuses it. */
export const crisis: Rule = ({ plain }) =>
  merged(passages(plain, DISTRESS)).map((passage) => ({
    kind: 'crisis',
    effect: 'flag',
    message: 'The writer, or somebody near, may need help now.',
    ...passage,
  }));
