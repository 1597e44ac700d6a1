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
  '(?:she|he|daughter|son|child|sister|brother|niece|nephew|girl|boy|grand\\w+|teenager|friend|partner|wife|husband|girlfriend|boyfriend|mate)';
const NOT_AN_INFANT =
  '(?<!\\b(?:toddler|baby|infant|autis\\w+|two year old|three year old|dementia|alzheimers|teething|seizures?|used to)\\b[^.!?\\n]{0,80})';

/** Harm to oneself as a habit, a craving, a relief or a punishment. */
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
    'ing',
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
    'urge|crav|itch|need|desire|impulse|compulsion|temptation',
    '\\b(?:urges?|craving|itching|itch|need|desire|impulses?|compulsion|temptation)(?: \\w+){0,2}? (?:to|for) (?:just )?(?:cut(?:ting)?|self ?harm|self ?injur\\w+|bleed|(?:hurt|burn|harm|hit|punch|bite|scratch|punish|cut) my ?self)\\b(?! (?:the|it|out|down|back|off|a|an|some|short|my (?:hair|nails|hours|losses)|our))',
  ),
  sign(
    'myself|my self',
    `\\b(?:i|im|ive|id|ill|keep|kept|been|to|started|start|and|by|of|from|stop|always|just)${MANNER} (?:${BLOWS.replace('|beat(?:s|ing)?', '')}|bit(?:e|es|ing|ten)?|claw(?:s|ed|ing)?|scratch(?:es|ed|ing)?|chok(?:e|es|ed|ing)|strangl(?:e|ed|ing)|burn(?:s|ed|ing|t)?|stab(?:bed|bing)?) my ?self\\b(?! (?:on (?!purpose)|off|for|laughing|out|when i (?:fell|slipped|tripped)|badly|by accident|awake|back|with (?:the|a) (?:door|tin|iron|kettle|oven)|at work|cooking|in the (?:face )?with (?:the|a)))`,
  ),
  sign(
    'my ',
    `\\b${BLOWS} my (?:own )?${BODY}(?: (?:off|against|into|on|in to) (?:the|a|my) ${HARD})? ${UNTIL}\\b(?! (?:i|we) (?:heard|saw))`,
  ),
  sign('headbutt|punch', `\\b(?:headbutt|punch)(?:ing|ed)? (?:the |a )?walls? ${UNTIL}`),
  sign(
    'bit',
    `\\bbit(?:e|es|ing)? my (?:own )?(?:arms?|hands?|wrists?|knuckles|fingers|legs?|lips?)(?: \\w+)? (?:until|till|so (?:hard|that|nobody|no one)|when (?:i|im)|they bleed|bleed|to (?:stop|cope|feel|calm|keep))\\b`,
  ),
  sign(
    'hair',
    '\\b(?:pull|pulling|pulled|rip|ripping|tear|tearing|yank|yanking)(?: out)? (?:chunks of |clumps of |bits of )?my (?:own )?hair(?: out)? (?:and (?:dig|hit|scratch|slap|bite|scream|cut|punch|bang)|when (?:i|im|the)|until|till|so hard|because i|in (?:clumps|chunks|handfuls)|to (?:punish|cope|stop|calm))\\b',
  ),
  sign('nails', '\\b(?:dig|digging|dug|sink|sinking) my (?:finger ?)?nails (?:in ?to|deep)'),
  sign(
    'my skin|my arm|my face|my leg|my own|my thigh|my scalp|my wrist',
    `\\b(?:pick|picking|scratch|scratching|claw|clawing|tear|tearing|scrub|scrubbing|burn|burning)(?: at)? my (?:own )?(?:skin|arms?|face|legs?|thighs?|scalp|wrists?)(?: \\w+){0,3} (?:until|till|raw|bleed\\w*|because i)\\b${NOT_ITCHING}`,
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
    'self|selves|her |his ',
    `\\b${SOMEBODY}(?: \\w+){0,3}? (?<!\\b(?:has|had|with|got|have|the|his|her|and) )(?:cuts|harms|hurts|burns|starves|hits|bites|punches|slaps|scratches|bangs|bashes)(?: at| \\w+){0,2}? ${HERSELF}\\b(?! (?:off from|out|short|shaving|on the (?:way|stairs|steps?|door|shelf|cupboard|edge|corner|ice)|about|at work|when (?:he|she) (?:falls|trips)|after a|in the (?:garden|kitchen)|feelings|back))${NOT_AN_INFANT}`,
  ),
  sign('cutting|burning', `\\b(?:go|going|gone|went|back) (?:back )?to (?:cutting|burning)(?: my ?self)?${CLAUSE_END}`),
];
