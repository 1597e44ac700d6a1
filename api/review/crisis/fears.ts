import { type Sign, sign } from './pattern-parts.ts';

const FEAR =
  '(?:afraid|scared|frightened|terrified|petrified|worr(?:y|ied|ying)(?: sick)?|fears?|fearful|feared|dread(?:s|ing|ed)?|nightmares?|panic\\w*|convinced|anxious)';
const THEM = '(?:him|her|them|my \\w+|our \\w+|my little \\w+)';
const THEY =
  '(?:he|she|they|hell|shell|theyll|hed|shed|theyd|hes|shes|theyre|(?:my|our|the) (?:\\w+ ){1,3}?(?:will|might|is going to|could|would|does|may))';
const HIMSELF = '(?:himself|herself|themselves|him ?self|her ?self)';
const DEAD =
  '(?:dead|hanging|hanged|hung|lifeless|cold|gone(?= (?:in|by|some|one|$)|\\s*[.,!])|not breathing|overdosed|in the (?:river|shed|garage|attic|bath)|with (?:a|the) (?:rope|noose|note)|(?:in|with) (?:his|her) (?:wrists|blood))';
const NOT_A_CHILDS_OR_ILLNESS =
  '(?<!\\b(?:toddler|baby|dementia|alzheimers|falls?|fallen|diabet\\w+|seizures?|epilepsy|apn\\w+)\\b[^.!?\\n]{0,120})(?![^.!?\\n]{0,60}\\b(?:dementia|alzheimers|falls?|fell|diabet\\w+|seizures?|toddler)\\b)';

