import { CLAUSE_END, I, MANNER, MEDICINES, SELF, type Sign, sign } from './pattern-parts.ts';

const SKIN = '(?:wrists?|arms?|forearms?|legs|thighs|skin|body)';
const NO_ACCIDENT =
  '(?! (?:on|off|by accident|accidentally|open (?:on|in)|in (?:a|the)|with a tin|free|short|shaving))';
const DEEP = '(?:sea|river|lake|water|canal|quay|tide|slaney|liffey|suir|shannon|lee|harbour)';
const HIGH = '(?:bridge|cliff|cliffs|roof|building|balcony|window|ledge|pier|overpass|flyover|top floor)';
const FAST = '(?:train|trains|traffic|truck|lorry|bus|car|cars|luas|dart|tram)';
const HARD = '(?:wall|tree|river|lorry|truck|oncoming traffic|barrier|ditch|bridge)';
const THINK =
  '(?:think(?:ing)?|thoughts?|dream(?:ing)?|fantasi[sz]\\w+|imagin\\w+|pictur\\w+|tempted|urges?|wonder\\w*)(?: \\w+){0,2}? (?:about|of|by|on|to|into|at|what|how)(?: \\w+){0,5}?';
const MOVE_INTO = `(?:walk(?:ing)?|wad(?:e|ing)|step(?:ping)?|run(?:ning)?|go(?:ing)?|fall(?:ing)?|jump(?:ing)?|throw(?:ing)? my ?self|swim(?:ming)? out)`;
const FALL = `(?:(?:in|into|in to) (?:the )?${DEEP}|(?:off|from|over) (?:the|a|that|my) (?:\\w+ )?${HIGH}|(?:in front of|under|out in front of) (?:the|a|an|some) (?:\\w+ )?${FAST}|out (?:of )?(?:the|a|my) window|into (?:the )?traffic)`;

