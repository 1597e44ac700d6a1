import { type Sign, sign } from './pattern-parts.ts';

const INTIMATE =
  '(?:husband|wife|partner|boyfriend|girlfriend|fella|fiancee?|ex|bf|gf|hubby|father|dad|da|daddy|stepfather|stepdad|stepmother|mother|mam|mum|mom|brother|sister|son|daughter|stepson|grandson|uncle|cousin|carer|minder|landlord|in law|housemate|flatmate|roommate|neighbou?r|lad|man|other half)';
const HE = `\\b(?:he|she|who|hes|shes|they|(?:my|her|his|the|our|their|whose|s|neighbours?) (?:\\w+ ){0,2}?${INTIMATE}(?: (?:in law|next door|across the road|upstairs|downstairs|beside us|down the road|of \\w+(?: \\w+)?))?)`;
const OFTEN =
  '(?: (?:just|really|often|always|still|sometimes|regularly|then|also|even|has|have|had|been|keeps?|is|was|started|starts|nearly|tries to|tried to|threatens to|threatened to|would|will|and|never stops|actually|do|does|drinks and|gets drunk and|comes home and|goes mad and|physically|only|again)){0,4}';
// "He kicked the door in and dragged me out": the verb may be the second one.
const THEN = `(?:${OFTEN}|[^.!?\\n]{0,45}?\\b(?:and|then|or|but) (?:\\w+ )?)`;
const BLOW =
  '(?:beats?|beating|batter(?:s|ed|ing)?|punch(?:es|ed|ing)|kick(?:s|ed|ing)|slap(?:s|ped|ping)|hits?|hitting|thump(?:s|ed|ing)|headbutt(?:s|ed|ing)|strangl(?:es|ed|ing)|chok(?:es|ed|ing)|rap(?:es|ed|ing)|attack(?:s|ed|ing)|assault(?:s|ed|ing)|stab(?:s|bed|bing)|whip(?:s|ped|ping)|belt(?:s|ed|ing)|molest(?:s|ed|ing)|abus(?:es|ing)|smack(?:s|ed|ing)|clatter(?:s|ed)|spits? (?:on|at)|spat (?:on|at)|terrori[sz](?:es|ing)|pinch(?:es|ed)|shov(?:es|ed)|scald(?:s|ed)|starv(?:es|ed|ing)|lash(?:es|ed) (?:out )?at|hurt(?:s|ing))';
// "She beats me at cards", "he hit me up for a fiver", "slapped me on the back".
const NO_GAME =
  '(?! (?:at|to (?:it|the)|hands down|hard(?! (?:in|across|on))|like|up (?:for|about|with)|on the (?:back|shoulder)|under the table|that|as|how|with (?:a|his|her) (?:smile|charm|joke|news|kindness|bill|question|ball|car|trolley|stick at)|in (?:chess|cards|scrabble|the (?:race|final|quiz|draughts|pool|snooker))|feelings|knee|cheek|back when|for six|badly when|financially))';
const HOME_VICTIM =
  '(?:her|him|them|my (?:\\w+ ){0,2}?(?:mother|mam|mum|mom|sister|friend|daughter|son|parents|brother|grandson|granddaughter|niece|nephew|nan|granny|aunt|auntie|kids|children|child|boy|girl|boys|girls)|(?:his|her|their) (?:\\w+ )?(?:wife|girlfriend|husband|kids|children|mother|partner|son|daughter|child|baby|stepson|mam|mum|parents)|the (?:\\w+ )?(?:child|children|kids|baby|wife|little (?:girl|boy|one)|young (?:lad|one)))';
const ALIVE_OR_KIN =
  '(?:me|us|her|them|my (?:family|kids|children|mother|mam|mum|dog|cat|baby|son|daughter)|the (?:kids|children|dog|baby))';
