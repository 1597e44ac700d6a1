import { CLAUSE_END, MANNER, MEDICINES, type Sign, sign } from './pattern-parts.ts';

const IM = `\\b(?:im|i am|i feel|ive become|i feel like|i feel like im|feeling|makes me feel)${MANNER}`;

/** Near to not wanting to live; needs a second sign. Only the present: "I felt hopeless" does not count. */
export const GRAVE_SIGNS: readonly Sign[] = [
  sign(
    'hate',
    '\\bi(?: really| fucking| so| just| absolutely)* hate (?:my ?self|who i am|being me|everything about (?:my ?self|me)|what ive become|my life)\\b',
  ),
  sign(
    'worthless|failure|waste|useless|mistake|nothing|unlov',
    `${IM}(?: such)?(?: an?)?(?: complete| total| utter)? (?:worthless|failure|waste of (?:space|air|oxygen)|useless|mistake|unlovable|nothing to (?:anyone|anybody))\\b`,
  ),
  sign('hopeless|empty|numb|trapped|dead inside', `${IM} (?:hopeless|empty|numb|trapped|dead inside)\\b`),
  sign(
    'hope',
    '\\b(?:theres|there is|have|see|got|lost all) (?:no )?hope(?: left)?(?: for me| any ?more|\\s*[.!,]|$)(?<=no hope.*|lost all hope.*|hope left.*)',
  ),
  sign('way out|escape', '\\b(?:no|any|only) (?:way out|escape)\\b'),
  sign(
    'give up|giving up|given up',
    `\\b(?:i|im|ill|ive|wanna|want to|ready to|going to|about to)${MANNER} (?:give up|giving up|given up)${CLAUSE_END}`,
  ),
  sign(
    'im done|i am done|done',
    `\\b(?:im|i am)(?: just| so| completely| finally| really)* done(?: lads| folks| everyone| everybody| guys| mam)?${CLAUSE_END}`,
  ),
  sign('burden', `${IM}(?: just| such| only)* a (?:\\w+ )?burden\\b`),
  sign(
    'love her|love him|love them|sorry|tell',
    '\\btell (?:my \\w+|them|him|her|everyone)(?: \\w+)? (?:i|im|that i)(?: am|ve)?(?: always)? (?:love|loved|sorry)\\b|\\b(?:im|i am)?(?: so| really)? ?sorry (?:mam|mum|mom|dad|everyone|everybody|to everyone|to all of you|for being (?:me|born|alive))\\b',
  ),
  sign(
    'to stop|to end|be over|away| end|stop',
    `\\b(?:want|need|wish)(?: \\w+)? (?:this|it|everything|it all|the thoughts|the voices|my life)(?: all)? to (?:just )?(?:stop|end|be over|go away)\\b`,
  ),
  sign(
    'to go',
    `\\b(?:im|i am)${MANNER} ready to go(?: now)?\\s*(?:[.!,]|$)|\\b(?:think |know |feel )?its time (?:for me )?to go\\s*(?:[.!,]|$)`,
  ),
  sign(
    'with my|with him|with her|join|want to|again|heaven|soon|i will|wish i|im going|ill just|ill be|ill go',
    '\\b(?:ill|im going to|i will|i want to|just want to|wish i could|want to)(?: just)? (?:be|join|go)(?: with| to be with)? (?:him|her|my (?:\\w+ )?(?:wife|husband|mam|mum|dad|son|daughter|baby|brother|sister))(?: soon| again| in heaven| now|\\s*[.!]|$)',
  ),
  sign(
    'nothing|nobody|no one|noone',
    '\\b(?:nothing (?:left|for me)|nothing matters|(?:ive|i have|got) (?:nobody|no ?one|nothing)(?: left)?)\\b',
  ),
  sign(
    'point',
    `\\b(?:whats|what is|see|theres|there is|is there|isnt) (?:the|no|any|much) point(?: (?:in|of|to|trying|being))?(?: (?:anything|any of (?:it|this)|it all|trying|this|it))?(?: any ?more)?${CLAUSE_END}`,
  ),
  sign('reason|purpose', '\\b(?:have|see|feel|got|theres|there is) no (?:reason|purpose)\\b'),
  sign(
    'how much longer|how long',
    '\\b(?:dont|do not) know how (?:much longer|long) i can (?:do|keep|take|go|hold|last|live|cope)\\b',
  ),
  sign('goodbye', '\\bgoodbye\\s*[.!,]|\\bgoodbye$'),
  sign(
    'wasnt here|disappear|wasnt around|run away|someone|vanish|wasnt',
    '\\b(?:wish|want) (?:i (?:could (?:just )?|wasnt here|was someone else|wasnt me)|to )(?:disappear|vanish|run away)?\\b(?! (?:to|for|with|on))(?<=disappear|vanish|run away|wasnt here|someone else|wasnt me)',
  ),
  sign(
    'death|dying|killing|being dead',
    '\\b(?:think|thinking|thoughts?|think about is|think of is) (?:(?:about|of|is) )?(?:death|dying|killing|being dead)\\b',
  ),
  sign('edge|gone|close to', '\\b(?:so |this )?close to (?:the edge|ending|doing it|giving up|the end)\\b'),
  sign('one more', '\\bone more (?:\\w+ ){1,3}(?:and )?im (?:gone|done|out)\\b'),
  sign(
    'forever|peace|sleep|rest',
    '\\b(?:want|need)(?: to)? (?:\\w+ )?(?:peace|rest|sleep|be at peace|find peace)(?:,? forever|,? for good|\\s*[.!]|$)',
  ),
  sign(
    'made up my mind|my mind is made up|ive decided|made',
    '\\b(?:made up my mind|my mind is made up|minds made up)\\b',
  ),
  sign(
    'tablets|pills|medication|meds|medicine|painkillers|sleepers|paracetamol|panadol|antidepressants|insulin|morphine|valium|xanax|opioids|stash',
    `\\b(?:her|his|the|my|all the) ${MEDICINES} (?:are |is )?(?:still |all |ready |here )*(?:in|on|beside) (?:the|my) (?:drawer|press|cupboard|table|bed|locker)\\b`,
  ),
  sign(
    'dont want to lo|dont want to le|let me go|want out',
    '\\bdont want to (?:love|leave|lve|lice) any ?more\\b|\\blet me go\\s*(?:[.,!]|$)|\\bi(?: just)* want out\\s*(?:[.,!]|$)',
  ),
  sign(
    'my time|wherever|where',
    '\\bmy time (?:here|on (?:this )?earth|in this world) is (?:finished|over|up|done)\\b|\\b(?:go|be) (?:to )?(?:wherever|where) (?:my \\w+|he|she|they) (?:is|are|went|has gone|have gone)\\s*(?:[.!,]|$)',
  ),
  sign('relaps', '\\bi(?:ve)? relapsed\\b'),
  sign(
    'dark|thoughts',
    '\\b(?:dark|bad|horrible|scary|intrusive|evil) thoughts\\b|\\b(?:in|to) (?:a|such a|the) (?:very |really |so )?dark(?:est)? place\\b',
  ),
  sign(
    'miss me|misses me|needs me|loves me|wants me',
    '\\b(?:nobody|no ?one)(?: \\w+)? (?:needs|loves|wants|would miss|misses) me\\b',
  ),
  sign(
    'done|finished',
    '\\b(?:im|i am)(?: \\w+)? (?:done|finished) (?:trying|fighting|with (?:it all|everything|everyone)|pretending)\\b',
  ),
  sign(
    'another',
    `\\bcant (?:do|face|take|stick|stand|bear|go through|get through|cope with) another (?:day|week|month|year|night|winter|summer|christmas|birthday)(?: of (?:this|it|that)| like this| of feeling like this)${CLAUSE_END}`,
  ),
  sign('gets better|get better|better', '\\b(?:never|doesnt|wont|wont ever|not) gets? (?:any )?better\\b'),
  sign('thoughts|alone', '\\balone with my (?:own )?(?:thoughts|head|mind)\\b'),
  sign(
    'nuisance|bother|trouble|problem|hindrance',
    '\\b(?:im|i am) (?:only |just |nothing but )(?:a |an )?(?:nuisance|bother|trouble|problem|hindrance)\\b',
  ),
  sign('planned', '\\b(?:it|everything) (?:is |has been )?all planned(?: out)?\\b'),
  sign('edge|nearly did it|almost did it', '\\bon the edge\\b|\\b(?:nearly|almost) did it\\b'),
  sign('broken|lost', '\\b(?:im|i am)(?: so| just)? broken\\b'),
  sign(
    'tablets|pills|medication|meds|medicine|painkillers|sleepers|paracetamol|panadol|antidepressants|insulin|morphine|valium|xanax|opioids|stash',
    `\\b${MEDICINES} (?:are |is )?(?:\\w+ )?(?:on|in) (?:the|my) (?:table|hand|bed|locker)\\b`,
  ),
  sign('looking at', `\\bim (?:just |still )?looking at (?:them|it)\\b`),
  sign('dont want to be a burden', '\\bdont want to be a burden\\b'),
];

