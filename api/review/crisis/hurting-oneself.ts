import { ABOUT_ME, CLAUSE_END, MANNER, NOT_TAUGHT, type Sign, sign } from './pattern-parts.ts';

const SELF_HARM = 'self ?(?:harm(?:ing|ed|s)?|injur(?:y|e|ing|ious|ies)|mutilat\\w+)';
const NOT_A_SUBJECT =
  '(?! (?:teams?|services?|policy|policies|leaflets?|talk|prevention|awareness|training|groups?|nurses?|units?|clinic|research|charity|or (?:suicide )?prevention|and suicide prevention))';
const HURTING =
  '(?:hurting|harming|cutting|burning|scratching|biting|hitting|punching|starving|bleeding)(?: my ?self| my (?:arms?|legs|skin|wrists?|thighs))?';
const BODY = '(?:head|face|legs?|arms?|thighs?|stomach|temples?|skull|hands?|chest|body|knuckles)';
const HARD = '(?:wall|walls|floor|door|table|desk|tiles|headboard|bath|ground|concrete|steering wheel)';
const UNTIL =
  '(?:until|till|every (?:night|day|time)|when(?:ever)? (?:i|im|it|he|she|they|things|everything)(?! (?:fell|slipped|tripped|was|stood|got (?:up|out|into)))|over and over|again and again|so hard|so that|repeatedly|because i|to (?:punish|stop|make it|feel|calm|cope|numb|quiet)|at night|with (?:a|my|the) (?:hammer|fists?|hairbrush|phone|shoe|belt|bottle|brush|closed)|in (?:anger|frustration|rage))';
const NOT_ITCHING =
  '(?![^.!?\\n]{0,60}\\b(?:eczema|psoriasis|rash|itch\\w*|hives|midges|chicken ?pox|shingles|brambles|scabies)\\b)(?<!\\b(?:eczema|psoriasis|rash|itch\\w*|hives|midges|shingles)\\b[^.!?\\n]{0,60})';
const BLOWS =
  '(?:punch(?:es|ed|ing)?|slap(?:s|ped|ping)?|smack(?:s|ed|ing)?|hit(?:s|ting)?|bang(?:s|ed|ing)?|bash(?:es|ed|ing)?|beat(?:s|ing)?|headbutt(?:s|ed|ing)?|pound(?:s|ed|ing)?|thump(?:s|ed|ing)?|whack(?:s|ed|ing)?|smash(?:es|ed|ing)?)';
const HERSELF = '(?:herself|himself|themselves|(?:her|his) (?:own )?(?:head|face|arms?|legs?|wrists?|thighs|skin))';
const SOMEBODY =
  '(?:she|he|daughter|son|child|sister|brother|niece|nephew|girl|boy|grand\\w+|teenager|friend|partner|wife|husband|girlfriend|boyfriend|mate|year old|yo)';
const NOT_AN_INFANT =
  '(?<!\\b(?:toddler|baby|infant|autis\\w+|two year old|three year old|dementia|alzheimers|teething|seizures?|used to)\\b[^.!?\\n]{0,80})';

