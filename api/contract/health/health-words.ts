/** Stems in English, Irish, Polish and Ukrainian. */
const STEMS = [
  'ill|illness\\w*|sick\\w*|unwell|disease\\w*|condition|symptom\\w*|pain|disab\\w+|diagnos\\w*|prognosis|terminal\\w*',
  'cancer\\w*|tumou?r\\w*|leuk(?:a?e)mia|lymphoma|stroke|heart attack|heart failure|dementia|alzheimer\\w*|parkinson\\w*|diabet\\w*',
  'kidney\\w*|dialysis|epilep\\w*|asthma\\w*|arthritis|depress\\w*|anxiety|autis\\w*|pregnan\\w*|miscarr\\w*|multiple sclerosis|motor neurone',
  'hospital\\w*|hospice\\w*|clinic\\w*|wards?|intensive care|nurses?|doctors?|gp|consultant\\w*|oncolog\\w*|surge(?:on|ry)\\w*|operations?|operated',
  'chemo\\w*|radio(?:therapy)?|radiation|transplant\\w*|transfusion\\w*|treatments?|therap(?:y|ist)\\w*|medic(?:al|ation|ine)\\w*|tablets|scans?|x-?rays?|appointments?|wheelchair\\w*|palliative|recover\\w*|remission',
  'dead|dies?|died|dying|death|passed away|passed on|funeral\\w*|bereave\\w*|late (?:husband|wife|mother|father|son|daughter|brother|sister|partner)',
  'ospidéal\\w*|tinn|tinneas|breoite|ailse|dochtúir\\w*',
  'szpital\\w*|chor[oy]\\w*|rak[aiu]?|nowotw\\w*|lekarz\\w*|leczeni\\w*|zmar\\w*',
  'лікар\\p{L}*|хвор\\p{L}*|рак[уа]?|помер\\p{L}*',
].join('|');

const HEALTH = new RegExp(`(?<![\\p{L}\\p{N}])(?:${STEMS})(?![\\p{L}\\p{N}])`, 'iu');

export const speaksOfHealth = (text: string): boolean => HEALTH.test(text);
