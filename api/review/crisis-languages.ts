// Irish, Polish, Ukrainian and Russian, Romanian, Portuguese: what is said most often, with and without accents.
const PHRASES = [
  '(?:ba mhaith liom|teastaíonn uaim|táim ag iarraidh|tá mé ag iarraidh|is mian liom) bás a fháil|lámh a chur i mo bhás|níl mé ag iarraidh (?:maireachtáil|a bheith beo)',
  'chc[eę] (?:już )?(?:umrze[cć]|si[eę] zabi[cć])|nie chc[eę] (?:ju[zż] )?[zż]y[cć]|zabij[eę] si[eę]|pope[lł]ni[cć] samob[oó]jstwo|my[sś]li samob[oó]jcze',
  'хочу (?:померти|вмерти|умереть|сдохнуть)|не хочу (?:більше |больше )?(?:жити|жить)|(?:вбити|убити|убить) себе|накласти на себе руки|покончить с собой',
  'vreau s[aă] mor|nu mai vreau s[aă] tr[aă]iesc|s[aă] m[aă] (?:omor|sinucid)|g[aâ]nduri de sinucidere',
  'quero morrer|n[aã]o quero (?:mais )?viver|(?:quero|vou) (?:me )?(?:matar me|suicidar(?: me)?)|(?:quero|vou) me matar|p[oô]r fim [aà] (?:minha )?vida',
];

/** Words of crisis in the languages that people write to us in besides English, for the spoken form. */
export const OTHER_LANGUAGES: readonly RegExp[] = PHRASES.map(
  (source) => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'gu'),
);