export const HURTING_ONESELF: readonly Sign[] = [
  sign(
    'self',
    `\\b(?:clean|free|sober|stopped|recover\\w*|relaps\\w*|addict\\w*|urges?|crav\\w*|tempt\\w*|thoughts?|think(?:ing)?|thought|need|want(?:ed|ing)?|habit|scars|struggl\\w*|battl\\w*|deal\\w*|fight\\w*|resort\\w*|turn(?:ed|ing)?|back|cope|coping|stop|quit|way|slip\\w*|sliding|started|doing|desire|impulse|days|weeks|months)(?: (?:from|of|to|by|with|about|on|for|into|my|the|just|through|doing|any|without|again|how)){0,4} ${SELF_HARM}\\b${NOT_A_SUBJECT}(?:${ABOUT_ME})${NOT_TAUGHT}`,
  ),
  sign(
    'self',
    `\\b${SELF_HARM} (?:is|was|has|had) (?:\\w+ )?(?:my|the only|how i|what i|like (?:a|an|my)|all i|something i|an addiction|got worse|getting worse|become|taken over|calming|a relief|a release|worse|back)\\b|\\b${SELF_HARM} (?:\\w+ )?(?:helps|gives me|takes (?:the|it|away)|calms|makes (?:me|it|the)|soothes|got worse|gets worse|numbs|relieves|works)\\b`,
  ),
  sign('self', `\\bmy (?:own )?${SELF_HARM}\\b|\\bthe self ?harm i\\b|\\bi(?: still| do| also)* self ?injure\\b`),
  sign(
    'hurting|harming|cutting|burning|scratching|biting|hitting|punching|starving|bleeding',
    `\\b${HURTING} (?:is |was |just |only |really |always |actually |also |does |would |seems to )*(?:helps?|helped|gives? me|gave me|makes? (?:it|me|the|everything|my)|calms?|takes (?:it|the|away|my)|relie\\w+|eases|the only (?:thing|way)|soothes|numbs?|quiets?|feels? (?:good|like|better|so)|releases?|distracts|my (?:only|way|release|relief|coping))\\b`,
  ),
  sign(
    'blood|bleed',
    '\\b(?:see|seeing|watch|watching|sight of|feeling)(?: \\w+){0,2} (?:blood|bleed\\w*)(?: \\w+){0,2} (?:calms?|helps?|relie\\w+|soothes|quiets|makes me feel|is (?:calming|soothing|a relief))\\b',
  ),
  sign(
    'blade|razor|kni|scissors',
    '\\b(?:i|im|ive|id)\\b[^.!?\\n]{0,30}\\b(?:think(?:ing)? (?:about|of)(?: is)?|miss|missing|crav\\w+|dream\\w* (?:about|of)|obsess\\w* (?:about|over|with)) (?:the|a|my|that) (?:blades?|razors?|knife|knives|scissors)\\b(?! (?:in|from|set|skills))',
  ),
  sign(
    ' urge|crav| itch|need|desire|impulse|compulsion|temptation',
    '\\b(?:urges?|craving|itching|itch|need|desire|impulses?|compulsion|temptation)(?: \\w+){0,2}? (?:to|for) (?:just )?(?:cut(?:ting)?|self ?harm|self ?injur\\w+|bleed|(?:hurt|burn|harm|hit|punch|bite|scratch|punish|cut) my ?self)\\b(?! (?:the|it|out|down|back|off|a|an|some|short|my (?:hair|nails|hours|losses)|our))',
  ),
  sign(
    'myself|my self',
    `\\b(?:i|im|ive|id|ill|keep|kept|been|to|started|start|and|by|of|from|stop|always|just)${MANNER} (?:${BLOWS.replace('|beat(?:s|ing)?', '')}|bit(?:e|es|ing|ten)?|claw(?:s|ed|ing)?|scratch(?:es|ed|ing)?|chok(?:e|es|ed|ing)|strangl(?:e|ed|ing)|burn(?:s|ed|ing|t)?|stab(?:bed|bing)?) my ?self\\b(?! (?:on (?!purpose|my|the (?:arm|hand|wrist|leg)s?\\b)|off|for|laughing|out|when i (?:fell|slipped|tripped)|badly|by accident|awake|back|with (?:the|a) (?:door|tin|iron|kettle|oven)|at work|cooking|in the (?:face )?with (?:the|a)))`,
  ),
  sign(
    'punch|slap|smack| hit|bang|bash|beat|headbutt|pound|thump|whack|smash',
    `\\b${BLOWS} my (?:own )?${BODY}(?: (?:off|against|into|on|in to) (?:the|a|my) ${HARD})? ${UNTIL}\\b(?! (?:i|we) (?:heard|saw))`,
  ),
  sign('headbutt|punch', `\\b(?:headbutt|punch)(?:ing|ed)? (?:the |a )?walls? ${UNTIL}`),
  sign(
    ' bit',
    `\\bbit(?:e|es|ing)? my (?:own )?(?:arms?|hands?|wrists?|knuckles|fingers|legs?|lips?)(?: \\w+)? (?:until|till|so (?:hard|that|nobody|no one)|when (?:i|im)|they bleed|bleed|to (?:stop|cope|feel|calm|keep))\\b`,
  ),
  sign(
    'my hair|my own hair',
    '\\b(?:pull|pulling|pulled|rip|ripping|tear|tearing|yank|yanking)(?: out)? (?:chunks of |clumps of |bits of )?my (?:own )?hair(?: out)? (?:and (?:dig|hit|scratch|slap|bite|scream|cut|punch|bang)|when (?:i|im|the)|until|till|so hard|because i|in (?:clumps|chunks|handfuls)|to (?:punish|cope|stop|calm))\\b',
  ),
  sign(
    'nails',
    '\\b(?:dig|digging|dug|sink|sinking) my (?:finger ?)?nails (?:in ?to|deep)(?! (?:the|a|his|her|their) (?!skin|flesh))',
  ),
  sign(
    'my skin|my arm|my face|my leg|my own|my thigh|my scalp|my wrist|my neck|my hand|my chest',
    `\\b(?:pick|picking|scratch|scratching|claw|clawing|tear|tearing|scrub|scrubbing|burn|burning)(?: at)? my (?:own )?(?:skin|arms?|face|legs?|thighs?|scalp|wrists?|neck|hands?|chest)(?: \\w+){0,3} (?:until|till|raw|bleed\\w*|because i)\\b${NOT_ITCHING}`,
  ),
  sign(
    'myself|my self|my own',
    '\\b(?:bruis\\w+|marks|cuts|burns|scars|bumps)(?: \\w+){0,3} (?:i (?:gave|give|did to|made on|put on|caused)(?: \\w+)? my ?self|from (?:hitting|punching|biting|cutting|burning|slapping|hurting) my ?self|of my own (?:making|doing))\\b',
  ),
  sign(
    'punish',
    '\\b(?:to|i|keep|of|by) punish(?:ing)? (?:my ?self|my body)\\b(?! (?:with the|for (?:eating|the|that) \\w+ (?:cake|biscuit)))',
  ),
  sign(
    'just|scratched|scratch|cut|burn',
    '\\bi just (?:scratch|cut|burn|burnt)(?:ed)? (?:at )?my (?:arms?|wrists?|legs?|thighs|skin)\\b(?! (?:on|off|with the|in|shaving))',
  ),
  sign(
    'cuts|harms|hurts|burns|starves|hits|bites|punches|slaps|scratches|bangs|bashes',
    `\\b${SOMEBODY}(?: \\w+){0,3}? (?<!\\b(?:has|had|with|got|have|the|his|her|and) )(?:cuts|harms|hurts|burns|starves|hits|bites|punches|slaps|scratches|bangs|bashes)(?: at| \\w+){0,2}? ${HERSELF}\\b(?! (?:off from|out|short|shaving|on the (?:way|stairs|steps?|door|shelf|cupboard|edge|corner|ice)|about|at work|when (?:he|she) (?:falls|trips)|after a|in the (?:garden|kitchen)|feelings|back))${NOT_AN_INFANT}`,
  ),
  sign('cutting|burning', `\\b(?:go|going|gone|went|back) (?:back )?to (?:cutting|burning)(?: my ?self)?${CLAUSE_END}`),
  sign('self', `\\b${SELF_HARM}\\b${NOT_A_SUBJECT}(?<=\\b(?:i|im|ive|id|my|me)\\b[^.!?\\n]{0,110})${NOT_TAUGHT}`),
  sign(
    'ing my',
    '\\b(?:hurting|harming|cutting|burning|punching|starving|hitting|slapping|scratching|biting|punishing) my ?self\\b(?<!\\b(?:without|avoid|afraid of|end(?:ed)? up|risk(?:ing)?|stopped me|fear of|almost|nearly|prevent) \\w{5,10} my ?self)(?! (?:on (?!purpose|my)|off|out|short|when i (?:fell|slipped|tripped)|up over|falling|lifting|shaving|some slack|by accident|back|over the head|with (?:work|worry|overtime|laughter)|working|trying to))',
  ),
  sign(
    'burn|cut|stab|slic|carv|scratch|scald|jab',
    '\\b(?:burn(?:ed|t|ing|s)?|cut(?:ting)?|stab(?:bed|bing)?|slic(?:e|ed|ing)|carv(?:e|ed|ing)|scratch(?:ed|ing)?|scald(?:ed|ing)?|jab(?:bed|bing)?)(?: \\w+){0,2} my (?:own )?(?:arms?|legs?|thighs?|wrists?|skin|stomach|ankles?|forearms?|hips?) with (?:a|the|my) (?:\\w+ )?(?:lighter|cigarettes?|blade|razor|scissors|iron|match\\w*|knife|glass|compass|sharpener|pin|needle|key|nail)\\b',
  ),
  sign(
    'blade|razor',
    '\\b(?:keep|have|hid|hide|hiding|carry|got) (?:a|my|the|some) (?:razor )?(?:blades?|razors?) (?:in|under|behind|beside|inside|with me)\\b(?! (?:the (?:shower|bathroom cabinet)|my (?:wash|toilet) ?bag))',
  ),
  sign(
    ' bit|chew|gnaw',
    '\\bi(?: \\w+)? (?:bite|chew|gnaw|keep biting|keep chewing)(?: at| on| (?:chunks|bits|pieces|lumps) (?:out )?of)? (?:the inside of )?my (?:own )?(?:\\w+ and )?(?:arms?|hands?|wrists?|fists?|knuckles|legs?)\\b',
  ),
  sign(
    'my own',
    `\\b(?:${BLOWS}|slam(?:s|med|ming)?|crack(?:ed|ing)?|stab(?:bed|bing)?|slam my (?:fists?|hand) into|(?:fists?|hand) into) my own ${BODY}\\b`,
  ),
  sign(
    'my head|my face|my fist|my hand|my arm|my leg',
    `\\b(?:every time|whenever|each time|sometimes|often|always|started|keep|when i (?:get|am|feel|make))\\b[^.!?\\n]{0,50}\\b(?:${BLOWS}|slam(?:s|med|ming)?) my ${BODY} (?:off|against|into|on) (?:the|a|my) (?:wall|walls|floor|table|desk|tiles|headboard|ground|concrete|steering wheel)\\b`,
  ),
  sign(
    'myself|my self',
    `\\b(?:punch|hit|slap|hurt|cut|bash)(?:ing|s|ting|ping)? (?:\\w+ ){1,3}(?:and|or) my ?self\\b`,
  ),
  sign(
    'on purpose',
    '\\b(?:i|ive|im)\\b[^.!?\\n]{0,40}\\b(?:burn\\w*|cut|cutting|hurt\\w*|iron|kettle|lighter|bleed\\w*|hit|hitting|scald\\w*|crash\\w*|fell|fall|overdos\\w*|starv\\w*)\\b[^.!?\\n]{0,30}\\bon purpose\\b(?<!\\b(?:nurse|driver|he|she|they) [^.!?\\n]{0,40}on purpose)',
  ),
  sign(
    'cuts|slashes|scars|burns',
    '\\b(?:cuts|slashes|fresh scars|fresh cuts|cigarette burns|razor marks)(?: \\w+)? (?:up|on|over|down|along|across) (?:his|her|their|my) (?:\\w+ )?(?:arms?|legs?|wrists?|thighs?|stomach)\\b(?![^.!?\\n]{0,40}\\b(?:brambles|fell|fall|crash|glass|surgery|operation|accident|garden\\w*)\\b)(?<!\\b(?:brambles|fell|fall|crash|glass|surgery|operation|accident|garden\\w*)\\b[^.!?\\n]{0,80})',
  ),
  sign(
    'i cut|i bleed|i burn|i hurt|cuts|scars|razor|blade',
    `\\b(?:better|calm\\w*|relief|relieved|good|numb|release)\\b[^.!?\\n]{0,20}\\b(?:after|when|once|if|every time) i (?:cut|bleed|burn|hurt)(?: my ?self)?${CLAUSE_END}|\\b(?:hid(?:e|ing)|cover(?:ing)?(?: up)?) (?:my |the |all )*(?:fresh |new |old )?(?:cuts|scars|burns)\\b(?! (?:with|of) (?:the|make))|\\bcuts\\b[^.!?\\n]{0,60}\\b(?:hide|hiding|long sleeves)\\b|\\bend up(?: \\w+){0,4} with (?:a|the|my) (?:razor|blade|knife)\\b`,
  ),
  sign('my own fist|my own hand|my own nail|my own teeth', '\\bfrom my own (?:fists?|hands?|nails|teeth)\\b'),
  sign('self', `\\b(?:not to|resist|quit|stop|avoid|without) self ?harm(?:ing)?\\b${NOT_A_SUBJECT}${NOT_TAUGHT}`),
];
