import { CLAUSE_END, type Sign, sign } from './pattern-parts.ts';

const WANTING =
  '\\b(?:i|id|im|ill|ive|me|just|please|want|wanna)\\b(?: (?:just|really|so|only|honestly|still|would|will|do|am|have|be|been|now|always|sometimes|often))*(?: (?:want|wanted|wish|wishing|need|needed|like|love|long|longing|ready|rather|prefer|hope|hoping|pray|praying|dream|dreaming|thinking|think|thought|decided|planning|plan|intend|about|going|gonna|want out|give anything|dying|tempted|time|do anything|wanna))(?: (?:to|of|on|about|that|i|id|could|would|just|be|for|it|so|was|were|now|all|simply|go|finally|only|can|me|ing)){0,4}';
const WORLD = '(?:world|earth|planet|life|existence|realm|rock|cruel world)';
const DEPARTURES = [
  `(?:leav(?:e|ing)|depart(?:ing)?|exit(?:ing)?|quit(?:ting)?|escap(?:e|ing)|get(?:ting)? (?:out of|away from|off)) (?:this|the) (?:\\w+ )?${WORLD}(?! (?:insurance|support|boat|jacket))`,
  `off (?:of )?(?:this|the) (?:planet|earth|face of the earth|rock)`,
  `out of (?:this|my) (?:life|existence|world)`,
  'clos(?:e|ing) my eyes (?:for the last time|forever|for good|and (?:never|not))',
  'check(?:ing)? out(?: of)? (?:for good|life|this (?:life|world)|early|permanently|altogether)',
  '(?:with|to|join|joining|in) (?:the angels|heaven|god|jesus|the lord|my maker)(?! (?:of|bless|in my))',
  'meet my maker',
  '(?:to|in|into|for) (?:my|the|an early|a) (?:grave|coffin|ground|clay|cemetery|graveyard)(?! (?:floor|to (?:put|lay|visit|see|tidy|bring)|with (?:flowers|the)))',
  '(?:six feet under|pushing (?:up )?(?:the )?daisies|eternal (?:sleep|rest|peace)|permanent (?:sleep|rest)|the big sleep|the long sleep|an endless sleep)',
  `(?:slip|fade|float|drift|pass|melt) (?:away|out)(?: (?:quietly|forever|for good|in my sleep|and (?:never|not)|unnoticed)|${CLAUSE_END})`,
  '(?:cross|crossing) (?:over )?to the other side',
  '(?:not (?:be|being) (?:on|in) this (?:earth|world|planet))',
  '(?:go to sleep|fall asleep|sleep|drift off|nod off|asleep)(?: \\w+){0,2} (?:stay asleep|for good|forever|for ever|for all eternity|never (?:wake|open)|not wake|and that be it)',
  '(?:switch(?:ed)?|turn(?:ed)?|shut) (?:off|down) (?:forever|for good|permanently)',
  '(?:cease to be|be no more|be erased|be wiped out|stop being|stop breathing|breathe my last)',
];

const DEATHS =
  '(?:stroke|heart attack|cancer|covid|flu|fall|bleed|infection|tumou?r|clot|seizure|chest infection|pneumonia|next one)';
const HOPES = '\\b(?:hope|hoping|hopes|pray|praying|prays|wish|wishing|want|beg|begging|asked|ask|asking)';
const DATES =
  '(?:christmas|easter|my (?:next )?(?:birthday|\\w+ birthday)|(?:the )?new year|the (?:morning|summer|spring|winter|weekend|end of (?:the|this))|tomorrow|\\d+|thirty|forty|fifty|next (?:week|month|year|summer))';

