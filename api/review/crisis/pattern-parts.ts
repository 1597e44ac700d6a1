import { withoutAccents } from '../one-byte.ts';

// All patterns read the spoken form: small letters, no apostrophes, no hyphens, single spaces.

/** Words that may stand between a person and what the person wants or does. */
export const MANNER =
  '(?: (?:just|really|still|often|always|sometimes|honestly|only|actually|even|so|very|both|seriously|truly|literally|desperately|genuinely|simply|already|constantly|probably|maybe|also|do|now|all|am|was|been|have|fuckin|fucking|feckin|fecking|bloody|kind of|sort of|dont know if|feel like i|feel i|felt like i|think i|thought i|thinking i|at times|some days)){0,4}';
export const I = `\\b(?:i|id|im|ive|me|i am|i have|i had|i was|i keep|i kept)${MANNER}`;
/** Somebody near the writer: "my son", "her 14 year old daughter". */
export const OTHER =
  '\\b(?:he|she|hes|shes|they|son|daughter|husband|wife|partner|brother|sister|mother|father|mam|mum|dad|friend|child|girl|boy|boyfriend|girlfriend|nephew|niece|cousin|lad|young (?:fella|one))';
export const SELF = '(?:my ?self|himself|herself|themselves)';
/** Where a thought ends: what would follow turns the words into something harmless ("I can't go on holidays"). */
export const CLAUSE_END =
  '(?=\\s*(?:[.,!?;:)\\n]|$|(?:any ?more|any ?longer|now|but|and|because|since|so|i|im|ive|or|when|if|its|this is|please|lol|tbh)\\b))';
export const MEDICINES =
  '(?:sleeping )?(?:tablets|pills|medication|medications|meds|medicine|painkillers|sleepers|paracetamol|panadol|antidepressants|insulin|morphine|valium|xanax|opioids|stash)';
/** A good death, as hospices know it, and idioms such as dying of embarrassment. */
export const NOT_MEANT =
  '(?! (?:of |from |laughing|to (?:hear|know|see|thank|find)|with (?:shame|laughter|dignity|embarrassment)|at home|here\\b|peacefully|in (?:peace|comfort|my|his|her|their|our|hospital|a hospice)\\b|(?:with|among|surrounded)\\b|when im old))';
/** "I don't want to live in a home": about a place, a time or a company, not about living. */
export const ELSEWHERE =
  '(?! (?:anywhere|in (?!this world|this life|pain\\b|a world|such)|with (?!this|the pain|it\\b|myself)|at|near|beside|alone|forever|so late|before|until|till|for my|for long|next|over|all (?:day|night)|on (?!this)|when (?:the|my|they)|as |long|again))';
export const NO_LONGER_HERE =
  '(?:(?:was|were|am|wasnt|werent|was not|were not|im not|wasnt even|just wasnt|just disappeared|had never|never) ?(?:just |even |ever )?(?:dead|gone|found dead|not alive|not here|not around|here|around|alive|born|existed|in (?:the|their) way|out of the (?:way|picture))|die|died|disappeared|vanished|didnt exist|did not exist|never existed|didnt wake up|killed my ?self|ended it|left this world|never came (?:home|back))';

/** A pattern with words of which each text that it finds has at least one: the others need no search. */
export interface Sign {
  clues: readonly string[];
  pattern: RegExp;
}

/** A sign by its clues, separated by bars, and the source of its pattern. */
export const sign = (clues: string, source: string): Sign => ({
  clues: withoutAccents(clues).split('|'),
  pattern: new RegExp(withoutAccents(source), 'gu'),
});
