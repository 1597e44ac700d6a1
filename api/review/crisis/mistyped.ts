import { CLAUSE_END, type Sign, sign } from './pattern-parts.ts';

const END =
  '(?= (?:and|but|so|now|tonight|i|im|because|cant|bad|badly|please|already|any ?more|again|today|soon)\\b|\\s*[.!?;:]|$)';

export const MISTYPED: readonly Sign[] = [
  sign(
    'to du|to dy|to di|to do|to de|too d|two d|tp d|ti d|ot d|wanna d|gonna d|wanto d|wantto d|wont to|wont too|want too|wan to|wat to|want ot|want t ',
    `\\b(?:i|id|im|ill|just)(?: just| really| so| only| do| honestly| sometimes)* (?:(?:want|wants|wish|need|wont|wan|ant|qant|wat|wont too?|ready|rather|going|like) (?:to|too|two|tp|ti|ot|t|o)|wanna|gonna|wanto|wantto) (?:just )?(?:due|dye|did|di|dir|doe|dire|dies|dy|diw|dier|dead|dye now|diee+)${END}|\\b(?:i|id|just) (?:\\w+ )?(?:wont to|want too|wan to|wat to|want ot|want t) (?:die|be dead|kill|end)\\b`,
  ),
  sign(
    'my sh|my sl|my se|my el|skill|hag |ill my| hang|jill|lill|kiil|kell',
    `\\b(?:kill|skill|kil|kell|killl|kiil|lill|jill|hang|hag|harm|hurt|cut) ?my ?(?:shelf|slef|sefl|sel|elf|selve|selv|seld|sekf)\\b|\\b(?:want|going|gonna|wanna|might|could|will|wish|about|wont|try|trying)(?: to)?(?: just)? (?:skill|lill|jill|kiil|kell|hag|ill|kull|klil) my ?self\\b(?! (?:up|with|in|for))`,
  ),
  sign('my live|my own live', `\\b(?:end|ending|take|taking) my (?:own )?live${CLAUSE_END}`),
  sign(
    'cant go|cant ho|cant og|cant gp',
    `\\bcant go in (?:like this|any ?more)\\b|\\bcant (?:got|gon|goo|ho|og|gp) on(?: like this| any ?more|(?=\\s*[.,!]|$))`,
  ),
  sign(
    'wish i',
    `\\bwish i (?:was|were|wer|am) (?:just )?(?:dad|ded|daed|deas|deed|deda|dedd|ead|desd)(?= (?:and (?!he)|so|i|already|now|right|tonight)\\b|\\s*[.!]|$)`,
  ),
];
