import { CLAUSE_END, MANNER, NO_LONGER_HERE, type Sign, sign } from './pattern-parts.ts';

export const THOUGHTS: readonly Sign[] = [
  sign(
    ' if i',
    `\\b(?:would|wouldnt|d|ll|theyd|theyll|itd|youd|id|wed|better|easier|happier|imagin\\w+|wonder\\w*|think(?:ing)? about|dream\\w*)\\b(?![^.!?\\n]{0,40}\\b(?:happen|mind him|mind her|look after|care for|take care|feed)\\b)[^.!?\\n]{0,45}\\bif i(?:m)?${MANNER} ?(?:just |suddenly )?${NO_LONGER_HERE}\\b(?! (?:without|in the (?:wrong|first)))`,
  ),
  sign(
    'rather be',
    '\\brather be (?:dead|in (?:the|my|a) (?:ground|grave|coffin|earth)|under the (?:ground|earth|clay)|six feet|in heaven|dead and gone)\\b',
  ),
  sign(
    'courage|nerve|guts|through|strength|balls',
    '\\b(?:courage|nerve|guts|strength|balls) to (?:just )?(?:do it|end (?:it|my)|jump|kill my ?self|go through with it|pull the trigger|take (?:them|the tablets|my))\\b|\\bgo(?:ing)? through with it (?:this time|tonight)',
  ),
  sign(
    'breathing|still alive|waking up|woke| here',
    '\\b(?:disappointed|sorry|hate|angry|sad|gutted|upset|annoyed|regret|ashamed|sick)(?: \\w+){0,4} (?:still (?:breathing|alive|here)(?! (?:waiting|in))|(?:i )?woke up|waking up(?! (?:early|at|to (?:the|feed|pee))))\\b',
  ),
  sign(
    ' rope|bridge|river| gun|beam|tracks|pills|tablets|calling|attic|knife|cliff',
    '\\b(?:my )?(?:mind|head|thoughts?|eyes)(?: \\w+){0,4} (?:to|on|about|at) (?:the|that) (?:rope|bridge|river|gun|beam|attic|train tracks|tablets|pills|knife|cliffs?)\\b|\\b(?:rope|bridge|river|tablets|pills|gun|cliffs?|sea) (?:is|are|keeps?)(?: \\w+)? calling (?:to )?me\\b',
  ),
  sign('use it on', '\\buse it on (?:himself|my ?self|herself|themselves)\\b'),
  sign(
    'life is over|over for me|life',
    '\\bmy life is (?:just |basically |already )?over\\b|\\b(?:it is|its|everything is|its all) (?:all )?over for me\\b',
  ),
  sign(
    'planned',
    '\\b(?:(?:ive|have|had|got) (?:it|everything)(?: all)? planned(?: out)?|its all planned(?: out)?)(?=,? (?:the )?(?:where|when|how|place|day|date|note|rope|night|time)\\b|\\s*[.!?]|$)',
  ),
  sign('and die|and just die', '\\bi(?: just| really)* want to (?:\\w+ ){1,6}and (?:just )?die\\b'),
  sign(
    'i could',
    `\\bso (?:depressed|lonely|sad|low|miserable|unhappy|down|desperate|hopeless) (?:that )?i could (?:just )?die\\b`,
  ),
  sign(
    'bother|life|waking|living|fighting|existing|go on|keep',
    '\\bwhy (?:should i|do i|would i)?(?: even| still)* ?(?:bother|keep|go on)(?: with)? (?:living|going|trying|life|fighting|existing|waking up)\\b',
  ),
  sign('with my', '\\bsafe with my (?:own )?(?:thoughts|head|mind|self)\\b'),
  sign('means', '\\bif (?:that|it) means (?:dying|death|i die|i have to die|killing my ?self|ending (?:it|my))\\b'),
  sign('ways out|way out', '\\bthinking (?:of|about) (?:a )?(?:ways?|easy way|only way) out\\b(?! (?:of the|of here))'),
  sign(
    'see no',
    `\\bi(?: can| just| really)? see no (?:future|way out|way forward|hope|point|reason|other way)${CLAUSE_END}`,
  ),
  sign(
    'front of|under a|under the|off the|off a|off that',
    '\\b(?:i|id|ill|im)(?: \\w+){0,4}? (?:step|walk|jump|throw my ?self|run|lie down) (?:out )?(?:in front of (?:a|the|that|an) (?:\\w+ )?(?:train|lorry|truck|bus|car|luas|dart)|off (?:a|the|that) (?:\\w+ )?(?:bridge|cliffs?|roof|pier|building)|under (?:a|the) (?:train|lorry|truck|bus|car))\\b',
  ),
  sign('goodbye|farewell', '\\b(?:goodbye|farewell) (?:letters?|notes?)\\b'),
  sign('kill me', `\\b(?:will|would|could|can|does|do) (?:\\w+ ){1,5}kill me\\s*(?:\\?|$)`),
  sign(
    'way to|ways to',
    '\\bways? to (?:die|kill my ?self|end (?:it|my life)|do it without)\\b(?! (?:at home|with dignity))',
  ),
  sign('wish i hadnt', '\\bwish i hadnt(?: woken up)?\\s*(?:[.!,]|$)'),
  sign(
    'keep going|go on|carry on|continue',
    '\\bdont (?:want|wanna)(?: to)? (?:keep going|go on|carry on|continue)\\b(?! (?:to|with the|with this (?:form|job)|holiday|a |the |on |about))',
  ),
  sign('cant live| live', `\\bcant(?: just| really)? live${CLAUSE_END}|\\bcant live (?:without (?:him|her|them)\\b)`),
  sign(
    'be here|alive|around',
    '\\b(?:dont|do not) (?:think|see|know if|believe)(?: that)? ?(?:ill|i will|id|i would|im going to|i)(?: even| still)* be (?:here|alive|around) (?:next|this time|at|by|for|in|much|tomorrow)\\b',
  ),
  sign(
    'gone',
    '\\bill be gone(?: too| as well| soon)?\\s*(?:[.!]|$)(?<=too\\s*[.!]?|as well\\s*[.!]?)|\\bonce im gone(?: they| everyone| youll)\\b',
  ),
  sign('death', '\\bdeath (?:seems|sounds|looks|feels|is)(?: like)? (?:\\w+ )?(?:only|best|easiest|better)\\b'),
];
