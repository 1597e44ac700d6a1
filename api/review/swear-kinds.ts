const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Refused in any context. */
export const SLURS = set(
  'nigger negro kike chink africoon arabush chingchong abeed tranny faggot paki pikey gyppo wog raghead',
);
/** Refused only when aimed at somebody. */
export const INSULTS = set(
  'bitch bastard cunt dick prick twat slut whore retard spastic gobshite scumbag tosser cock pussy tit turd cuck knacker libtard assclown asswipe douchebag bellend knobhead',
);
/** Flagged even if aimed at nobody. */
export const STRONG_SWEAR_WORDS = set(
  'fuck shit bitch cunt bastard twat slut whore wank blowjob gangbang handjob porn dildo jizz fingerbang',
);
export const NAMES = set('dick cock prick tit knacker tosser');
const BREEDS =
  'spaniel|collie|greyhound|terrier|labrador|lab|lurcher|setter|sheepdog|alsatian|beagle|whippet|poodle|retriever|pointer|foxhound|pedigree|breeding|brood|rescue|pup';
const ANIMALS = '(?:hens?|pullets?|chickens?|ducks?|bantams?|pheasants?|robins?|sparrows?|finch(?:es)?)';
export const OTHER_MEANINGS = new RegExp(
  `\\b(?:${[
    'chinks? (?:of light|in (?:the|his|her|my|our) (?:arm|curtain|door|wall|blind|shutter))',
    'rio negro',
    'faggots? (?:and (?:peas|gravy|mash)|of (?:sticks|wood|furze|gorse|heather|brushwood))',
    'pork faggots',
    'cock[- ](?:up|eyed|a-)',
    '(?:finger|heel|pin|skin|needle|thumb)[ -]?prick',
    'prick (?:tests?|of|from|the (?:skin|sausage|potato|pastry)|(?:his|her|my|their|your) (?:finger|thumb|heel|ears?))\\b',
    'pussy ?(?:cat|willow)',
    '(?:great|blue|coal|marsh|willow|long-tailed|bearded|crested) tits?',
    `tits (?:and (?:the )?${ANIMALS}|(?:at|on) the (?:bird|feeder|nut|fat)|in the (?:hedge|nest|garden))`,
    `${ANIMALS} and (?:the )?tits`,
    'tit[- ]for[- ]tat',
    'cock (?:crow|strut|pheasant|robin|linnet|sparrow|salmon)\\w*',
    `cock and (?:a |the |his |\\w+ )?${ANIMALS}`,
    '(?:old|farmyard|fighting|turkey|weather|bantam) ?cock (?!suck)',
    `(?:${BREEDS}) bitch(?:es)?`,
    'bitch(?:es)? [^.!?]{0,18}\\b(?:pups?|pupp|litter|whelp|kennel|spayed|neutered|in season|in heat)',
    '(?:dog|dogs) (?:or|and) bitch(?:es)?',
    "knacker'?s?'? (?:yard|van|man|lorry|trade)|knackery",
    '(?:moby|spotted|private) dick|dick whittington',
    "slut'?s'? wool",
    'retard (?:the|its|their|his|her) (?:growth|spread|progress|development|healing|recovery|disease|tumou?r)|(?:fire|flame) retard',
    'bastard (?:file|sword|toadflax|cabbage|trench)',
    'spastic (?:\\w+ia\\b|\\w+plegia|colon|bladder|paraparesis|paralysis|cerebral|muscles?|bowel|gait)',
  ].join('|')})`,
  'i',
);
