import { withoutAccents } from '../latin1.ts';

// All patterns read the spoken form: small letters, no apostrophes, no hyphens, single spaces.

export const MANNER =
  '(?: (?:just|really|still|often|always|sometimes|honestly|only|actually|even|so|very|both|seriously|truly|literally|desperately|genuinely|simply|already|constantly|probably|maybe|also|do|now|all|am|was|been|have|fuckin|fucking|feckin|fecking|bloody|kind of|sort of|dont know if|feel like i|feel i|felt like i|think i|thought i|thinking i|at times|some days)){0,4}';
export const I = `\\b(?:i|id|im|ive|me|i am|i have|i had|i was|i keep|i kept)${MANNER}`;
export const OTHER =
  '\\b(?:he|she|hes|shes|they|son|daughter|husband|wife|partner|brother|sister|mother|father|mam|mum|dad|friend|child|girl|boy|boyfriend|girlfriend|nephew|niece|cousin|lad|young (?:fella|one))';
export const SELF = '(?:my ?self|himself|herself|themselves)';
export const CLAUSE_END =
  '(?=\\s*(?:[.,!?;:)\\n]|$|(?:any ?more|any ?longer|now|but|and|because|since|so|i|im|ive|or|when|if|its|this is|please|lol|tbh)\\b))';
export const MEDICINES =
  '(?:sleeping )?(?:tablets|pills|medication|medications|meds|medicine|painkillers|sleepers|paracetamol|panadol|antidepressants|insulin|morphine|valium|xanax|opioids|stash)';
export const ABOUT_ME =
  '(?<=\\b(?:i|im|ive|id|ill|my|me|he|she|hes|shes|his|her|our)\\b[^.!?\\n]{0,90})|(?=[^.!?\\n]{0,60}\\b(?:i|im|ive|id|me|my|myself)\\b)';
export const NOT_TAUGHT =
  '(?<!\\b(?:talks?|leaflets?|training|trained|trains?|teach\\w*|taught|books?|novels?|films?|movies?|plays?|series|episodes?|characters?|songs?|poems?|courses?|posters?|workshops?|modules?|articles?|lectures?|mornings? about|evenings? about|worked|works? (?:with|on|in|for)|volunteers?|helpline|callers|awareness|prevention|fundrais\\w*|documentary|radio|newspaper|study|studies|campaign|charity|minister|survey|questionnaire|if i was|whether i was|was i)\\b[^.!?\\n]{0,100})';
/** A good death, as hospices know it, and idioms such as dying of embarrassment. */
export const NOT_MEANT =
  '(?! (?:(?:of|from) (?!(?:this |the |all the |my |so much |all this )?(?:loneliness|pain|sadness|grief|misery|sorrow|despair|a broken heart|heartbreak|an overdose|guilt|shame and|depression|it all))|laughing|to (?:hear|know|see|thank|find)|at home|here\\b(?!,? (?:(?:and|right) now|now|tonight|alone|in this bed))|peacefully|in (?:peace|comfort|his|her|their|(?:my|our) (?:own )?(?:bed|home|house|time|place|arms|chair|country|county|village|parish|garden)|hospital|a hospice)\\b|with (?!every |nobody|no ?one|a rope|(?:the )?(?:pills|tablets)|him\\b|her\\b)|(?:among|surrounded)\\b|when im old))';
/** "I don't want to live in a home": a place, time or company, not life. */
export const ELSEWHERE =
  '(?! (?:anywhere|in (?!this world|this life|pain\\b|a world|such)|with (?!this|the pain|it\\b|my ?self|what i|my (?:own )?(?:thoughts|head|mind|self))|at (?!my age|this (?:age|stage)|all(?: any ?more|\\s*[.,!?]|$))|near|beside|alone|forever|so late|before|until|till|for my|for long|next|over|all (?:day|night)|on (?!this)|when (?:the|my|they)|as |long|again))';
export const NO_LONGER_HERE =
  '(?:(?:was|were|am|wasnt|werent|was not|were not|im not|wasnt even|just wasnt|just disappeared|had never|never) ?(?:just |even |ever )?(?:dead|gone|found dead|not alive|not here|not around|here|around|alive|born|existed|in (?:the|their) way|out of the (?:way|picture))|die|died|disappeared|vanished|didnt exist|did not exist|never existed|didnt wake up|killed my ?self|ended it|left this world|never came (?:home|back))';

/** Every match contains one of the clues, so texts without any need no search. */
export interface Sign {
  clues: readonly string[];
  pattern: RegExp;
}

export const sign = (clues: string, source: string): Sign => ({
  clues: withoutAccents(clues).split('|'),
  pattern: new RegExp(withoutAccents(source), 'gu'),
});