export const HARM: readonly Sign[] = [
  sign('kms', '\\bkms\\b'),
  sign(
    'myself|my self',
    `\\b(?:kill|kills|killing|harm|harming|hang|hanging|hanged|hung|poison|poisoning|starve|starving|drown|drowning|unalive|gas|gassing) my ?self\\b(?! (?:laughing|shaving|on (?!purpose)|with laughter|over (?!and over)|off|out|short|by accident|trying to (?:get|reach)|back|with (?:work|worry|overtime|laughter)|working|if i miss(?:ed)?))`,
  ),
  sign(
    'myself|my self',
    `\\b(?:i|ive|been|keep|started|still|by|to|and|just) (?:hurt|hurts|hurting|cut|cutting|burn|burning|punish|punishing|hit|hitting) my ?self\\b(?! (?:on (?!purpose|my (?:arms?|legs?|thighs?|wrists?|stomach))|off|in (?!my|secret|the (?:bathroom|bath|bedroom|night))|when i (?:fell|slipped|tripped)|with (?:a|the) (?:tin|tool|lawn)|out|shaving|short|down|at work|falling|lifting|over|by|laughing|badly (?:in|on)|after|gardening|some slack))`,
  ),
  sign('purpose', `\\b(?:hurt|cut|burn|hit|injure|scald)(?:ed|s|ing|ting)? ${SELF} on purpose\\b`),
  sign(
    'cut|slit|slic|slash|gash|burn|scratch|carving|carve',
    `\\b(?:i|ive|been|keep|started|start|by|im|to|from|stop|and|about) (?:cut|cutting|slit|slitting|slice|slicing|sliced|slash|slashed|slashing|gash|burn|burning|scratch|scratching|carving|carve) my ${SKIN}\\b${NO_ACCIDENT}(?! (?:off|with the grinder|when i fell))`,
  ),
  sign(
    'cutting',
    `\\b(?:ive|i have|i had|been|started|keep|stop|to|addicted to|relapsed(?: and| with)?|urge to|back to)(?: been| started| again)? cutting${CLAUSE_END}`,
  ),
  sign(
    'to cut|cut',
    '\\b(?:urges?|need|want) to (?:just )?cut (?:again|so bad|so badly|tonight|my ?self)\\b|\\bi (?:still )?cut to (?:feel|cope|punish)\\b',
  ),
  sign(
    'self',
    `\\b(?:im|i am|ive|i have|i|still|keep|started|shes|hes|is|been|to|of|by)${MANNER}(?: again| started)? self ?harm(?:ing|ed|s)?\\b(?! (?:team|service|policy|group|awareness|or|training|nurse))`,
  ),
  sign(
    'self',
    '\\bself ?harming\\b(?! (?:team|service|policy|group|awareness))|\\b(?:my|her|his) self ?harm(?:ing)?\\b',
  ),
  sign(
    'overdose',
    `\\b(?:take|taken|took|taking|tried|planning|had)(?: to)? (?:an? |another |my |\\w+ )?overdose\\b(?! (?:by mistake|accidentally|of (?!my|the|pills|tablets|sleeping|paracetamol|painkillers|meds|medication|heroin|drugs)))|\\bi${MANNER} overdosed\\b`,
  ),
  sign(
    'box|bottle|packet|pack|tablets|pills|medication|meds|medicine|painkillers|sleepers|paracetamol|panadol|antidepressants|insulin|morphine|valium|xanax|opioids|stash',
    `\\b(?:take|taken|took|taking|swallow\\w*|necked|down(?:ed|ing)?) (?:(?:all|the whole (?:lot|box|packet|bottle)|every one|a (?:whole )?(?:bottle|box|handful|fistful|packet|load|lot)|too many|a whole pack) (?:of )?(?:my |the |these |those |her |his |their )?(?:\\w+ )?${MEDICINES}|(?:the whole|all my|all her|all his) (?:box|bottle|packet|pack|lot of ${MEDICINES}))\\b`,
  ),
  sign(
    'saved|saving|stockpil|hoard|stash|collect',
    `\\b(?:saved|saving|stockpil\\w+|hoard\\w+|stash\\w+|collect(?:ed|ing))(?: up)? (?:all )?(?:my|the|enough|up|me|of)? ?(?:sleeping )?${MEDICINES}\\b|\\b${MEDICINES} (?:all |are |i have |ive |all the |i )?(?:are )?(?:saved|stashed|stockpiled|hoarded)(?: up)?\\b`,
  ),
  sign(
    'how many|how much|enough',
    `\\bhow (?:many|much)(?: \\w+)? ?${MEDICINES} (?:would|will|does|do|is|to|can|should)(?: \\w+){0,2} (?:take|need|kill|die|overdose|od|end|enough)\\b|\\benough ${MEDICINES} to (?:kill|die|end|do|finish)\\b`,
  ),
  sign(
    'front of me|in my hand|lined up|counted|beside me|next to me',
    `\\b(?:${MEDICINES}|knife|blade|razor|rope|gun|bottle)(?: \\w+){0,3} (?:(?:right )?in front of me|in my hand|lined up|counted out|beside me|next to me)\\b`,
  ),
  sign(
    'trust myself|trust my self',
    `\\bdont${MANNER} trust my ?self${MANNER}(?: (?:with|near|around|alone|tonight|not to)\\b|\\s*[.!,]|$)(?! the (?:car|stairs|money|remote))`,
  ),
  sign(
    'not safe|unsafe|arent safe|safe',
    `\\b(?:im|i am|i dont feel|i feel)${MANNER} (?:not safe|unsafe|safe)(?= (?:with my ?self|from my ?self|(?:on my own|alone|by my ?self|at home)(?: with my thoughts| tonight| right now| any ?more|\\s*[.!?]|$)))`,
  ),
  sign(
    'what i might do|what ill do|what i will do|what i would do|what im going to do',
    '\\b(?:scared|afraid|frightened|terrified|worried)(?: of| about)? what (?:i might|ill|i will|i would|im going to) do\\b(?= (?:to my ?self|next|tonight)|\\s*[.!,]|$)',
  ),
  sign(
    'something stupid|something bad|something to myself|something',
    `${I} (?:going to|gonna|might|will|about to|tempted to) do something (?:stupid|bad|to my ?self|drastic)\\b`,
  ),
  sign(
    'think|thought|dream|fantasi|imagin|pictur|tempted| urge|wonder',
    `\\b${THINK} ?(?:${MOVE_INTO} ${FALL}|(?:driv(?:e|ing)|crash(?:ing)?|swerv(?:e|ing)|run(?:ning)? it)(?: my (?:car|self)| the car| it| off the road)? ?(?:into|in to|off|in front of)? ?(?:the |a |an |oncoming )?(?:\\w+ )?${HARD})\\b(?! (?:again|with (?:my|the|our|you|friends|a)))`,
  ),
  sign(
    'throw|jump|driv|crash|walk|drove|threw',
    `${I} (?:going to|gonna|want(?:ed)? to|wanna|nearly|almost|about to|could|might|will|tried to|feel like|felt like)${MANNER} (?:throw(?:ing)?|threw|jump(?:ed|ing)?|driv(?:e|ing)|drove|crash(?:ed|ing)?|walk(?:ed|ing)? out)(?: my ?self| my car| the car| it)?(?: ${FALL}| (?:into|off) (?:a|the) ${HARD})\\b`,
  ),
  sign(
    'stand|stood|sat |sit',
    '\\b(?:stand|standing|stood|sit|sitting|sat)(?: \\w+){0,2} (?:on|at|by) (?:the )?(?:edge of |side of |top of )?(?:the |a |that )?(?:bridge|cliff|cliffs|ledge|edge|roof|quay|quays|pier|train tracks|tracks|platform)\\b[^.!?\\n]{0,40}\\b(?:think(?:ing)? (?:about it|of it|about (?:jump|end|go))|wonder(?:ing)?|jump(?:ing)?|let(?:ting)? go|courage|brave)',
  ),
  sign(
    ' rope|noose|razor blades',
    '\\b(?:bought|got|ordered|have|made|tied|tie|tying|buying|found)(?: \\w+){0,2} (?:rope|noose|razor blades)\\b(?! (?:from|off|of|for (?:the|a|his|her)|to (?:tie|tow|pull|hold|secure)|swing|bridge|ladder))',
  ),
  sign(
    'way to die|ways to die|way to go|ways to kill|way to kill|way to end| way',
    '\\b(?:painless|easiest|quickest|best|easy|fastest|peaceful|quick|some|any|a|what|less painful) (?:\\w+ )?ways? (?:to|of) (?:die|kill|dying|killing|end (?:it|my|things))\\b(?! at home)',
  ),
  sign(
    'plan',
    '\\b(?:have|got|made|making) (?:a|my|the) plans? (?:and |to |for )(?:i have |ive |i |got |the |a |my )*(?:means|rope|tablets|pills|gun|end|kill|die|do it|date|courage|note|letter)\\b|\\bplan(?:ned|ning)? (?:out )?(?:how to|my (?:own )?(?:death|suicide))\\b(?! (?:get|care))',
  ),
  sign(
    ' gun|bullet|trigger',
    '\\b(?:gun|bullet) (?:to|in|through) my (?:head|mouth|brain|temple)\\b|\\bpull the trigger on my ?self\\b',
  ),
  sign(
    'brains|shoot myself|shot myself|blow|self',
    '\\bblow my (?:brains|head)\\b|\\bshoot my ?self\\b(?! in the foot)',
  ),
  sign(
    'tablets|pills|medication|meds|medicine|painkillers|sleepers|paracetamol|panadol|antidepressants|insulin|morphine|valium|xanax|opioids|stash',
    `\\b(?:taken|took|swallowed|had|popped|down(?:ed)?) (?:about |over |around |like |nearly |more than )?(?:\\d{2,3}|ten|fifteen|twenty|thirty|forty|fifty|a load of|loads of|so many|too many|handfuls of) (?:of (?:my|the|her|his|mams?|mums?|dads?) )?(?:\\w+ )?${MEDICINES}\\b(?! (?:a|per|every|each|in the) (?:day|week|morning|night)| daily| over the)`,
  ),
  sign(
    ' od|overdose|overdosing',
    `\\b(?:tried|trying|try|going|want|wanted|planning|plan|attempted|about|tempted) (?:to |on |of )?(?:od|overdos(?:e|ing)) on\\b|\\b(?:tried|trying|going|want|wanted|tempted) to (?:od|overdose)\\b`,
  ),
  sign(
    'i cut|cut',
    '\\bi(?: still| do| also)? cut\\s*(?:[.!;]|$)|\\bi(?:ve| have| just|m)* cut (?:again|deep\\w*|too deep|so deep)\\b(?! (?:into|down))',
  ),
  sign(
    'cuts|scars|burns',
    '\\b(?:my )?(?:arms?|wrists|legs|thighs) (?:is|are|were) (?:all |still )?(?:covered in|full of|covered with) (?:fresh |new |my )?(?:cuts|scars|burns)\\b(?! from (?:the|a|an|brambles|gardening))|\\b(?:fresh|new) cuts\\b',
  ),
  sign('away with', '\\b(?:do|doing|did|done) away with my ?self\\b'),
  sign('drove', '\\bi drove (?:my|the) car at (?:a|the) (?:wall|tree|lorry|bridge|pillar|ditch)\\b'),
];
