import { CLAUSE_END, MANNER, NOT_MEANT, OTHER, type Sign, sign } from './pattern-parts.ts';

const HIM = '(?:himself|herself|themselves|him ?self|her ?self|them ?sel(?:f|ves))';
const THEIRS = '(?:his|her|their)';
const DIE = `(?:die|dying|be dead|suicide|kill(?:ing)? ${HIM}|harm(?:ing)? ${HIM}|hurt(?:ing)? ${HIM}|cut(?:ting)? ${HIM}|hang(?:ing)? ${HIM}|drown(?:ing)? ${HIM}|self ?harm(?:ing)?|(?:end|take|ending|taking) (?:it all|everything|things|${THEIRS} (?:own )?li(?:fe|ves))|jump(?:ing)? off|overdos(?:e|ing)|not (?:be here|wake up|live))`;
const NEAR =
  '(?:(?:step|god|grand)?(?:son|daughter|child|mother|father|brother|sister)|husband|wife|partner|mam|mum|mom|dad|mammy|daddy|friend|mate|pal|girl|boy|boyfriend|girlfriend|bf|gf|nephew|niece|cousin|aunt|auntie|uncle|nana?|gran|granny|grandad|granda|grandma|grandpa|in law|fiancee?|ex|flatmate|housemate|roommate|roomie|lodger|tenant|neighbou?r|colleague|coworker|co worker|workmate|classmate|teammate|student|pupil|client|carer|lad|eldest|youngest|twin|teen\\w*|kid|fella|hubby|missus|(?:woman|man|girl|boy|lady|lad|person|someone|somebody) (?:i|in|at|who|from|on|next|that|online))';
const SAYS =
  '(?:(?:keeps? |is |always |just |often )*(?:says?|saying|said|telling (?:me|us)|tells? (?:me|us)|told (?:me|us)|texts?|texted (?:me|us)|messaged (?:me|us)|threaten\\w*|writes?|wrote)(?: that| he| she| they| me| us| hes| shes| hell| shell| theyll| hed| shed| theyd)*)';
const WANTS =
  '(?:wants?|wanted|keeps? wanting|wishes|is going|are going|going|gonna|is threatening|threatens|threatened|keeps? threatening|plans?|is planning|planning|tries|is trying|trying|tried|feels? like|would rather|d rather|might|will|ll)(?: to)?';

// "My flatmate, who has been drinking since June, says he will ...": the person may stand far before the words.
const SPEAKS =
  '(?:says?|said|saying|tells? me|told me|told us|telling me|posted|posts|posting|texted|texts|texting|messaged|wrote|writes|threaten\\w*|swears|admit\\w*|confided|cried|screams?|shouted|shouts|hints?|hinted|roars?|rang)';
const THEY = '(?:he|she|they|hes|shes|theyre|hell|shell|theyll|hed|shed|theyd|to)';
const OF_NEAR = `(?<=\\b(?:he|she|hes|shes|they|${NEAR})\\b[^.!?\\n]{0,140})`;
const NOT_A_DEATH =
  '(?! in \\w+ with|\\w)(?<!\\b(?:hospice|funeral|coffin|film|book|play|novel|series|character|song|story)\\b[^.!?\\n]{0,140})(?![^.!?\\n]{0,60}\\b(?:died|passed away|hospice|funeral)\\b)';

