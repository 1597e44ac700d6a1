import { CLAUSE_END, ELSEWHERE, I, MANNER, NO_LONGER_HERE, NOT_MEANT, SELF, type Sign, sign } from './pattern-parts.ts';

// "I want to end it here": a text may end, too.
const NOT_THE_TEXT =
  '(?! (?:here(?! and now| now| tonight)|in (?:\\w+ ){1,2}with|there|by|with (?:a|the|my)|on a|laughing|in a|at |happ))';
const NOT_BY_ACCIDENT =
  '(?! (?:laughing|on (?:the|that|this|those|your) |trying|carrying|lifting|getting|running|at (?:the|work)|over (?!and over)|happ))';
const OWN_LIFE = '(?:my (?:own )?life|it all|everything|this life|my (?:misery|suffering|existence)|all (?:of )?this)';
const WAYS = `(?:kill (?:my ?self|me)(?! if i miss(?:ed)?\\b)|kms|unalive(?: my ?self)?|end (?:it|things|${OWN_LIFE})${NOT_THE_TEXT}|take my (?:own )?life|overdose|od|self ?harm|(?:hang|harm|hurt|cut|drown|shoot|starve|poison) my ?self|commit suicide|jump (?:off|from|out of|in front of)|do away with my ?self|top my ?self|off my ?self|do my ?self in|blow my (?:brains|head)|slit my (?:wrists?|throat)|bleed out|put an end to (?:it|things|${OWN_LIFE}))`;
const WANT =
  '(?:want(?:s|ed|ing)?(?: to)?|wan+a|wish(?:ing|ed)?(?: to)?|ready to|hop(?:e|ing) (?:to|i)|need(?:ed)? to|would rather|rather|prefer(?:red)? to|feel like|tempted to|longing to|beg(?:ging)? to|pray(?:ing)? to|(?:thinking|think|thought|thoughts|dream|dreaming|dreamt|fantasi[sz]\\w+) (?:\\w+ )?(?:of|about))';
const INTEND =
  '(?:going to|gonna|gunna|might|will|could|should|about to|planning to|planning on|plan to|plan on|thought about|think about|thinking about|think of|thinking of|try to|try and|trying to|tried to|decided to|considering|considered|have to|deserve to|urge to|tempted to|wanna|want to|nearly|almost)';
const BEGINNING = '(?<=^|[.!?;:,(\\n] ?)(?:just |really |honestly |still |all i |i |sometimes )*';
const ING = `(?:killing my ?self|ending (?:my (?:own )?life|(?:it|things|everything)${NOT_THE_TEXT})|taking my (?:own )?life|hanging my ?self|overdosing|self ?harming|(?:harming|hurting|cutting|drowning|shooting|topping|offing) my ?self|committing suicide|jumping (?:off|from|in front of)|doing away with my ?self|slitting my (?:wrists?|throat))`;

