const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Refused whatever stands around them. */
export const SLURS = set(
  'nigger negro kike chink africoon arabush chingchong abeed tranny faggot paki pikey gyppo wog raghead',
);
/** Refused where they are aimed at somebody. */
export const INSULTS = set(
  'bitch bastard cunt dick prick twat slut whore retard spastic gobshite scumbag tosser cock pussy tit turd cuck knacker',
);
/** Flagged for staff even if not aimed at anybody. */
export const STRONG_SWEAR_WORDS = set(
  'fuck shit bitch cunt bastard twat slut whore wank blowjob gangbang handjob porn dildo jizz fingerbang',
);
/** Also names of people, with a capital. */
export const NAMES = set('dick cock prick tit knacker tosser');
/** Where a word means something else. */
export const OTHER_MEANINGS =
  /\b(?:chinks? (?:of light|in (?:the|his|her|my|our) arm)|rio negro|faggots and (?:peas|gravy)|cock[- ](?:up|eyed|a-)|(?:finger|heel|pin|skin|needle|thumb)[ -]?prick|prick (?:tests?|of|from)\b|pussy ?(?:cat|willow)|(?:great|blue|coal) tits?|cock (?:crow|strut|pheasant)\w*|(?:old|farmyard|fighting|turkey) cock (?!suck)|spastic (?:\w+ia\b|\w+plegia|colon|bladder|paraparesis|paralysis|cerebral|muscles?|bowel|gait))/i;