export const LEAVING: readonly Sign[] = [
  sign(
    'world|earth|planet|this life|my life|the life|of life|out life|existence|realm|rock|close my eyes|closing my eyes|check|angels|heaven|god|jesus|lord|maker|grave|coffin|the ground|my ground|clay|cemetery|six feet|daisies|asleep|sleep|eternal|permanent|other side|off for|down for|off perm|down perm|cease|no more|erased|wiped|stop being|stop breathing|breathe my last|slip|fade|fading|float|drift|pass away|pass out|passing away|melt',
    `${WANTING} (?:${DEPARTURES.join('|')})`,
  ),
  sign(
    'place for me|room for me|space for me|spot for me|fit in',
    `\\bno (?:place|room|space|spot) (?:left )?for me (?:in|on) this ${WORLD}\\b|\\b(?:wasnt|not|never|isnt) (?:made|meant|cut out|built) for this (?:world|life)\\b`,
  ),
  sign(
    'take me|takes me|kills me|kill me|gets me|get me|finishes me|carries me|end me|ends me|does for me',
    `${HOPES}\\b[^.!?\\n]{0,30}\\b(?:${DEATHS}|tonight|it|this) (?:\\w+ )?(?:takes?|kills?|gets?|finishes|carries|ends?|does for) me\\b(?! (?:home (?:from|to (?:my|the))|out|in|to|off the|a|up|back|through|into))`,
  ),
  sign(
    'call|take|bring|collect',
    `${HOPES}\\b[^.!?\\n]{0,25}\\b(?:god|lord|jesus|he|him|angels)(?: \\w+)? (?:calls?|takes?|brings?|collects?|to (?:call|take|bring)) me(?: home| away| up| soon| now| tonight| to him|${CLAUSE_END})(?! from)`,
  ),
  sign(
    'everybodys|everyones|peoples',
    '\\b(?:ill|i will|im|i should|i want to|id) (?:\\w+ )?(?:be |get )?out of (?:everyones|everybodys|peoples) (?:hair|way|lives)\\b(?= (?:soon|for good|forever|then|once|now|and)|\\s*[.!]|$)',
  ),
  sign(
    'bother|burden|problem|nuisance|trouble',
    '\\b(?:i|ill|soon i) (?:\\w+ )?(?:wont|will not|will no longer|no longer|never) be (?:a |your |anyones |anybodys |any )(?:problem|burden|bother|nuisance|trouble)(?: any ?more| any longer| to any(?:one|body)| to (?:everyone|everybody)| soon| much longer)\\b|\\b(?:wont|will not) be (?:a burden|your problem|anyones problem|anybodys problem)\\b(?! (?:because|as|if|once|now) )',
  ),
  sign(
    'my heart',
    `\\b(?:want|wish|hope|hoping|pray|praying|begging|waiting)(?: \\w+)? (?:for )?my heart (?:\\w+ ){0,3}(?:stops?|stopped|gives? (?:out|up|in)|gave (?:out|up))\\b`,
  ),
  sign(
    'intend|plan|want to|mean to|care to|need to|wish to',
    `\\bi${'(?: really| just| honestly)*'} (?:dont|do not|never|wont) (?:intend|plan|want|mean|care|need|wish)(?: to)? (?:to )?(?:see|be (?:here|around|alive) (?:for|at|by|come)|make it to|reach|last (?:till|until|to)|live to see|turn|get to) ${DATES}\\b(?! (?:show|menu|play|lights|tree))`,
  ),
  sign(
    'ground|earth| sea|floor',
    '\\b(?:ground|earth|sea|floor) (?:would|to|could|will) (?:just )?(?:open|swallow|take)(?: \\w+){0,3} (?:and )?(?:keep me|never (?:let|give)|for good|forever)\\b',
  ),
  sign(
    'life',
    `\\b(?:want|wanted|wish|need|ready for|ready)(?: for)? (?:my|this) life (?:was |were |to be |to |would )?(?:just )?(?:over|end|ends|finished|done|stop)\\b(?! (?:here in|with))`,
  ),
  sign(
    'let me die|let me be gone|let me end',
    '\\b(?:let|leave|allow|letting) me (?:to )?(?:die|be gone|end it)\\b(?! (?:at home|of|in (?:peace|my))|\\w)',
  ),
  sign(
    'clay|ground|sod|earth|grave|cemetery|daisies',
    '\\b(?:happier|better(?: off)?|rather be|want to be|should be|belong|wish i (?:was|were)|soon be|sooner be)(?: \\w+){0,4}? (?:under|in|beneath) (?:the|my) (?:clay|ground|sod|earth|grave|graveyard|cemetery|daisies)\\b(?! (?:floor|in|with))',
  ),
  sign(
    'this',
    `\\b(?:dont|do not|no longer|never|nothing|not)(?: \\w+){0,2} (?:to be |belong |be |feel )*(?:a )?(?:part of|on|in|for) this ${WORLD}\\b(?! (?:cup|series|boat))`,
  ),
  sign(
    'finished with|done with|had it with|through with|over with',
    `\\b(?:i|im|i am|ive)(?: \\w+){0,2} (?:finished|done|had it|through|over) with (?:this|the) ${WORLD}\\b`,
  ),
  sign('take me|get me', `\\b(?:take|get|let) me (?:out of|from|away from|off|leave) (?:this|the) ${WORLD}\\b`),
  sign(
    'home to|go to',
    '\\bready (?:to go|to come|to be called) (?:home )?to (?:god|jesus|heaven|the lord|him above|my maker)\\b(?<!\\b(?:she|he|mam|dad|mother|father|was) [^.!?\\n]{0,60})',
  ),
  sign(
    'that to be|that would be|that will be|that be|that d be|that ll be|thatd be',
    '\\b(?:asleep|to sleep|bed)(?: \\w+)? (?:and )?that (?:to|would|will|d|ll)? ?be (?:it|that|the end|all)\\b',
  ),
  sign(
    'exist',
    '\\b(?:could|d|would|want to|wish to|just|and|to)(?: \\w+)? (?:stop existing|cease to exist|not exist|unexist)\\b',
  ),
  sign(
    'time|bow',
    `\\b(?:its |it is )?time (?:for me |i )?(?:to )?(?:bow(?:ed)? out|check(?:ed)? out|end(?:ed)? it|leave this ${WORLD})\\b`,
  ),
];
