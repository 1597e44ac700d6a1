import { MANNER, NOT_MEANT, OTHER, type Sign, sign } from './pattern-parts.ts';

const HIM = '(?:himself|herself|themselves|him ?self|her ?self|them ?sel(?:f|ves))';
const THEIRS = '(?:his|her|their)';
const DIE = `(?:die|dying|be dead|suicide|kill(?:ing)? ${HIM}|harm(?:ing)? ${HIM}|hurt(?:ing)? ${HIM}|cut(?:ting)? ${HIM}|hang(?:ing)? ${HIM}|drown(?:ing)? ${HIM}|self ?harm(?:ing)?|(?:end|take|ending|taking) (?:it all|everything|things|${THEIRS} (?:own )?li(?:fe|ves))|jump(?:ing)? off|overdos(?:e|ing)|not (?:be here|wake up|live))`;
const SAYS =
  '(?:(?:keeps? |is |always |just |often )*(?:says?|saying|said|telling (?:me|us)|tells? (?:me|us)|told (?:me|us)|texts?|texted (?:me|us)|messaged (?:me|us)|threaten\\w*|writes?|wrote)(?: that| he| she| they| me| us| hes| shes| hell| shell| theyll| hed| shed| theyd)*)';
const WANTS =
  '(?:wants?|wanted|keeps? wanting|wishes|is going|are going|going|gonna|is threatening|threatens|threatened|keeps? threatening|plans?|is planning|planning|tries|is trying|trying|tried|feels? like|would rather|d rather|might|will|ll)(?: to)?';

/** What is told of somebody near the writer, now. */
export const OTHERS: readonly Sign[] = [
  sign(
    'die|dying|dead|suicide|self|selves|take|taking|end|ending|jump|overdos|wake|not ',
    `${OTHER}(?: who)?(?: ${SAYS})?${MANNER}(?: (?:${WANTS}|(?:is |are |has |have |had |been |was |keeps? |shes |hes )*(?:talking|thinking|talks|thinks|talked|speaking|speaks) (?:\\w+ )?(?:about|of)|keeps?)${MANNER}|(?<=\\b(?:hell|shell|theyll|hed|shed|theyd))) ${DIE}\\b${NOT_MEANT}`,
  ),
  sign(
    'doesnt|does not|dont|longer|didnt',
    `${OTHER}(?: ${SAYS})?${MANNER} (?:doesnt|does not|dont|no longer|didnt)${MANNER} wants? to (?:live|be alive|be here|wake up|exist|go on)\\b(?! (?:in|with|at|near|alone|on (?:a|the)|(?:the|a|any(?! more| longer)|it|holidays?)\\b|for (?:the|christmas)))`,
  ),
  sign(
    'cutting|harming|hurting|starving|burning',
    `\\b(?:is|keeps|been|started|be|shes|hes|caught (?:him|her)|found (?:him|her)) (?:cutting|harming|hurting|starving|burning) (?:${HIM}|${THEIRS} (?:arms?|wrists?|legs|thighs|skin))\\b`,
  ),
  sign(
    'better off|here in the morning|around|better',
    `${OTHER} ${SAYS} ?(?:we|wed|were|id|youd|we would|everyones?|everybodys?|everyone would be|everybody would be|the world would be)(?: all)?(?: be)? better (?:off )?(?:without|if)`,
  ),
  sign('wont be here|wont be around', `${OTHER} ${SAYS} ?(?:he|she|they|i) wont be (?:here|around)\\b`),
  sign(
    'suicid|selfharming|self',
    `\\bmy (?:\\w+ ){0,4}(?:son|daughter|husband|wife|partner|brother|sister|mother|father|mam|mum|dad|friend|child|girl|boy|boyfriend|girlfriend|nephew|niece|cousin)(?: is| has been| feels| keeps| says (?:he|she) is|s)(?: \\w+){0,2} (?:suicidal|attempting suicide|self ?harming)\\b`,
  ),
  sign(
    'attempt|tried',
    `\\bmy (?:\\w+ ){0,4}(?:son|daughter|husband|wife|partner|brother|sister|mother|father|mam|mum|dad|friend|child|girl|boy|boyfriend|girlfriend|nephew|niece|cousin)(?: has| just| recently)*(?: attempted suicide| tried to (?:kill ${HIM}|take ${THEIRS} (?:own )?life|end (?:it|${THEIRS} life)|hang ${HIM}))\\b`,
  ),
  sign(
    'me |afraid|scared|terrified|frightened',
    '\\b(?:beats|hits|rapes|strangles|chokes) me (?:when|every|if|at night|whenever)\\b|\\b(?:afraid|scared|terrified|frightened) (?:to go home to|of) my (?:husband|partner|boyfriend|father|dad|ex|wife)\\b',
  ),
];
