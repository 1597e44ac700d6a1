import { type Sign, sign } from './pattern-parts.ts';

// What is said most often, with and without accents.
const PHRASES: readonly (readonly [clues: string, source: string])[] = [
  [
    'marbh|saol|aghaidh|bás|bas|mharú|maireachtáil|beo|liom|mo bheatha|lámh|níl',
    '(?:ba mhaith liom|teastaíonn uaim|táim ag iarraidh|tá mé ag iarraidh|is mian liom) (?:bás a fháil|mé féin a mharú)|lámh a chur i mo bhás|níl mé ag iarraidh (?:maireachtáil|a bheith (?:beo|anseo))|(?:ag smaoineamh ar|smaoiním ar) (?:fhéinmharú|mé féin a mharú|lámh a chur)|níl (?:aon )?(?:fáth|cúis) agam (?:le )?(?:maireachtáil|a bheith beo)|cuirfidh mé lámh i mo bhás|(?:ní|nil|níl) (?:fiú|mé ag iarraidh) maireachtáil|b ?fhearr liom (?:a bheith )?marbh|(?:tuirseach|réidh|bréan) (?:den|leis an|de mo) (?:saol|shaol)|mharóinn mé féin|níl mé in ann (?:dul ar aghaidh|leanúint ar aghaidh)',
  ],
  [
    'obudz|budz|tn|umrze|zabi|żyć|zyc|życi|zyci|samob|ze sobą|ze soba|beze mnie|nie',
    'chc[eę] (?:już |juz |tylko )?(?:umrze[cć]|si[eę] zabi[cć])|nie chc[eę] (?:mi si[eę] )?(?:ju[zż] )?(?:d[lł]u[zż]ej )?[zż]y[cć]|(?:zabij[eę]|zabi[cć]) si[eę]|pope[lł]ni[cć] samob[oó]jstwo|my[sś]l[eięy]+ (?:o )?samob[oó]j\\p{L}+|odebra[cć] sobie [zż]ycie|sko[nń]cz(?:y[cć]|[eę]) (?:ze sob[aą]|z tym [zż]yciem)|nie mam (?:ju[zż] )?(?:po co|si[lł]y|dla kogo) [zż]y[cć]|lepiej (?:by(?:[lł]o(?:by)?)? )?(?:\\p{L}+ )?beze mnie|nie widz[eę] sensu (?:[zż]y\\p{L}+)|[zż]ycie nie ma (?:ju[zż] )?sensu|(?:ze sob[aą]|z [zż]yciem) sko[nń]cz(?:y[cć]|[eę])|nie chc[eę] si[eę] (?:ju[zż] )?(?:wi[eę]cej )?(?:obudzi[cć]|budzi[cć])|wola[lł](?:bym|abym) nie [zż]y[cć]|zasn[aą][cć] i (?:si[eę] )?(?:ju[zż] )?(?:nigdy )?(?:si[eę] )?nie (?:obudzi[cć]|wsta[cć])|nie daj[eę] (?:ju[zż] )?rady [zż]y[cć]|(?:zn[oó]w |ci[aą]gle )?tn[eę] si[eę]',
  ],
  [
    'помер|умер|исчезнуть|зникнути|прокидатися|просыпаться|смерт|сам|померти|вмерти|умереть|сдохнуть|жити|жить|себе|себя|руки|собой|собою|життя|жизнь|без мене|без меня|мене|жизни|житті',
    "хочу (?:просто )?(?:померти|вмерти|умереть|сдохнуть)|не хоч(?:у|еться|ется) (?:більше |больше )?(?:жити|жить)|(?:вбити|убити|убить|вб'ю|вбю|убью) (?:себе|себя)|накласти на себе руки|наложить на себя руки|пок[оі]нчити (?:з собою|з життям)|покончить (?:с собой|с жизнью)|(?:не бачу|немає|нема|не вижу|нет) (?:сенсу|смысла) (?:жити|жить|в житті|в жизни)|краще (?:б |було б )?(?:\\p{L}+ )?(?:без мене|мене не було)|(?:всем|всім|усім) (?:будет|буде) (?:лучше|краще) без (?:меня|мене)|(?:краще б|лучше бы) (?:я|мені|мне) (?:помер(?:ла)?|умер(?:ла)?|не жит[иь]|не народи\\p{L}+)|(?:втоми(?:лася|вся)|уста(?:ла|л)) жит[иь]|хочу (?:зникнути|исчезнуть)|не хочу (?:більше |больше )?(?:прокидатися|просыпаться)|думаю про (?:смерть|самогубство)|думаю о (?:смерти|самоубийстве)",
  ],
  [
    'dispar|termin|trezesc|pun cap|tai |mor|trăiesc|traiesc|omor|sinucid|mine|viața|viata|trăi|gânduri|iau|ganduri',
    'vreau (?:doar )?s[aă] mor|nu (?:mai )?vreau s[aă] (?:mai )?tr[aă]iesc|s[aă] m[aă] (?:omor|sinucid)|m[aă] (?:omor|sinucid)|g[aâ]nduri (?:de sinucidere|suicidare|sinuciga[sș]e)|s[aă] ?mi iau via[tțţ]a|nu (?:mai )?(?:are|am) (?:niciun |nici un )?(?:rost|sens|motiv) s[aă] (?:mai )?tr[aă]iesc|mai bine f[aă]r[aă] mine|vreau s[aă] (?:dispar|termin cu (?:via[tțţ]a|totul)|nu m[aă] mai trezesc)|nu mai pot (?:tr[aă]i|s[aă] tr[aă]iesc)|mai bine (?:muream|a[sș] muri|a[sș] fi mort|eram moart?[aă]?)|(?:s[aă] )?pun cap[aă]t (?:vie[tțţ]ii|zilelor|la tot)|m[aă] (?:tai|r[aă]nesc) (?:din nou|singur[aă]?)',
  ],
  [
    'desaparecer|acabar|acordar|cort|mort|morrer|viver|matar|suicid|vida|sem mim|mato|suicídio',
    'quero (?:s[oó] )?morrer|(?:n[aã]o|j[aá] n[aã]o) quero (?:mais )?viver|(?:quero|vou|pensar em|penso em|pensado em) (?:me )?(?:matar ?me|me matar|suicidar(?: ?me)?|suic[ií]dio)|p[oô]r (?:um )?fim [aà] (?:minha )?vida|(?:acabar com|tirar) a (?:minha )?(?:pr[oó]pria )?vida|n[aã]o aguento (?:mais )?(?:viver|esta vida)|melhor sem mim|n[aã]o tenho (?:mais )?(?:raz[aã]o|motivos?) (?:para|pra) viver|quero (?:desaparecer|acabar com tudo|dormir e n[aã]o acordar)|preferia (?:morrer|estar mort[oa])|(?:penso|pensar|pensado) em (?:morrer|acabar com tudo|p[oô]r fim)|n[aã]o quero (?:mais )?acordar|cansad[oa] de viver|ando a cortar ?me|corto ?me',
  ],
];

/** Irish, Polish, Ukrainian, Russian, Romanian, Portuguese. */
export const OTHER_LANGUAGES: readonly Sign[] = PHRASES.map(([clues, source]) =>
  sign(clues, `(?<!\\p{L})(?:${source})(?!\\p{L})`),
);