export const OTHERS: readonly Sign[] = [
  sign(
    ' die| dying| dead|suicide|himself|herself|themsel|him self|her self|them sel|self harm|selfharm|take his|take her|take their|taking his|taking her|taking their|take it all|taking it all|take everything|take things|end it|end everything|end things|end his|end her|end their|ending|jump|overdos|wake up|not live|be here',
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
    `\\bmy (?:\\w+ ){0,4}${NEAR}(?: is| has been| feels| keeps| says (?:he|she) is|s)(?: \\w+){0,2} (?:suicidal|attempting suicide|self ?harming)\\b`,
  ),
  sign(
    'attempt|tried',
    `\\bmy (?:\\w+ ){0,4}${NEAR}(?: has| just| recently)*(?: attempted suicide| tried to (?:kill ${HIM}|take ${THEIRS} (?:own )?life|end (?:it|${THEIRS} life)|hang ${HIM}))\\b`,
  ),
  sign(
    'beats me|hits me|rapes me|strangles me|chokes me|afraid|scared|terrified|frightened',
    '\\b(?:beats|hits|rapes|strangles|chokes) me (?:when|every|if|at night|whenever)\\b|\\b(?:afraid|scared|terrified|frightened) (?:to go home to|of) my (?:husband|partner|boyfriend|father|dad|ex|wife)\\b',
  ),
  sign(
    ' end|kill|over| hang|drown|take|done|enough|give|gave|top |off |alive|jump',
    `\\b${SPEAKS}(?: \\w+){0,4}? ${THEY}${MANNER}(?: (?:wants?|wanted|will|would|is|was|going|gonna|might|has|had|to|about|planning|ready|thinking|feels?|like|of|ll|d|could|just|be)){0,4} (?:end(?:ing)? (?:it(?: all)?|everything|things|${THEIRS} (?:own )?life)|kill(?:ing)? ${HIM}|hang(?:ing)? ${HIM}|drown(?:ing)? ${HIM}|tak(?:e|ing) ${THEIRS} (?:own )?life|tak(?:e|ing) (?:all |an overdose|the whole)|(?:do|doing) away with ${HIM}|top ${HIM}|jump(?:ing)? (?:off|in|from)|(?:it|it all|everything|all|life|things) (?:to be )?(?:over|to (?:end|stop)|finished|done with)|had enough of (?:life|living|it all|this life|the world)|give(?:n)? up on (?:life|living))\\b${OF_NEAR}${NOT_A_DEATH}`,
  ),
  sign(
    'wont be|will not be|not going to be|not be',
    `\\b${SPEAKS}(?: \\w+){0,4}? (?:he|she|they|i)(?: \\w+)? (?:wont|will not|is not going to|isnt going to|wouldnt|might not) be (?:alive|here|around|with us)\\b(?= (?:by|on|next|tomorrow|much|for (?:her|his|christmas)|in the morning|any ?more|after)|\\s*[.,!]|$)${OF_NEAR}${NOT_A_DEATH}`,
  ),
  sign(
    'help him|help her|help them|let him|let her|let them|end it|end him|end her|end them|finish|kill him|kill her|kill them',
    `\\b(?:asks?|asked|asking|begs?|begged|begging|pleads?|pleaded|wants|wanted) (?:with )?(?:me|us|the \\w+|my \\w+|everyone) to (?:help (?:him|her|them) (?:to )?(?:die|end|go)|let (?:him|her|them) (?:die|go)|(?:end|finish) (?:it|him|her|them)|kill (?:him|her|them))\\b(?! (?:at home|home))${NOT_A_DEATH}`,
  ),
  sign(
    'tried to|attempted to|tried it|attempted suicide|attempted',
    `\\b(?:tried|attempted|trying|attempting) to (?:kill ${HIM}|take ${THEIRS} (?:own )?life|end (?:it all|${THEIRS} (?:own )?life)|hang ${HIM}|drown ${HIM}|overdose|jump (?:off|in front|from))\\b${OF_NEAR}${NOT_A_DEATH}|\\b(?:has|have|had|s|hes|shes|already|attempted) (?:\\w+ )?tried it (?:twice|once|before|again|already|(?:\\w+ ){1,2}times)(?= (?:already|this|and|before|since|in|now)\\b|\\s*[.,!]|$)`,
  ),
  sign(
    'note|letter',
    `\\b(?:wrote|written|writes|writing|left|leaving|leaves|has|had) (?:a |her |his |suicide |goodbye |some |the )*(?:note|letter)s? (?:to|for) (?:her|his|their|the) (?:children|kids|family|wife|husband|mam|mum|mother|father|parents|sons?|daughters?|girls|boys|partner)\\b${OF_NEAR}${NOT_A_DEATH}(?! (?:school|teacher|to (?:say thank|thank)))`,
  ),
  sign(
    'last',
    `\\b(?:hopes|prays|wishes|hoping|praying|hope|pray|wish)(?: \\w+)? (?:its|that its|each|every|this|it is|it was|tomorrow|tonight|today|that this)(?: \\w+){0,3}? (?:his|her|their|my) last\\b(?= (?:day|night|morning|breath|christmas|birthday|on earth|one)|\\s*[.,!]|$)(?! (?:day|night|one) (?:in|of|on|at))`,
  ),
  sign(
    'self',
    `\\b(?:cant|doesnt|does not|cannot|can not|never|couldnt) see(?:s|ing)? (?:${HIM}) (?:living|being (?:here|alive|around)|getting (?:to|past|old)|reaching|making it|seeing|growing old|going on|lasting|still here)\\b`,
  ),
  sign(
    'wants|wanted',
    `${OTHER}(?: \\w+){0,2} (?:wants?|wanted) (?:it|it all|everything|this|this life|${THEIRS} life) (?:to be )?(?:over|to (?:end|stop)|finished)${CLAUSE_END}`,
  ),
  sign(
    ' od|overdos|tablets|pills|jump|himself|herself|him self|her self|themsel|them sel|wake up|waking up|own life|own lives|it all',
    `\\b(?:(?:is|are|s|shes|hes|theyre) (?:going to|gonna|planning to|about to|threatening to|talking (?:of|about)|thinking (?:of|about))|(?:shell|hell|theyll|will|would|might)|(?:wants?|wishes|plans|threatens|threatened|tries|tried) to|(?:talks?|talked|dreams?|dreamt|thinks?|speaks?|goes on) (?:of|about))${MANNER} (?:od\\b|overdos(?:e|ing)|tak(?:e|ing) (?:an overdose|(?:(?:all|the|her|his|some) ){0,4}(?:tablets|pills)(?! (?:for|with|every|from|when|as|at|on)))|(?:jump|jumping)(?= (?:off|in front|from|more|again|if)|\\s*[.,!]|$)|(?:kill|hang|drown|harm|top|shoot|gas)(?:ing|ping)? ${HIM}|not (?:wake|waking) up|(?:end|ending) it all|(?:tak|end)(?:e|ing|) ${THEIRS} own life)\\b${OF_NEAR}${NOT_A_DEATH}`,
  ),
  sign(
    'things|stuff|belongings|possessions|clothes|records|tools',
    `\\bgiv(?:es|ing|en|e) (?:away )?(?:all )?(?:his|her|their|my) (?:\\w+ )?(?:things|stuff|belongings|possessions|clothes|records|tools)(?: away)?\\b(?=[^.!?\\n]{0,50}\\b(?:wont (?:be )?need|not need|no use|doesnt need|no more use|wont want|goodbye|where (?:he|she)s going)\\b)`,
  ),
  sign(
    'found',
    `\\bfound (?:him |her |them |my \\w+ )?(?:\\w+ )?with (?:a|the|his|her|all the|all her|all his) (?:\\w+ )?(?:gun|shotgun|rope|noose|pills|tablets|razor|blade|belt)\\b(?! (?:for|he (?:takes|needs)|she (?:takes|needs)))${OF_NEAR}`,
  ),
  sign(
    'better off without',
    `\\b${SPEAKS}\\b[^.!?\\n]{0,30}\\b(?:we|everyone|everybody|id|you|ye|they|youd|wed|theyd|i)(?: \\w+){0,3} better off without (?:him|her)${CLAUSE_END}${OF_NEAR}`,
  ),
  sign(
    'hanging|killing|drowning|shooting|harming',
    `\\b(?:hanging|killing|drowning|shooting|harming) ${HIM}\\b(?! (?:laughing|working|with (?:work|laughter)|to (?:get|please)))${OF_NEAR}${NOT_A_DEATH}`,
  ),
  sign(
    'talk|threats',
    '\\b(?:his|her|their) (?:\\w+ )?(?:talk|talking|threats) (?:of|about) (?:dying|death|suicide|ending (?:it|her|his)|killing)\\b',
  ),
  sign(
    'no wish|no desire|no will|no reason',
    '\\bno (?:wish|desire|will|reason|want) to (?:live|be alive|go on living|keep living|wake up)\\b(?! (?:in|with|at|near|there|alone|so))',
  ),
  sign(
    'pills|tablets',
    `\\b${SPEAKS}(?: that)? (?:she|he|they|shes|hes)(?: \\w+)? (?:took|taken|swallowed) (?:some |the |all |her |his |too many |a lot of |loads of )*(?:pills|tablets)${CLAUSE_END}`,
  ),
];
