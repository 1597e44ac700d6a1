import { ABOUT_ME, MANNER, NOT_TAUGHT, type Sign, sign } from './pattern-parts.ts';

const WHO =
  '(?:teen\\w*|husband|wife|partner|son|daughter|child|friend|girl|boy|girlfriend|boyfriend|mother|father|mam|mum|mom|dad|sister|brother|cousin|niece|nephew|parent|student|lad|young \\w+|(?:\\w+ )?(?:\\d+ )?(?:years?|yrs?|yo|yr) ?(?:old)?)';
const NOT_IDIOM = '(?<!\\b(?:it|that|which) (?:is|was|be|would be|seems|looks|sounds) suicidal)';
const NOT_A_SUBJECT =
  '(?! (?:should|must|ought|needs|awareness|prevention|bereave\\w*|loss|rates?|helpline|nurse|team|group|survivors?|training|talk|walk|in (?:the|our) (?:county|town|country|area|parish|film|book|play)))';

const OF_NEAR_OR_ME =
  '(?<=\\b(?:i|im|ive|id|ill|me|my head|my mind|my thoughts)\\b[^.!?\\n]{0,110})|(?=[^.!?\\n]{0,60}\\b(?:i|im|ive|id|me|myself|my (?:head|mind|thoughts|only))\\b)';
const NOT_OF_ANOTHER =
  '(?<!\\b(?:committed|died by|dies by|death by|by|to|for|against|in|on|of|his|her|their|our|dads|mums|mams|brothers|sisters|sons|fathers|husbands|assisted|political|career|anti|s) )';
const NOT_DANGEROUS_ROADS =
  '(?<!\\b(?:park|parking|driv(?:e|ing)|cross(?:ing)?|road|ice|cycl\\w+|corner|traffic|junction|politically|people who|those who|anyone who|anybody who|persons? who)\\b[^.!?\\n]{0,60})(?! (?:to|driving|crossing|poet|king|hero|heroine|people|persons?|callers|patients|clients|young|youth|men|women|teenagers|students))';

