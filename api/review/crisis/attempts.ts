import { MANNER, NOT_MEANT, type Sign, sign } from './pattern-parts.ts';

const TRIED =
  '(?:i (?:had |have |also )*(?:tried|attempted) to (?:kill my ?self|die|do it|take my (?:own )?life|hang my ?self|end (?:it|it all|my (?:own )?life)|overdose|drown my ?self|jump|take an? overdose|leave this world)|i (?:had |have )?(?:overdosed|took (?:the|an|that|my) overdose|slit my wrists?|cut my wrists?|jumped (?:off|from|in)|hanged my ?self))';
const WHEN_OWN =
  '(?:last|own|failed|first|second|third|suicide|recent|previous|latest|most recent|serious|only|earlier|two|three)';
const NO_TEST =
  '(?<!\\b(?:at|on|with|in) my (?:\\w+ )?attempts?)(?<!\\b(?:driving|leaving cert|exam|test|theory|course|ivf|marathon|knitting|baking|drip|catheter|recipe)\\b[^.!?\\n]{0,80})(?! at (?!suicide|ending|taking|my own life|dying)| to (?!kill|take my|end|hang|die|overdose|drown|leave this|jump)| (?:on|in|with) (?!my (?:own )?life|(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|the (?:summer|winter|spring|autumn|hospital)|\\d)))';
const DAY = '(?:anniversary|date|day|week|month|time of (?:the )?year)';

export const ATTEMPTS: readonly Sign[] = [
  sign(
    'attempt',
    `\\bmy (?:${WHEN_OWN} ){0,2}attempts?\\b${NO_TEST}|\\b(?:i|ive|i have|i had)(?: \\w+)? (?:survived|made|had|done|lived through) (?:\\w+ ){0,3}(?:suicide )?attempts?\\b(?= (?:on my|at (?:suicide|ending|taking)|and i (?:dont|am|still|want|wish|cant)|to (?:kill|end|die|take my|hang))|\\s*[.!,]|$)(?<=(?:suicide|my|survived|previous|two|three|several|many|multiple|past)(?: \\w+)? attempts?)(?<!\\b(?:driving|exam|test|ivf|drip)\\b[^.!?\\n]{0,80})|\\b(?:suicide attempts?)\\b(?= (?:last|in|on|and i|i |this|two|three|at))(?<=\\b(?:my|a|another|second|third|failed|i|since|after)\\b[^.!?\\n]{0,40})`,
  ),
  sign(
    'tried|attempted|overdosed|overdose|wrist|jumped|hanged',
    `\\b(?:${DAY}|since|after|ago|today|tomorrow|(?:\\d+|one|two|three|few|couple) (?:days|weeks|months)|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|birthday|again)\\b[^.!?\\n]{0,50}\\b${TRIED}\\b${NOT_MEANT}`,
  ),
  sign(
    'worked|succeeded',
    `\\bwish (?:it|that|they|i|the (?:tablets|pills|rope|overdose)|those (?:tablets|pills)) had (?:just |only |all |actually )?(?:worked|succeeded|been enough)\\b(?<=\\b(?:tried|attempt\\w*|overdose\\w*|die|pills|tablets|rope|hospital|woke)\\b[^.!?\\n]{0,120})`,
  ),
  sign(
    'did it|tried it|done it',
    '\\bwhen i (?:did|tried|done|last did|last tried) it (?:last|before|the (?:first|last|other|second) time)\\b|\\bi(?:ve| have)? (?:tried|done|did) it (?:before|once before|twice before) and (?:i )?(?:will|ill|can|could|might|would) (?:again|do it again|try)\\b',
  ),
  sign('tried to|attempted to', `\\bi${MANNER} (?:tried|attempted) to (?:die|leave this world)\\b${NOT_MEANT}`),
  sign(
    'overdose|stomach',
    '\\b(?:my (?:\\w+ )?overdose|pump\\w* my stomach)\\b(?![^.!?\\n]{0,50}\\b(?:accident\\w*|mistake|mushrooms?|berries|poisoning|allerg\\w+)\\b)(?<!\\b(?:accidental|mushrooms?|berries|allerg\\w+|mistake)\\b[^.!?\\n]{0,60})',
  ),
  sign(
    'attempt|overdose',
    '\\b(?:hospital|a ?& ?e|emergency|ward|unit|icu|discharged|sectioned|psych)\\b[^.!?\\n]{0,30}\\b(?:after|for|following|from|because of|with) (?:an?|my|another|the) (?:\\w+ )?(?:attempt|overdose)\\b(?! (?:to (?!kill|end|take my|die)|at |of (?:warfarin|insulin)))(?<=\\b(?:i|im|ive|me|my|he|she|son|daughter|husband|wife|partner|brother|sister|friend)\\b[^.!?\\n]{0,100})',
  ),
  sign(
    'attempted',
    '\\bi(?:ve| have| had)? (?:\\w+ )?attempted (?:it )?(?:once|twice|(?:\\w+ )?times|again|before)(?= (?:and|but|already|now|since)\\b|\\s*[.,!]|$)',
  ),
  sign(
    'as far as',
    '\\b(?:got|get|gone|went|go) (?:as|so) far as (?:the|that) (?:pier|bridge|river|edge|roof|tracks|quay|weir|cliffs?|water|rope)\\b(?! (?:with|on (?:the|our) walk|before (?:the|it) (?:rain|car)))',
  ),
  sign(
    'bleach|poison|antifreeze|weedkiller|cleaner|paraquat',
    '\\bi(?:ve| have| had| just| already)* (?:swallowed|drank|drunk|drink|took|taken) (?:the |some |a |half |whole |bottle |of |my )*(?:bleach|antifreeze|weedkiller|weed killer|rat poison|poison|drain cleaner|oven cleaner|paraquat)\\b(?! by (?:mistake|accident))',
  ),
  sign(
    'is when i|since the',
    '\\b(?:is|was|since) (?:when|the (?:day|night|month|week)) i (?:jumped|tried it|did it|took (?:the|my|those|all)|od)\\b',
  ),
  sign(
    'all i want',
    '\\ball i (?:want|wish)(?: for)? (?:is|now is)? ?(?:to )?(?:try (?:it )?again|be gone|be dead|disappear|not be here)\\b(?! (?:from|with|for the))',
  ),
  sign(
    'survived|lived|saved|rescued|came round',
    '\\b(?:regret|sorry|angry|hate|wish|ashamed|sad)(?: \\w+){0,3} (?:i (?:survived|lived|came round|was (?:saved|rescued|found(?= in time| alive)))|(?:they|he|she) (?:saved|rescued|revived) me)\\b(?! (?:in|at|with|so|on|there|near|too|beside|alone))',
  ),
];