export const FEARS: readonly Sign[] = [
  sign(
    'find|coming home|come home|walk in',
    `\\b(?:find|finding|finds|walk(?:ing)? in on|(?:come|coming|get|getting) (?:home|back|in) to) ${THEM}(?: \\w+)?? ${DEAD}\\b(?<=\\b(?:${FEAR}|dont want|going to|will|ill|one day|morning|might|could|every|day|who|or|and|case|imagine|thought|expect\\w*|come back|came back|afterwards)\\b[^.!?\\n]{0,110})(?<!\\bfound [^.!?\\n]{0,40})`,
  ),
  sign(
    'what',
    `\\b(?:${FEAR})(?: \\w+){0,3} what (?:ill|i will|i might|id|i would|i may|we might|well|im going to|i am going to) (?:find|come home to|walk in(?: to| on)?|walk into)\\b`,
  ),
  sign(
    'something|anything',
    `\\b(?:in ?case|incase|${FEAR})(?: \\w+){0,3}? (?:${THEY}|that \\w+ \\w+ will)(?: \\w+){0,3}? (?:do|does|did|doing|done) (?:something|anything)(?: (?:stupid|silly|drastic|bad|rash|terrible|awful|desperate|foolish|to (?:himself|herself|themselves|him ?self|her ?self)))`,
  ),
  sign(
    'self|selves|life|it all|again|suicide',
    `\\b(?:in ?case|incase|${FEAR})\\b[^.!?\\n]{0,50}?\\b${THEY}(?: \\w+){0,4}? (?:kill|hurt|harm|hang|drown|cut|end|take|attempt|try)(?:s|ing)?(?: (?:to|it all|(?:his|her|their) (?:own )?(?:life|lives)|${HIMSELF}|again|suicide)){1,3}\\b${NOT_A_CHILDS_OR_ILLNESS}`,
  ),
  sign(
    'knife|knives|razor|blade| rope|belt|sharps|scissors|pills|cord',
    `\\b(?:hide|hid|hidden|hiding|lock(?:ed|ing)?(?: up| away)?|took|take|taken|taking|remov(?:e|ed|ing)|put)(?: away)? (?:all |every |the |his |her |any |our |away |out )*(?:knife|knives|razors?|blades?|ropes?|belts?|sharps|scissors|pills|cords?)\\b[^.!?\\n]{0,50}\\b(?:from|on|away from|because of|in ?case|out of|for) (?:him|her|them|my (?:son|daughter|husband|wife|partner|brother|sister|mother|mam|mum|dad|father|friend)|he|she|the house|reach)\\b(?! (?:grand|toddler|baby))${NOT_A_CHILDS_OR_ILLNESS}`,
  ),
  sign(
    'watch|sit|stay|sleep|alone|leave',
    `\\b(?:watch(?:ing)?|sit(?:ting)? (?:up )?with|stay(?:ing)? with|sleep(?:ing)? (?:beside|outside|with|at)|mind(?:ing)?|keep(?:ing)? an eye on|(?:leave|let)) ${THEM}\\b[^.!?\\n]{0,40}\\b(?:so|in ?case|incase|that|because|doesnt|wont|not|as)\\b[^.!?\\n]{0,25}\\b(?:(?:hurt|harm|kill|cut|hang)s? ${HIMSELF}|(?:do|does|did) (?:something|anything) (?:stupid|silly|drastic|to ${HIMSELF})|(?:tries|try|do|does) it again)\\b${NOT_A_CHILDS_OR_ILLNESS}`,
  ),
  sign(
    'still',
    `\\b(?:check\\w*|look\\w* in|listen\\w*|wake\\w*|get up|going in|go in)\\b[^.!?\\n]{0,60}\\bstill (?:breathing|alive|with us|there|here)\\b(?=[^.!?\\n]{0,30}\\b(?:because|after what|since (?:he|she|the)|what (?:he|she) (?:said|did|wrote)|in ?case|ever since)\\b)`,
  ),
  sign(
    'knock|guards|gardai|police',
    `\\b(?:${FEAR}|waiting for|expecting)\\b[^.!?\\n]{0,50}\\b(?:knock (?:on|at|to)|guards|gardai|police|squad car)\\b[^.!?\\n]{0,50}\\b(?:about|that|saying|to say|to tell|with|found|telling)\\b[^.!?\\n]{0,15}\\b(?:him|her|our|my|he|she|theyve|they)\\b`,
  ),
  sign(
    'own hand',
    '\\bby (?:his|her|my|their) own hands?\\b(?<!\\b(?:died|dead|death|passed|went|killed|made|built|knit\\w*|sewn|grown|painted|written|left us)\\b[^.!?\\n]{0,60})',
  ),
  sign(
    'lose|losing',
    `\\b(?:lose|losing) (?:${THEM}|another \\w+)(?: \\w+)?? (?:to (?:suicide|the (?:river|rope|water|sea)|it)|(?:like|the (?:same )?way|as) (?:we|i) lost)\\b`,
  ),
  sign(
    'wont be alive|not be alive|alive|wake up to',
    `\\b(?:${FEAR})\\b[^.!?\\n]{0,40}\\b(?:wont|will not|might not|may not) be (?:alive|here|there) (?:when i|by the time|in the morning|tomorrow|after)\\b(?<!\\b(?:cancer|tumou?r|hospice|terminal|doctor)\\b[^.!?\\n]{0,120})`,
  ),
  sign(
    'find',
    `\\b(?:in ?case|${FEAR})\\b[^.!?\\n]{0,40}\\b(?:i|we) (?:\\w+ )?find (?:him|her|them)(?= (?:like|in (?:a|the) (?:state|shed|bath))|\\s*[.,!;]|$)`,
  ),
  sign(
    'what he|what she|what they|what my',
    '\\b(?:because of|afraid of|scared of|terrified of|frightened of|worried about|fear of|dread) what (?:he|she|they|my \\w+) (?:might|could|may|would|will|is going to)(?: \\w+)? do\\b(?= (?:to (?:himself|herself|themselves)|if|when|next|tonight|alone)|\\s*[.,!]|$)',
  ),
  sign(
    'phone|doorbell|bell|knock',
    '\\b(?:every time|whenever|each time) (?:the|my) (?:phone|doorbell|bell|door)\\b[^.!?\\n]{0,40}\\b(?:guards|gardai|police|morgue|to say (?:he|she)|found (?:him|her)|hes dead|shes dead)\\b',
  ),
  sign('cut', '\\bcut(?:ting)? (?:him|her|them|me) down\\b(?! to size|\\w)|\\bi was cut down (?:by|from|in|off)\\b'),
  sign(
    'do it',
    '\\b(?:so (?:that )?|in ?case |afraid |scared )(?:he|she|they) (?:\\w+ )?(?:cant|doesnt|wont|ll|will|might|does|goes)(?: \\w+){0,4} do(?:es)? it(?: again|\\s*[.,!]|$)',
  ),
  sign(
    'again',
    `\\b${FEAR}\\b[^.!?\\n]{0,40}\\b(?:he|she|they|hell|shell|theyll|hed|shed|my \\w+)(?: (?:will|might|could|is going to|would|may))? (?:try|attempt|do)(?: it)? again\\b`,
  ),
  sign(
    'dead|hanging|gone',
    '\\b(?:come|get|go|got|came) (?:home|back)(?: \\w+){0,3} (?:hes|shes|he is|she is|theyre) (?:dead|hanging)\\b',
  ),
  sign(
    'tablets|pills|medication|meds|paracetamol|knives',
    `\\b(?:hide|hid|hidden|hiding|lock(?:ed|ing)?)(?: \\w+){0,4} (?:tablets|pills|medication|meds|paracetamol|knives)\\b[^.!?\\n]{0,40}\\b(?:dont trust|not to take|so (?:that )?(?:he|she) (?:cant|doesnt|wont)|scared|afraid|what (?:he|she) (?:might|said))\\b${NOT_A_CHILDS_OR_ILLNESS}`,
  ),
  sign(
    'missing|phone|answer',
    '\\b(?:he|she|partner|son|daughter|husband|wife|brother|sister|friend|father|mother|mam|mum|dad)\\b[^.!?\\n]{0,40}\\b(?:missing|left (?:his|her) phone|not answering|(?:wont|isnt|hasnt) (?:answer\\w*|come home|been home))\\b[^.!?\\n]{0,60}\\b(?:the worst|left a note|something (?:stupid|to (?:himself|herself)))',
  ),
  sign(
    'do it',
    `\\bleave (?:${THEM}) (?:alone|on (?:his|her|their) own)\\b[^.!?\\n]{0,80}\\bdo it\\b${NOT_A_CHILDS_OR_ILLNESS}`,
  ),
];