export const SUICIDE: readonly Sign[] = [
  sign(
    'suicid',
    `\\b(?:im|am|is|are|feel|feels|feeling|felt|was|been|me|shes|hes|actively)(?: feeling| again| v| quite| completely| very| a bit| almost)*${MANNER} suicid(?:al|e)\\b${NOT_IDIOM}(?! (?:prevention|awareness))${NOT_DANGEROUS_ROADS}(?<!\\b(?:whether|ask|tick\\w*)\\b[^.!?\\n]{0,60})|\\bsuicidal (?:again|since|every|most)\\b`,
  ),
  sign(
    'suicid',
    '\\b(?:my|having|have|had|these|with) (?:\\w+ )?(?:suicidal thoughts|thoughts of suicide|suicidal ideation)\\b|\\b(?:attempt|attempted|attempting|considered|considering|consider|contemplate|contemplated|contemplating|thought about|think about|think of|thinking about|thinking of|thoughts of|thoughts about|tried to commit|commit|committing|planning|plan my|tried|researching|googling|searching)(?: \\w+)? suicide\\b|\\bmy suicide\\b|\\bsuicide (?:is|seems|feels like|looks like) (?:the|my|an?) (?:\\w+ )?(?:way|option|choice|answer|thing)|\\bi (?:wrote|have written|am writing) (?:a|my) suicide (?:note|letter)|\\b(?:keep|keeps|stop|stopped|about|think|always)(?: \\w+)? suicide (?:all|every|again|constantly|a lot|as)|\\bsuicide note\\b',
  ),
  sign(
    'suicidal',
    `\\b(?:become|becomes|becoming|became|getting|gets|got|gone|goes|going|turned|turning|turns|fell|fel|borderline|nearly|half|chronically|passively|severely|deeply|(?:make|makes|made|making|drive|drives|drove|driving|leaves|left|has|had|have) (?:me|him|her|them)|(?:low|depressed|anxious|stressed|sad|down|numb|lonely|angry|exhausted|hopeless) (?:and|or)|from \\w+ to)(?: (?:more|and|more|really|very|quite|so|feeling|almost|even|all|a bit|completely|nearly|actively|increasingly)){0,4} suicidal\\b${NOT_TAUGHT}`,
  ),
  sign(
    'suicidal',
    `\\bsuicidal (?:\\w+ )?(?:urges?|tendenc\\w+|impulses?|feelings?|thoughts?|thinking|ideas?|ideation|episodes?|crisis|state|phase|plans?|mood|mindset|spiral)\\b(?! (?:in|among|of) (?:young|old|other|the|patients|people|teen))${NOT_TAUGHT}`,
  ),
  sign('suicidal', `\\b(?:a|my|our|his|her|with|this) (?:\\w+ )?suicidal (?:\\w+ )?${WHO}\\b${NOT_TAUGHT}`),
  sign(
    'suicide',
    `\\b(?:either|choice|choices|choose|options?|between|its|it is)\\b[^.!?\\n]{0,60}\\b(?:or|and|is) (?:\\w+ )?suicide\\b${NOT_A_SUBJECT}|\\bsuicide or (?:\\w+ ){1,4}(?:my|me|i)\\b`,
  ),
  sign(
    'end up|kill|end it all|end my|ending|ending my|taking my|take my|not be|end things|or die|or just die|or to die|the river|the rope|the grave',
    '\\bor (?:i |ill |i can |i will |just |to |go )*(?:end up (?:dead|in (?:the|a) (?:river|sea|ground|grave|box|coffin|lake|canal))|kill(?:ing)? my ?self|end(?:ing)? (?:it all|my (?:own )?life)|tak(?:e|ing) my (?:own )?life|not be(?:ing)? alive|end things(?! (?:with|between|in)))\\b|\\b(?:choices?|options?|either|stay|live)\\b[^.!?\\n]{0,60} or (?:just |to )?die(?=\\s*[.,!]|$)(?<!\\b(?:operat\\w+|surgery|treatment|transplant|chemo|doctors?|surgeon)\\b[^.!?\\n]{0,90})|\\bbetween\\b[^.!?\\n]{0,60}\\band (?:not (?:being (?:alive|here)|living)|killing my ?self|ending (?:it|my)|the (?:river|rope|grave))\\b',
  ),
  sign(
    'suicide',
    `\\bsuicide (?:\\w+ )?(?:cross(?:es|ed|ing)? my|pops? (?:up|into)|popping|popped|enters? my|comes? (?:to|into) (?:my )?mind|appeals|tempts|calls (?:to )?me|haunts me|(?:looks|seems|sounds|feels|looking|seeming) (?:like|more|so|as|a|an|the|easier|better|tempting|sensible|attractive|inviting|right|peaceful|good)|would be (?:easier|better|a relief|the|so|my|kinder|an?)|is (?:all|always|never far|on my|in my|my|easier|better|looking|starting|becoming|more and more|what i|the (?:only|best|easiest|kindest|sensible|right|answer))|(?:as|is|was) (?:an|my|the|a) (?:only |best |last |real )?(?:option|way out|escape|answer|choice|comfort|plan b))\\b`,
  ),
  sign(
    'suicide',
    `\\b(?:weigh\\w*|toy\\w*|flirt\\w*|struggl\\w*|obsess\\w*|research\\w*|googl\\w*|look(?:ed|ing|s)? (?:up|into|at)|read(?:ing)? up on|search\\w*|contemplat\\w*|consider\\w*|mulling|plan(?:s|ning|ned)?|idea|ideas|thoughts?|think(?:ing|s)?|wonder\\w*|dream\\w*|fantasi\\w*|drawn|turn(?:ed|ing)? to|tempted|close to|brink|verge|point|see|urges?|option|possibility|attempt\\w*|driven to|drive me to)(?: (?:of|about|on|with|up|over|the|if|whether|idea|thought|through|only|by|into|committing|at|that|for|methods|ways|my|own|to|a|as|how)){0,4} suicide\\b${NOT_A_SUBJECT}(?:${ABOUT_ME})${NOT_TAUGHT}`,
  ),
  sign(
    'suicide',
    '\\b(?:is|would|does|will|could) suicide (?:really|even|actually|that|so|be|hurt|selfish|painless|a sin|wrong|the answer|easier|worth|an option|my|solve|fix|help)\\b',
  ),
  sign(
    'suicide',
    `\\b(?:he|she|hes|shes|they|son|daughter|husband|wife|friend|partner|brother|sister|mother|father|ex)(?: \\w+)? (?:keeps? |has been |is |are |was |been |always |often |started |just )*(?:talk\\w*|speak\\w*|mention\\w*|threaten\\w*|bring\\w*)(?: (?:about|of|up|me|with|us))* (?:committing )?suicide\\b${NOT_A_SUBJECT}`,
  ),
  sign('suicidal', `\\bsuicidal\\b${NOT_DANGEROUS_ROADS}(?:${ABOUT_ME})${NOT_TAUGHT}`),
  sign(
    'suicide',
    `${NOT_OF_ANOTHER}\\bsuicide\\b${NOT_A_SUBJECT}(?! (?:of (?:my|his|her|our|a|the)|squad|bomb\\w*|is a (?:subject|topic)|runs in|grief|should|must|ought|needs))(?:${OF_NEAR_OR_ME})${NOT_TAUGHT}(?<!\\b(?:lost|died|buried|funeral|bereaved|walk|grie\\w+)\\b[^.!?\\n]{0,100})`,
  ),
];
