import { CLAUSE_END, MANNER, MEDICINES, NO_LONGER_HERE, type Sign, sign } from './pattern-parts.ts';

const PEOPLE =
  '(?:everyone|everybody|people|the world|you|ye|them|him|her|my (?:family|kids|children|wife|husband|parents|mam|dad|mother|father)|the (?:family|kids|children|lads))';
const TOOLS = '(?:rope|noose|blades?|razors?|gun|shotgun|hose)';
const ILLNESS = '(?:cancer|illness|disease|heart|chemo|treatment|copd|ms|mnd|drink|diabetes)';

export const TURNS_OF_PHRASE: readonly Sign[] = [
  sign(
    'favour|favor',
    `\\b(?:do|doing|did) ${PEOPLE}(?: all)? a (?:big )?favou?r (?:if i(?:m)?${MANNER} ?(?:${NO_LONGER_HERE}|wasnt in it|didnt wake)|by (?:dying|killing my ?self|ending it|disappearing|not (?:being here|waking up)))\\b`,
  ),
  sign(
    ' rope|noose|blade|razor| gun|hose',
    `\\b(?:ive|i have|i had|he has|she has|hes|shes)(?: got)? (?:the|a|my|his|her) (?:\\w+ )?${TOOLS} (?:\\w+ )?(?:bought|ready|hid|hidden|tied|got|loaded|in the (?:shed|car|boot|attic|wardrobe|press))\\b(?! (?:for (?!when|it)|to (?:tie|tow|pull|hold|secure|shave)))`,
  ),
  sign(
    'hid|put by|put aside|counted',
    `\\b(?:ive|i have|he has|she has|hes|shes)(?: got)? (?:the|my|his|her|all the|enough) (?:\\w+ )?${MEDICINES} (?:\\w+ )?(?:hid|hidden|put by|put aside|counted(?: out)?)\\b(?! for the week)`,
  ),
  sign(
    'it wont be',
    `\\bit wont be (?:the |my |this )?${ILLNESS} that (?:does it|kills|gets|takes|finishes|ends|does for)\\b`,
  ),
  sign(
    'only the one|only one|but one|except one|bar one|except the one|but the one',
    '\\b(?:way out|way|answer|escape|end)(?: \\w+){0,3} (?:only|but|except|bar) (?:the )?one(?= way|\\s*[.,!?]|$)',
  ),
  sign(
    'thinking|thought|think',
    '\\bi(?:m| do be| be| am| keep)?(?: always| often| just)? think(?:ing)?(?: that| of| about)?(?: how)? the (?:sea|river|lake|bridge|rope|tablets|pills|pier|weir|quay) (?:would|might|is|could|below|outside)(?: \\w+){0,3} (?:easier|better|kinder|quicker|warmer|quiet|peaceful|waiting|enough|take me|do it)\\b',
  ),
  sign(
    'sleep and|sleep but|bed and|bed but',
    '\\b(?:go to|going to|fall|go) (?:sleep|asleep|bed) (?:and|but) (?:just |simply )?(?:not|never) (?:have to )?(?:wake|get up)\\b',
  ),
  sign(
    'out of',
    `\\b(?:im|i am|ill be) (?:better )?out of (?:it|everyones way|everybodys way|your way|their way) (?:soon|for good|altogether)${CLAUSE_END}`,
  ),
];
