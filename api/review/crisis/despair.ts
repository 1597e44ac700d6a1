import { CLAUSE_END, I, MANNER, type Sign, sign } from './pattern-parts.ts';

const LIVING = `(?:liv(?:e|ing)(?! (?:in|with|at|near|alone|so|beside|far|next (?:to|door)|\\w+ (?:miles|kilometres|km|minutes|hours|doors))\\b)|being here|being alive(?! to\\b)|being (?:me|a burden|like this|alone|so (?:sad|lonely|unhappy|low|miserable))|being in (?:this|the|so much|such|constant) (?:world|pain|life)|be alive|be here|being around|existing|exist|going on(?! (?:a|the|to|about|with|holiday))|go on|carrying on|carry on|continuing|my life|life|staying alive|stay alive|getting up|wake up|waking up|me being here|it all|keep (?:living|going|trying|fighting)|any of (?:this|it)|anything any ?more|doing this|being${CLAUSE_END})`;
const NOT_A_QUEUE =
  '(?<!\\b(?:queue|hold|phone|waiting|forms|paperwork|parking|nearly|almost|listening|music|traffic)\\b[^.!?\\n]{0,60})';

export const DESPAIR: readonly Sign[] = [
  sign(
    'my own life|my life',
    '\\b(?:end|ending|ended|take|taking|took) my own life\\b|\\b(?:tried|try|trying|going|attempted|want|wanted) to take my life\\b|\\b(?:end|ending|ended) my life\\b(?! (?:here|in|on a high|happy))',
  ),
  sign(
    'it all|end it|ending it| end',
    '\\b(?:end|ending|ended) it all\\b(?! (?:here|in|on a high|happy))|\\burge to end (?:it|my)\\b|\\bend it (?:tonight|today|soon)\\b',
  ),
  sign(
    'point|reason|purpose| use ',
    `\\b(?:whats|what is|what was|wheres|see|seeing|isnt|is there|theres|there is|there was|is|has|have|find|found|no|any|not any|a|got|give me|one)(?: (?:the|no|a|any|much|little|really|even|good|one|not|single)){0,6}(?: (?:point|reason|purpose|use))(?: (?:in|of|to|for|me|my|why i should)){0,6} ${LIVING}\\b`,
  ),
  sign(
    'the point',
    '\\b(?:do not|dont|cannot|cant) (?:even )?see the point (?:any ?more|of (?:it|life|living|getting up|lighting|going|anything))\\b',
  ),
  sign(
    'live for',
    '\\b(?:nothing|not much|no one|nobody)(?: left)? to live for\\b|\\b(?:dont|do not) have (?:anything|anyone|much)(?: left)? to live for\\b',
  ),
  sign(
    'for me',
    '\\b(?:theres|there is|got|see|have)(?: really| just)? nothing (?:left |here )*for me (?:here|any ?more|in this (?:life|world))\\b|\\bnothing left for me (?:in|to (?:live|hope))\\b',
  ),
  sign(
    'worth',
    '\\b(?:my )?life (?:is|isnt|is not|was|wasnt|doesnt|does not|no longer|just|feels?)(?: just| seem| feel| like its)? (?:not |no longer |isnt |even )*worth (?:living|it|anything)\\b|\\bnot worth living\\b|\\bworth living (?:any ?more|for)\\b|\\b(?:isnt|not) worth (?:being alive|going on|it to (?:live|go on))\\b',
  ),
  sign(
    'will to|desire|energy|strength',
    `${NOT_A_QUEUE}\\b(?:lost|losing|lose|no|without|any|have the|find the) (?:the |my |any |all ){0,4}(?:will|desire|strength|energy) to (?:live|go on(?: living)?|keep going|keep living|carry on|continue|exist|be here)\\b(?! (?:on hold|waiting|in the queue|listening|after|before|by the time|with))`,
  ),
  sign(
    'go on|carry on|keep going|do this|do life|keep doing|hold on|continue',
    `\\bi(?: just| really| feel i| felt i| thought i| honestly| simply| physically)? (?:cant|cannot|can not|couldnt|could not) (?:go on|carry on|keep going|do this|keep doing this|do life|hold on|continue)\\b(?=(?: any ?more| any longer| like this| with (?:life|this|it)(?! (?:form|phone|job|queue))| without (?:him|her|them|my)| living| much longer| no more)?\\s*(?:[.,!?;:]|$|but|and(?! on)|because|since|so\\b|im\\b|i\\b))`,
  ),
  sign(
    'take|bear|cope|face|handle|stand',
    '\\b(?:i|we)(?: just| really)? (?:cant|cannot|can not) (?:take|bear|cope|face|handle|stand)(?: with)?(?: (?:it|this|life|things|another day|this life|living))? (?:any ?more|any longer|much longer|no more)(?= of (?:this|it|life|my|the pain)|\\s*(?:[.,!?;:)\\n]|$|(?:and|but|because|since|so|i|im|its|please)\\b))',
  ),
  sign(
    'face',
    '\\bcant(?: even)? face (?:another (?:day|morning|year)|life|living|tomorrow|the thought of (?:living|another))\\b',
  ),
  sign(
    'like this',
    `\\b(?:cant|cannot|can not|dont want to|refuse to|no way to)(?: \\w+)? (?:live|exist|keep living|go on living|spend (?:the rest of )?my life) like this\\b`,
  ),
  sign(
    'living|life|alive|world|existing| here',
    '\\b(?:giv(?:e|en|ing)|gave) up on (?:my )?(?:life|living)\\b(?! (?:in|support))|\\b(?:tired|sick|weary|exhausted|done|finished|fed up|had enough|through|over) (?:of |with |from )?(?:living|being alive|life|this life|existing|being here|this world)\\b(?! (?:in|with|at|on|alone|insurance))|\\bhate (?:being alive|living|my life|this life)\\b(?! (?:in|with|at|alone|on))',
  ),
  sign('enough of', '\\b(?:had|have) (?:more than )?enough of (?:my |this )?(?:life|living|world|existing)\\b'),
  sign(
    'way out|way forward|future|way through|light at|end to|see',
    `\\b(?:cant|cannot|dont|do not|can no longer|no longer)${MANNER} see (?:a|any|the|no|my|much of a) (?:\\w+ )?(?:way (?:forward|out|through|on)|future|light at the end)(?: for (?:me|my ?self)| in (?:this|my) life| from (?:here|this))?${CLAUSE_END}`,
  ),
  sign(
    'way out|escape',
    `\\b(?:(?:there is|theres|see|seeing|is|feels like) (?:just |really )?no (?:other )?(?:way out|escape)|only way out)(?: for me| of this(?! (?:car|build|place|ward|bed))|\\s*[.!?,]|$| but | except | now)`,
  ),
  sign(
    'burden',
    '\\b(?:i|im|i am|i feel(?: like)?|feel im|being|just|only|become)(?: just| only| nothing but| such| always| feel)* an? (?:\\w+ )?burden (?:to|on) (?:everyone|everybody|everything|all|them|them all|my (?:whole )?family|my (?:kids|children|wife|husband|parents|mam|mum|friends))\\b(?! (?:at all|as|so|no more))',
  ),
  sign(
    'dying|being dead|not being|not existing|own death|how to die',
    `\\b(?:i|im|ive|i am)${MANNER} (?:think(?:ing)?|dream(?:ing)?|obsess\\w*|fantasi[sz]\\w+)(?: \\w+)? (?:about|of|on|over) (?:dying|being dead|not being (?:here|alive)|not existing|my own death|how to die)\\b(?! of| with dignity| in)`,
  ),
  sign(
    'wont be here|wont be around|wont be alive|not be here|around|alive',
    `\\b(?:i|he|she)${MANNER} (?:wont|will not|might not|may not) be (?:here|around|alive) (?:in the morning|tomorrow|when you|by the time|much longer(?= i(?: have|ve|m)|\\s*[.!,] (?:i|im|goodbye|sorry)))\\b`,
  ),
  sign(
    'care if|care whether|mind if|mind whether|know if|know whether',
    `${I} (?:(?:dont|do not) (?:care|mind|know) (?:if|whether) i)${MANNER} (?:live|die|wake)\\b`,
  ),
  sign(
    'any other way|no other way|any other option|any other choice',
    `\\b(?:cant|dont|cannot|do not) (?:even |really )?see any other (?:way|option|choice|answer)\\b(?:(?= out| to (?:stop|end|escape|make it))|${CLAUSE_END})|\\bno other way to (?:stop|end) (?:the pain|it|this)\\b`,
  ),
  sign(
    'whether|if i|if its',
    '\\b(?:whether|if) (?:to|i should|i want to|its worth|i even want to|i can be bothered to) (?:live|living|carry(?:ing)? on living|go(?:ing)? on living|keep(?:ing)? living|stay(?:ing)? alive|be alive|exist)\\b(?! (?:in|with|at|near|here|there|alone|on|closer|next))',
  ),
];