/** Strain common among the ill and their carers: counts only beside a grave sign. */
export const STRAIN: readonly Sign[] = [
  sign(
    'nobody|no one|noone|alone|lonely',
    `\\b(?:nobody|no ?one)(?: even| really)* (?:cares|likes|would care|understands|listens)(?: about| to)? ?(?:me)?${CLAUSE_END}|${IM} (?:(?:all|completely|utterly|totally) alone|(?:so|unbearably) lonely)\\b`,
  ),
  sign(
    'cant do|cant take|cant cope|cant live|cant handle|cant bear',
    `\\bi(?: just| really)? cant (?:do|take|cope with|live with|handle|bear) (?:this|it|things|life)${CLAUSE_END}`,
  ),
  sign(
    'tired of|sick of|exhausted|weary|tired|sick',
    `\\b(?:tired|sick|exhausted|weary) (?:of|from) (?:everything|it all|fighting|trying|pretending|this life|feeling|hurting|being (?:me|sad|a burden|in pain|alone))\\b`,
  ),
  sign(
    'cry',
    '\\b(?:cry|crying)(?: my ?self)? (?:to sleep|every (?:day|night)|all (?:day|night|the time))\\b|\\bcant stop crying\\b',
  ),
  sign('depress', `\\b(?:im|i am|been|my|with|severe|deep)${MANNER} depress(?:ed|ion)\\b`),
  sign(
    'dont want to|dont wanna',
    `\\bdont (?:want to|wanna) (?:do this|be me|feel this|fight|try|get up|be a burden)(?: any ?more)?\\b`,
  ),
  sign('nothing', '\\b(?:theres nothing|nothing (?:even )?helps|nothing makes me happy)\\b'),
  sign('pain', '\\b(?:want|need|wish) the pain to (?:just )?(?:stop|end|go away)\\b|\\bin so much pain\\b'),
];
