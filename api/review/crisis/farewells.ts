import { type Sign, sign } from './pattern-parts.ts';

const FAMILY =
  '(?:family|kids|children|wife|husband|mam|mum|mom|mother|father|parents|loved ones|daughter|son|girls|boys|sister|brother)';
const LAST = '(?:last|final|goodbye|farewell|suicide)';

export const FAREWELLS: readonly Sign[] = [
  sign(
    'my goodbye|my farewell|my last word',
    '\\b(?:say|said|saying|written|writing|wrote|made|send|sending|sent) (?:all )?(?:of )?my (?:goodbyes?|farewells?|last words)\\b(?! to (?:him|her|it|them|the (?:staff|nurses|ward|team|crew|lads|other)|my (?:dad|mam|mum|mother|father|nan\\w*|gran\\w*|husband|wife|late)\\b|[a-z]+ (?:and|before) (?:he|she))|[^.!?\\n]{0,40}\\b(?:died|passed|slipped|funeral|coffin|hospice|peaceful\\w*|discharged)\\b)',
  ),
  sign(
    'goodbye',
    '\\b(?:goodbye (?:everyone|everybody|world|cruel world|all|my (?:friends|family|loves?)|to (?:you all|everyone|this world))|this is (?:my )?goodbye|goodbye (?:letter|note)s?)\\b',
  ),
  sign(
    'last|final|goodbye|farewell|suicide',
    `\\bthis is (?:probably |maybe )?my (?:very )?${LAST} (?:message|post|letter|note|words|day|night|text|goodbye)\\b(?! (?:in|on|at) (?:the |this )?(?:ward|hospital|work|job|clinic|course|rehab))|\\bmy ${LAST} (?:message|words|letter|post|night) (?:to (?:anyone|anybody|everyone|the world)|alive|on (?:this )?earth)\\b`,
  ),
  sign(
    'letter|note',
    `\\b(?:have|got)(?: all)? (?:the|my|all the|a|them) (?:\\w+ )?(?:letters?|notes?) (?:written|ready|done)\\b|\\b(?:wrote|written|writing|write)(?: \\w+){0,2} (?:${LAST} (?:letters?|notes?)|(?:letters?|notes?) (?:for|to) my (?:kids|children|family|parents|loved ones) (?:for|to read|when|explaining|saying))\\b`,
  ),
  sign(
    'find me|find my body|finds me|found me|body',
    '\\b(?:nobody|no ?one|they|you|somebody|someone|who|hope \\w+|theyd|theyll|youd|youll|someoned|hed|shed|dont want (?:\\w+ ){1,3}to|by the time (?:you|anyone|they)|scared of who|afraid of who|worried who)(?: will|ll| would)?(?: even)? (?:find|finds) (?:me(?= (?:until|till|dead|hanging|before|like that|and think)|\\s*[.,?!]|$)|my body)',
  ),
  sign(
    'giv',
    `\\bgiv(?:en?|ing) (?:away )?(?:all )?(?:of )?my (?:things|stuff|belongings|possessions|jewellery|clothes)(?: away)?\\b[^.!?\\n]{0,40}\\b(?:wont be (?:here|around|needing)|wont need|before i go|when im gone|not be here)\\b`,
  ),
  sign(
    'look after my|take care of my|mind my',
    `\\b(?:please |somebody |someone |you )(?:look after|take care of|mind) my ${FAMILY} (?:when|once|after) im (?:gone|dead)\\b`,
  ),
  sign(
    ' this',
    '\\b(?:by the time|when|if) (?:you|ye|anyone|somebody|youre|you are|anyones) (?:get|gets|read|reads|see|reading|find|finds) this\\b[^.!?\\n]{0,25}\\b(?:ill be|i will be|im|i am|i wont) (?:gone|dead|already|be here|at peace|at rest|in (?:heaven|a better place)|out of (?:pain|this)|free|with (?:him|her|my \\w+))',
  ),
  sign(
    'goodbye',
    '\\b(?:note|letter|message|text|texts|email|voicemail)\\b[^.!?\\n]{0,30}\\b(?:saying|says|said|to say) (?:his |her |their )?goodbye\\b',
  ),
  sign(
    'date|picked|decided|set|chosen',
    '\\b(?:ive|i have|already|have) (?:\\w+ )?(?:picked|set|chosen|decided on) (?:a|the|my) (?:date|day)\\b(?= to (?:die|end|go|do it|kill)|\\s*[.!?]| and (?:the )?(?:way|method|place))',
  ),
];