export const WISHES: readonly Sign[] = [
  sign(
    ' die| dying| dead|be gone|disappear|vanish|wake up|waking up|exist|be alive|being alive|be here|being here|not live|not living|not to live',
    `${I} ${WANT}${MANNER} (?:to )?(?:die|dying|dead|be dead|being dead|be gone(?! (?:by (?!christmas|(?:the )?(?:morning|weekend))|for (?!good|ever)|before the|to|at|on)\\b)|disappear(?: forever| for good| completely| off the| and never| and not)|vanish forever|not (?:to )?(?:wake up|exist|be alive|be here|live)|not (?:waking up|existing|being alive|being here|living)|cease to exist|stop existing|never wake up)\\b${NOT_MEANT}`,
  ),
  sign(
    ' die|be dead|exist|kill|kms|unalive| end |ending|take my|taking my|overdos| od|myself|my self|self harm|selfharm|suicide|jump|brains|slit|bleed|put an|blow',
    `${BEGINNING}(?:want to|wanna|wanting to|wish to|need to|ready to|wish i could)${MANNER} (?:die|be dead|${WAYS}|stop existing|not exist)\\b${NOT_MEANT}${NOT_BY_ACCIDENT}`,
  ),
  sign(
    'kill|kms|unalive| end |ending|take my|taking my|overdos| od|myself|my self|self harm|selfharm|suicide|jump|brains|slit|bleed|put an|blow',
    `${I} (?:${WANT}|${INTEND})${MANNER} (?:to )?(?:${WAYS}|${ING})\\b${NOT_BY_ACCIDENT}(?! (?:with laughter|the (?:queue|bed)))`,
  ),
  sign('thinking|thought', `\\b(?:thinking|thoughts?) (?:\\w+ )?(?:of|about) ${ING}\\b(?! the (?:queue|bed))`),
  sign('jump', `\\b(?:im|i am|ill|i will)${MANNER} (?:going to|gonna|about to|ready to)? ?jump${CLAUSE_END}`),
  sign(
    'do it',
    `\\b(?:im|i am|ill|i will)${MANNER} (?:going to|gonna|about to|ready to|finally)${MANNER} do it (?:tonight|this time|soon)\\b`,
  ),
  sign(
    'wish',
    `\\bwish(?:ed|ing)? (?:that |so much |to god |every day )?(?:i|id|i had|it was me who)${MANNER} (?:(?:was|were|been|be|could)${MANNER} (?:dead|gone|die|not wake up|never wake up|disappear|vanish|not exist|stop existing|fall asleep|go to sleep|sleep forever|end it|never (?:been )?born|not alive|not here|kill my ?self)|(?:had |d )?(?:died|never been born|never existed|didnt exist|didnt wake up|hadnt woken up|hadnt survived|didnt have to (?:live|exist|be here|wake up)|wouldnt wake up|would die|would just die))\\b(?! (?:to|from|home|with|sooner|earlier|there))`,
  ),
  sign(
    'wish|hope|praying|pray|hoping',
    `\\b(?:wish|hope|hoping|pray|praying)(?:ed)? (?:that )?(?:the|it|this|they|he|she|someone|somebody|something|god|a) (?:\\w+ ){0,4}?(?:had |would |will |just |could )*(?:kill(?:ed|s)?|finish(?:ed|es)? me off|end(?:ed|s)? me|hit me|take me(?= now|\\s*[.!,]|$)|took me)(?: me)?\\b(?! (?:home|in\\b|to|out|off|seriously|up|back|hard))`,
  ),
  sign(
    'hope|hoping|pray|want',
    '\\b(?:hope|hoping|pray|praying|want)(?: that)? (?:i |to )(?:just |will |really )?(?:never|dont|do not|wont) (?:wake up|survive|make it|come (?:out of|through)|live|be here)\\b',
  ),
  sign(
    'wake up',
    '\\b(?:go to sleep|fall asleep|go to bed)(?: and)?(?: just)? (?:never|not|dont) (?:have to )?wake up\\b',
  ),
  sign('wake up', '\\b(?:never|not|dont) (?:want to |have to )?wake up (?:again|tomorrow|in the morning|any ?more)\\b'),
  sign('forever', '\\bsleep forever\\b'),
  sign(
    'dont|do not|didnt|longer|never|not',
    `\\b(?:i|im|ive|id)${MANNER} (?:dont|do not|didnt|did not|no longer|never|not)${MANNER} (?:want(?:ed|ing)?|wish|wanna|care (?:if i|to)|deserve)(?: to)?${MANNER} (?:live|lived|living|be alive|alive|be here|wake up|exist|go on living|be around|survive|see (?:tomorrow|another day|my next birthday)|live or die|be in this world|be on this earth)\\b${ELSEWHERE}`,
  ),
  sign('without me', '\\b(?:better|happier|easier)(?: \\w+){0,4} without me\\b(?! (?:in|on|at|getting|there))'),
  sign(
    'better off|be off',
    '\\b(?:id|i would|im|i am|i|wed all) be(?:tter)? (?:better )?off (?:dead|gone|not (?:here|alive|being here))\\b',
  ),
  sign('better off dead', '\\bbetter off dead\\b'),
  sign(
    ' if | once | when ',
    `\\b(?:better|better off|happier|easier|a better place|relieved|glad)(?: \\w+){0,4} (?:if|once|when) (?:i|im|i am)${MANNER} ?${NO_LONGER_HERE}\\b`,
  ),
  sign(
    'with me gone|dead|picture| way',
    '\\b(?:better|happier|easier)(?: \\w+){0,3} with me (?:gone|dead|out of the (?:way|picture))\\b',
  ),
  sign(
    'miss me|notice|care|cry|bother| bat',
    `\\b(?:nobody|no ?one|not a soul|not one (?:person|of them)|who|anyone|anybody|any of (?:them|ye|you)|they|theyd|people|the world)${MANNER} (?:(?:would|will|d|ll|wouldnt|wont|to)${MANNER} )?(?:notice|care|cry|miss me|be bothered|bat an eye)(?: much)? (?:if|when|that) (?:i|im)${MANNER} ?${NO_LONGER_HERE}\\b`,
  ),
  sign(
    'miss me',
    `\\b(?:nobody|no ?one|not a soul|who|dont think anyone|doubt anyone)${MANNER} (?:would|will|d|ll)${MANNER} miss me\\b`,
  ),
  sign(
    'alive',
    `\\b(?:i hate|i shouldnt|i should not|i dont deserve to|i regret|im sick of|im tired of|sorry i)${MANNER} (?:being |be |im |am )?(?:still )?alive\\b`,
  ),
  sign(
    'deserve|should',
    `\\bi${MANNER} (?:deserve to|should(?: just)?|should have) (?:die|be dead|died)\\b${NOT_MEANT}`,
  ),
  sign(
    'suicide|suicidal',
    `\\b${SELF}? ?(?:suicide|suicidal)\\b(?= (?:is|was|has been|keeps)${MANNER} (?:on my mind|in my (?:head|mind|thoughts)|coming (?:in|back)|the (?:only|best|easiest)|my (?:only|best|last)|an option|a way out))`,
  ),
];