const WEAPON = '(?:knife|gun|blade|shotgun|hammer|hurley|bat|scissors|bottle|screwdriver|axe|bread knife)';
const BEATEN =
  '(?:hit|beaten(?: up)?|battered|abused|punched|slapped|raped|molested|assaulted|attacked|choked|kicked|burned|burnt|strangled|hurt|smacked)';
const NOT_SPORT =
  '(?<!\\b(?:film|book|play|game|match|ring|novel|series|soap|boxing|chess|cards|dementia|alzheimers|toddler|dog|horse|cow)\\b[^.!?\\n]{0,60})';

export const VIOLENCE: readonly Sign[] = [
  sign(
    ' beat|batter|punch|kick|slap| hit|thump|headbutt|strangl| chok| rape|raping|attack|assault|stab| whip|belt|molest|abus|smack|clatter| spit|spat|terror|pinch|shov|scald|starv|lash|hurt',
    `${HE}${THEN} ?${BLOW} (?:me|us)\\b${NO_GAME}${NOT_SPORT}`,
  ),
  sign(
    'neck|throat|breathe',
    `\\b(?:put|puts|had|has|wrapped|wraps|got|gets|placed|squeez\\w+) (?:(?:his|her|their) (?:two )?hands? )?(?:(?:a?round|about|to|on|at) )?(?:my|her|his|our|the childs?|my \\w+s) (?:neck|throat)\\b(?! to (?:fix|feel|check|see|help|examine|steady|put|massage|take))(?<=\\b(?:he|she|him|${INTIMATE})\\b[^.!?\\n]{0,60}(?:hands?[^.!?\\n]{0,20}|squeez\\w+ [^.!?\\n]{0,12}))(?! (?:brace|collar|scan|pain))`,
  ),
  sign(
    'push|shov|throw|threw|knock|drag|pull|pins me|pinned|pinning|pins us|grab|slam|fling|flung|hold|held',
    `${HE}${OFTEN} (?:push(?:es|ed|ing)?|shov(?:es|ed|ing)|throw(?:s|ing)?|threw|knock(?:s|ed|ing)|drag(?:s|ged|ging)|pull(?:s|ed|ing)|pin(?:s|ned|ning)|grab(?:s|bed|bing)|slam(?:s|med|ming)|fling(?:s|ing)?|flung|hold(?:s|ing)?|held) (?:me|us) (?:down(?! (?:to the (?:clinic|scan|car|ward)|for))|against|to the (?:floor|ground)|across|by (?:the|my) (?:hair|throat|neck|arms?|wrists?)|off (?:the|my) (?:bed|chair|feet)|out (?:the|of the) (?:door|house|car)|around(?= when| if|\\s*[.!,]|$)|about(?= when| if|\\s*[.!,]|$)|into (?:the|a) (?:wall|door|table|press|cooker|fridge))`,
  ),
  sign(
    'my hair|her hair|his hair',
    `${HE}[^.!?\\n]{0,30}\\b(?:pulls?|pulled|pulling|drags?|dragged|drags me by) (?:me by )?(?:my|her|his) hair\\b(?! (?:back|up|into|out of|off))`,
  ),
  sign(
    'at me|at us|at the kids|at the children|at my|at her|at him',
    `${HE}${OFTEN} (?:throws?|threw|throwing|fires|fired|firing|flung|flings|hurls|hurled|pegged|pegs) (?!(?:\\w+ )?(?:ball|balls|snowballs?|questions?|party|look|looks|smile|kiss|kisses|pillow|rice|confetti|books? of|eyes|abuse))(?:\\w+ ){1,4}at (?:me|us|the (?:kids|children|wall)|my (?:mother|mam|head|face|\\w+)|her|him)\\b`,
  ),
  sign(
    'lock|wont let|doesnt let|will not let|doesnt allow|wont allow|forbids',
    `${HE}[^.!?\\n]{0,40}\\b(?:locks?|locked|locking) (?:me|us|her|him|them|the kids|the children) (?:in|out|up|inside|outside)\\b(?! (?:case|of (?:the (?:system|computer|ward)|my account))|\\w)|\\b(?:my|her|his|s) (?:\\w+ )?(?:husband|partner|boyfriend|fella|ex|girlfriend|wife|father|dad|parents|son)${OFTEN} (?:wont|doesnt|will not|does not|never) (?:let|lets|allow|allows) (?:me|her|him) (?:to )?(?:out|leave|go (?:out|anywhere|to work|home)|see (?:my|her|his|any|anyone|anybody|friends|people|a doctor)|have (?:a|any|my|her|friends|money)|speak|talk to|work|use (?:the|a|my|her) phone|ring|phone (?:my|her|any)|contact|eat|sleep)\\b`,
  ),
  sign(
    'tracks|controls|checks|monitors|follows',
    `${HE} (?:\\w+ )?(?:tracks|controls|monitors|checks up on) (?:me\\b|my (?:phone|every|money|movements|car)|every(?:thing| thing| move| penny)|who i|where i|all the money)`,
  ),
  sign(
    'black and blue',
    '\\b(?:he|she|him|husband|partner|boyfriend|fella|father|dad|son|ex|man|brother|stepfather|stepdad)\\b[^.!?\\n]{0,40}\\bblack and blue\\b(?! (?:with|from (?:the|a) (?:fall|needle|drip|exercise|bloods)))',
  ),
  sign(
    'kill|murder|burn|stab|shoot|hurt|bury|destroy|finish|smash',
    `\\b(?:says?|said|saying|tells? me|told me|threatens?|threatened|threatening|swears|swore|promised|vows|vowed|texts?|texted)(?: me| us| her| that| to)* ?(?:he|she|hell|shell|he will|hed|shed|theyll|hes going|shes going|they will|ill|i will)?(?: (?:will|would|is|to|going|is going|gonna|ll))* ?(?:kill|murder|stab|shoot|bury|destroy|smash|burn the house|burn|hurt|harm|finish|slit) ${ALIVE_OR_KIN}\\b(?! (?:with (?:kindness|laugh)|laughing|if i (?!leave|left|ever|go\\b|went|tell|told|speak|talk|ring|rang|try|tried|dont come|didnt come)))`,
  ),
  sign(
    'knife| gun|blade|shotgun|hammer|hurley| bat|scissors|bottle|screwdriver|axe',
    `\\b(?:held|holds|holding|puts?|pulled|pulls|pointed|points|waved|waves|raised|took|takes|came|comes|went|goes|threaten\\w*)(?: (?:me|her|us|him|at|for))*(?: with)? (?:a|the|his|her) (?:\\w+ )?${WEAPON} (?:to|on|at|against|under|over|out (?:on|to)) (?:me|my|us|her|him|the kids)\\b(?! to (?:cut|show|open))|\\b(?:came|comes|went|goes) (?:at|for) (?:me|her|us|him|my \\w+) with (?:a|the|his|her) (?:\\w+ )?${WEAPON}\\b`,
  ),
  sign(
    'force|makes me|made me|touch|sex',
    `\\bforc(?:es|ed|ing) (?:himself|herself|themselves) (?:on|upon)\\b|${HE}${OFTEN} (?:forc(?:es|ed|ing)|makes|made|pressures|blackmails) me (?:in ?to |to )?(?:hav(?:e|ing) sex|sleep with|sex|touch (?:him|her)|do things)\\b|${HE}${OFTEN} touch(?:es|ing) me (?:at night|when (?:i|im|my|nobody|no one)|where|in (?:places|ways)|inappropriately|sexually|and i (?:dont|hate|am|cant))`,
  ),
  sign(
    'door',
    '\\b(?:chair|wardrobe|dresser|chest of drawers|bolt|lock|table) (?:against|up to|under|on) (?:the|my) (?:\\w+ )?door\\b[^.!?\\n]{0,50}\\b(?:because|in ?case|so (?:that )?he|afraid|scared|when he|when she|fear|cant get (?:at|in)|what he)\\b',
  ),
  sign(
    'broke|break|fractured|cracked|burst|split|busted',
    `${HE}${OFTEN} (?:broke|breaks|broken|fractured|cracked|burst|split|busted) (?:my|her|his mothers|my \\w+s) (?:wrist|arm|nose|jaw|ribs?|fingers?|cheekbone|leg|lip|tooth|teeth|eye socket|collarbone)\\b(?! (?:to|in order|setting|by accident|giving|doing|during))`,
  ),
  sign(
    'afraid|scared|terrified|frightened|fear|petrified',
    `\\b(?:afraid|scared|terrified|frightened|petrified|fear|fearful)(?: that| of what)? (?:he|she|hell|shell|hed|my (?:husband|partner|boyfriend|ex|son|father|dad|brother))(?: (?:will|would|might|is going to|could|may|ll|really|actually))* ?(?:kill|hurt|hit|attack|harm|find|come after|beat|do) (?:me|us|her|him|them|the (?:kids|children)|my (?:mother|mam|sister|children|kids)|to (?:me|us|the kids|the children|her))\\b|\\bfear(?:ing)? for (?:my|our|her|the childrens|my kids|my childrens) (?:life|lives|safety)\\b(?! (?:on the|in the|during|after the (?:operation|crash)))|\\b(?:live|lives|living) in fear of (?:him|my|her|his)\\b`,
  ),
  sign(
    'afraid of|scared of|terrified of|frightened of|violent|abusive',
    `\\b(?:he|she|hes|shes|${INTIMATE})\\b(?: (?:is|was|has|gets|got|been|becomes|turns|turned|getting|becoming|so|very|really|always|still|physically|quite|can|be|more|and)){1,4} (?:violent|physically abusive|abusive)(?= (?:to|towards|toward|with|when|at home|again|every|in the|and (?:i|we|my|the|hits|throws))|\\s*[.,!]|$)${NOT_SPORT}`,
  ),
  sign(
    ' beat|batter|punch|kick|slap| hit|thump|headbutt|strangl| chok| rape|raping|attack|assault|stab| whip|belt|molest|abus|smack|clatter| spit|spat|terror|pinch|shov|scald|starv|lash|hurt',
    `${HE}${THEN} ?${BLOW.replace('|hurt(?:s|ing)', '|hurting')} ${HOME_VICTIM}\\b(?! (?:head|leg|arm|knee|back|hand|foot|hip|hours|badly when|time|best|record|score))${NO_GAME}${NOT_SPORT}`,
  ),
  sign(
    ' by ',
    `\\b(?:gets?|getting|is being|are being|being|am|im|am being|keeps? being|keep getting) ${BEATEN} by (?:her|his|my|the|a|their|our|him)(?: \\w+){0,2}? ?(?:${INTIMATE}|him|teacher|priest|coach|boss|family|parents|nurse|staff|people)\\b`,
  ),
  sign(
    'being|gets|getting',
    `\\b(?:child|children|baby|kids?|wife|girl|boy|woman|lad|mother|mam|sister|friend|daughter|neighbour)(?: (?!being|was)\\w+){0,4} (?:(?:is|are|s) (?:being|getting)|gets) (?:beaten|battered|abused|beaten up|molested|starved|neglected)\\b(?! (?:at|in (?:chess|cards|the (?:race|final))))`,
  ),
  sign(
    'bruis|burns|marks|black eye',
    `\\b(?:bruis\\w+|burns|marks|black eyes?|cigarette burns)\\b[^.!?\\n]{0,50}\\b(?:(?:cant|wont|doesnt|couldnt|cannot|never|no one can|nobody can) (?:really )?explain|(?:boyfriend|stepfather|stepdad|father|partner|husband|fella|carer|minder|mother)(?: \\w+)? (?:says|said|did|does|gave|is)|hides?|long sleeves|make ?up over|from (?:him|his|her (?:husband|partner|boyfriend|fella|father)|my (?:husband|partner|boyfriend|fella|father|ex)))\\b`,
  ),
  sign(
    'throat|by the neck|by my neck|by her neck|by the hair|by my hair|by her hair|by his hair|scruff|collar|wrist|against the|against a|dragg|drags',
    `\\b(?:drag(?:s|ged|ging)?|grab(?:s|bed|bing)?|pull(?:s|ed|ing)?|pin(?:s|ned|ning)?|had|has|held|lift(?:s|ed)|shov(?:es|ed|ing)|push(?:es|ed|ing)|slam(?:s|med|ming)|throw(?:s|ing)?|threw|caught|took) (?:me|us|${HOME_VICTIM})(?: \\w+){0,4}? (?:by (?:the|my|her|his) (?:throat|neck|hair|scruff|collar|wrists?)|(?:up )?against (?:the|a) (?:wall|door|fridge|cooker))\\b${NOT_SPORT}|\\bdrag(?:s|ged|ging) (?:me|us|${HOME_VICTIM})(?: \\w+){0,3} by (?:the|my|her|his) (?:arms?|legs?|feet)\\b`,
  ),
  sign(
    ' spat| spit|stubs|stubb|stub ',
    `${HE}${THEN} ?(?:spat|spits?|spitting) (?:in|into|at|on) (?:my|her|our|his|me|us)\\b(?! own)|\\bstub(?:s|bed|bing)? (?:(?:his|her|a|out) )*(?:cigarettes?|fags?)(?: out)? on (?:me|my|her|him|the child)`,
  ),
  sign(
    'phone|pension|wages|money|card|every cent|every penny',
    `${HE}${THEN} ?(?:goes|going|went|looks|checks) through my (?:phone|messages|bag)\\b|\\b(?:i have to|i must|has me) ask(?:ing)? (?:him|her|my \\w+) for (?:every|each|any|money for)\\b|\\b(?:my|her|his|s) (?:\\w+ )?${INTIMATE}${THEN} ?(?:takes?|took|steals?|stole|robs|spends) (?:all )?(?:my|her|his|our) (?:\\w+ )?(?:pension|wages|money|allowance|bank ?card|savings)\\b(?! (?:to|for) (?:me|her|him|the (?:post|bank)))`,
  ),
  sign(
    'if i',
    '\\bif i (?:\\w+ )?(?:left|leave|go|went|tell|told|ring|rang|talk|talked|speak|spoke|try|tried|report)\\b[^.!?\\n]{0,30}\\b(?:he|she|hed|hell|shed|shell)(?: will| would|d|ll)? (?:kill|burn|hurt|find me|come after|take the (?:kids|children)|make sure|do for|destroy|stab|shoot)\\b|\\bburn the house (?:down )?(?:with|on|around) (?:me|us|her)\\b',
  ),
  sign(
    'made me sleep|makes me sleep|threw me out|put me out|throws me out|puts me out',
    '\\b(?:made|makes) me sleep (?:in|on|out) (?:the |in the )?(?:shed|car|bath|garden|garage|floor|street|hall|landing)\\b(?! of the ward)|\\b(?:throws|threw|puts|put|locked|locks) me out (?:in|on|into) the (?:street|cold|frost|rain|garden|snow|road|night)\\b',
  ),
  sign(
    'touch|into my |into her |into his ',
    `\\b(?:he|brother|uncle|father|dad|stepfather|stepdad|cousin|grand\\w+|teacher|coach|boss|boyfriend|man|lodger)\\b[^.!?\\n]{0,50}\\b(?:touches|touching|feels|gropes|groping|fondl\\w+) me\\b(?! (?:on the (?:arm|shoulder|hand)|so|deeply|greatly))|\\b(?:he|brother|uncle|father|dad|stepfather|stepdad|cousin|lodger)\\b[^.!?\\n]{0,20}\\b(?:comes|came|gets|got|climbs) into (?:my|her|his) (?:room|bed) (?:at night|and (?:touch|feel|lie|get)|when (?:mam|mum|everyone|my))`,
  ),
  sign(
    'being hit|being beaten|gets hit|being hurt|being abused|bruised|bruises|split lip|black eye|burst lip|broken nose',
    `\\b(?:friend|mate|child|boy|girl|sister|brother|neighbour|mother|mam|cousin|daughter|woman|wife|classmate|pupil|student|niece|nephew|he|she)(?: \\w+){0,2}? (?:is |s |gets |keeps |are )*(?:being |getting )?(?:hit|beaten|hurt|abused|battered) at home\\b|\\b(?:always|constantly|covered in|full of|new|fresh|often|forever) (?:bruised|bruises)\\b(?![^.!?\\n]{0,60}\\b(?:warfarin|bloods|needles?|thinners?|drip|platelets|leukaemia|injections?)\\b)(?<=\\b(?:boy|girl|child|kid|sister|friend|neighbour|niece|nephew|pupil|baby|woman|she|he)\\b[^.!?\\n]{0,60})|\\b(?:split lip|black eyes?|burst lip|broken nose|bruis\\w+)\\b[^.!?\\n]{0,50}\\b(?:(?:says|said|claims|swears) (?:that )?(?:he|she) (?:fell|walked|tripped|banged|hit)|(?:he|she) (?:did it|gave|hit (?:her|him)))\\b`,
  ),
  sign(
    'tried to|tries to|trying to|wants to|threatens to|threatened to|going to',
    `\\b(?:he|she|${INTIMATE})\\b(?: \\w+)? (?:tried|tries|trying|threatened|threatens|threatening|wants|going) to (?:strangle|choke|kill|stab|rape|drown|smother|suffocate|poison|shoot|run over|beat|burn) (?:me|us|${HOME_VICTIM})\\b(?! (?:with (?:kindness|laughter)|laughing|at (?:cards|chess)))${NOT_SPORT}`,
  ),
  sign(
    'afraid|scared|terrified|frightened',
    `\\b(?:afraid|scared|terrified|frightened) (?:to (?:go home|be alone|be at home|live|stay)|of (?:going home|being alone|being at home))(?: \\w+)? (?:to|with) (?:my|her|his|their) (?:\\w+ )?${INTIMATE}\\b|\\b(?:afraid|scared|terrified|frightened) of (?:her|his|their) (?:own )?(?:husband|wife|partner|boyfriend|father|dad|ex|stepfather|son)\\b`,
  ),
  sign(
    'i couldnt|so i cant|that i cant|i wouldnt|let me leave|let me get|let me out',
    `${HE}\\b[^.!?\\n]{0,60}\\b(?:so (?:that )?i (?:couldnt|cant|wouldnt) (?:leave|get out|get away|escape|ring|call|go)|(?:wont|wouldnt|doesnt|didnt) let me (?:leave|get out|get away|out of the (?:house|room|car)))(?=\\s*[.!,]|$| (?:and|until|unless|till|the house|the room)\\b)`,
  ),
  sign(
    'belt',
    '\\b(?:takes?|took|taking) (?:the|his|a|her) belt to (?:me|us|him|her|my|the kids)\\b|\\b(?:drunk|temper|rage|angry)(?: \\w+)? and (?:takes|took|pulls) (?:off )?(?:his|the) belt\\b',
  ),
  sign(
    'wont let|doesnt let',
    '\\b(?:he|she) (?:wont|doesnt|will not) let me have (?:an? )?(?:bank ?card|bank card|card|any money|money|friends|phone|key|job|my own)\\b',
  ),
];
