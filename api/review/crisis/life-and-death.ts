import { CLAUSE_END, ELSEWHERE, MANNER, NO_LONGER_HERE, NOT_MEANT, type Sign, sign } from './pattern-parts.ts';

const NOT_OTHERS =
  '(?<!\\b(?:dont|didnt|doesnt|not|never|nobody|no one|they|we|you|people|who|patients|residents|children|kids|nurses|staff|doctors|he|she|mam|dad|mother|father|husband|wife|would|wouldnt)(?: (?:really|ever|actually|just))? )';
const STAYING =
  '(?:my (?:dog|cat|kids|children|son|daughter|sons|daughters|boys|girls|mam|mum|mother|dad|father|parents|family|wife|husband|partner|grandchildren|grandkids|sister|brother|baby|faith)|the (?:dog|cat|kids|children))';

export const LIFE: readonly Sign[] = [
  sign(
    'want|wanna',
    `${NOT_OTHERS}\\b(?:want|wanna|wanting|wants me)${MANNER} ?(?:to )?(?:die|be dead|stop existing|end my life|kill my ?self|hang my ?self)\\b${NOT_MEANT}`,
  ),
  sign(
    'dont|do not|longer',
    `${NOT_OTHERS.replace('dont|didnt|doesnt|not|never|', '')}\\b(?:dont|do not|no longer) (?:want|wanna|feel like|wish|care to)(?: to)?${MANNER} (?:live|living|be alive|being alive|exist|existing|be here|being here|be around|be on this (?:earth|planet)|be in this world|wake up|go on|carry on|survive)\\b${ELSEWHERE}`,
  ),
  sign(
    'if i|if im',
    `\\bif i(?:m)?${MANNER} ?(?:just |suddenly )?${NO_LONGER_HERE}(?: \\w+){0,3}? (?:nobody|no ?one|who|would anyone|would anybody|would they|they|theyd|everyone|everybody|the world|itd|it would|people|my family|not a soul)(?: (?:would|wouldnt|will|d|even|really|be|probably)){0,3} (?:know|notice|care|miss|cry|mind|be better|be happier|be easier|better|happier|easier|come|find|relieved)\\b`,
  ),
  sign(
    'see myself|see my self',
    '\\b(?:dont|cant|never)(?: really)? see my ?self (?:being (?:here|alive|around)|making it|living|getting old|reaching|lasting|alive|still here|(?:here|around) (?:in|next|at|much|by))\\b(?! (?:in|at) (?:a|the) (?:home|hospital))',
  ),
  sign(
    'make it',
    '\\b(?:(?:im )?not going to|not gonna|wont|will not|dont think (?:i can|ill|i will|im going to)|cant|dont know if (?:ill|i can|i will)|dont want to)(?: \\w+)? make it (?:through (?:this|the|tonight|another)(?: (?:night|day|week|month|year|winter|weekend))?|to (?:morning|tomorrow|the weekend)|till (?:morning|tomorrow)|much longer|another (?:day|week|year|night))\\b',
  ),
  sign(
    'why am|why do i|why should|why was',
    '\\bwhy (?:am i|do i|should i)(?: still| even| bother)* (?:alive|to be alive|being alive|live|exist)\\b|\\bwhy (?:am i|was i) (?:even )?born\\b',
  ),
  sign(
    'born',
    '\\b(?:should|shouldnt|should not) (?:have )?(?:never )?(?:have )?been born\\b|\\bwish i was never born\\b',
  ),
  sign(
    'meaning|pointless|meaningless|worth|life',
    '\\b(?:my |this )?life (?:has|holds|has lost|lost|feels|seems|is|is just|just feels)(?: (?:no|lost|all|any|its|so|completely|without|utterly)){0,2} (?:meaning|purpose|pointless|meaningless|unbearable|unlivable|not worth it)\\b(?! (?:without|for) (?:him|her) \\w+)',
  ),
  sign(
    'death',
    '\\b(?:welcome|long for|longing for|beg for|begging for|praying for|pray for|wish for|wishing for|crave|waiting for|looking forward to) (?:my (?:own )?)?death\\b|\\bdeath (?:would be|is|seems|sounds|looks|feels like) (?:a |the |like )?(?:\\w+ )?(?:relief|release|mercy|blessing|better|peaceful|escape|answer|way out|comfort)\\b|\\bdeath cant come\\b',
  ),
  sign(
    'god|lord|jesus',
    '\\b(?:god|the lord|jesus|lord)(?: \\w+)? (?:takes?|would take|to take|will take|please take|taking) me\\b(?! (?:home from|in (?:his|her) arms|seriously|through|back|by|as))',
  ),
  sign(
    'wasnt for|werent for|only for|if it',
    `\\b(?:if it (?:wasnt|werent|was not|were not) for|only for) ${STAYING}(?: \\w+){0,3} (?:i|id|i would|i wouldnt|i d)(?: \\w+){0,2} (?:gone|done it|ended it|dead|ended|killed|be here)\\b`,
  ),
  sign(
    'stopping me|keeping me|only reason|stopped|holding',
    `\\b(?:only|one) (?:thing|person|reason|ones?)(?: \\w+){0,3} (?:stopping|stopped|keeping|holding) me (?:from (?:doing it|ending|killing|jumping|taking|dying|going through)|(?:alive|here)? ?(?:is|are) ${STAYING})|\\bonly reason (?:im|i am|ive|i havent|i havnt|i dont)(?: \\w+){0,4} (?:is|are|was)(?: that)? ${STAYING}`,
  ),
  sign(
    'be dead|dead',
    '\\b(?:could|would|d|might as well|may as well|ill|i will|id rather|should|will soon) be (?:lying )?dead\\b(?: [^.!?\\n]{0,25}\\bbefore (?:any(?:one|body)|some(?:one|body)|they)| (?:by|soon|already|tomorrow|anyway)\\b(?! without))',
  ),
  sign('as well', '\\b(?:might|may) as well (?:just )?(?:die|be dead|end it|kill my ?self|not (?:be here|exist))\\b'),
  sign(
    'funeral',
    '\\b(?:nobody|no ?one|who|would anyone) (?:would|will|d)?(?: even)? ?(?:come to|show up (?:to|at)|be at|attend) my funeral\\b|\\b(?:planning|planned|imagine|imagining|think about|picture) my (?:own )?funeral\\b(?! with)',
  ),
  sign(
    'should have been me|been me who|been me that|instead of|shouldve|wish it',
    '\\b(?:should have been|shouldve been|wish it (?:was|had been|were)) me (?:who|that|instead|in (?:the|that))(?: \\w+){0,4}(?: died| dead| killed| grave| coffin)?\\b',
  ),
  sign('belong', '\\b(?:dont|do not) belong (?:in this (?:world|life)|on this (?:earth|planet)|here any ?more)\\b'),
  sign(
    'okay with|ok with|fine with|mind if|mind|peace|happy',
    `\\b(?:okay|ok|fine|happy|at peace) with (?:dying|not waking up|being dead|it ending)\\b|\\bwouldnt mind (?:if i )?(?:dying|died|die|not waking up|didnt wake up|being dead)\\b|\\bwouldnt mind if (?:a|i|the)(?: \\w+){0,4} (?:hit|killed|died|dead)\\b`,
  ),
  sign(
    'envy|jealous|dead|envious|lucky',
    '\\b(?:envy|envious of|jealous of|lucky are) (?:the dead|(?:people|those|everyone|anyone) (?:who|that|with) (?:die|died|are dead|are dying|have died|get to die|terminal))',
  ),
  sign(
    'how to|how do i|how can i|how would i',
    `\\bhow (?:to|do i|can i|would i) (?:kill (?:your|my|one) ?self|commit suicide|(?:just )?die(?! (?:well|with|at home|in peace|of))|hang (?:your|my) ?self|end (?:it all|my (?:own )?life|it(?=\\s*[.!?,]|$| for good| quickly| without))|make it look like an accident|(?:tie|make) a noose)\\b`,
  ),
  sign(
    'last night|last day|final day|final night|last sunset|final|last',
    '\\b(?:tonight|today|tomorrow|this|it)(?:s| is| will be) (?:going to be )?my (?:last|final) (?:night|day|sunset|hours?)\\b(?! (?:in|on (?!earth|this earth)|at|of|here|as|with (?:the|you|ye)|before (?:the|my)))',
  ),
  sign(
    'to end|to do it|to just|to kill|to die|to jump|to cut|to hurt|to take|to hang|i should',
    `\\b(?:telling|tells|told|keeps? saying|screaming at|screaming|whisper\\w*|begging|urging) (?:me )?(?:to|that i should)(?: just)? (?:end (?:it|my)|do it|kill my|die|jump|cut my|hurt my|take (?:the|my|all)|hang my)`,
  ),
  sign(
    'easy to|easy',
    '\\b(?:so|too|very|how) easy (?:it would be |it d be |itd be )?to (?:just )?(?:die|end (?:it|my)|jump|let go|slip (?:away|under)|step (?:off|out|in front)|disappear|walk (?:in|into|out)|take (?:them|the|all)|swerve|drive (?:into|off))\\b',
  ),
  sign(
    'every time|whenever|each time',
    `\\b(?:every time|whenever|each time) i (?:drive|cross|pass|stand|see|walk|look|am|hold|go)[^.!?\\n]{0,45}\\b(?:want to|wanna|think (?:about|of)|tempted to|urge to|feel like|wonder)(?: just)? (?:turn(?:ing)?|let(?:ting)? go|jump\\w*|swerv\\w+|driv\\w+|step\\w*|keep going|end\\w*|throw\\w*|going over|go over|walk\\w* (?:in|into|off))\\b${CLAUSE_END.replace(')\\b))', '|the|into|off|over|my|it)\\b))')}`,
  ),
];
