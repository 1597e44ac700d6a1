import { categoryKeys, conditionKeys, donationCategories, donationConditions } from '#contract/donations/donations.ts';
import type { InItsLanguage } from '#contract/words/message.ts';
import { offer } from '#contract/words/offer.ts';
import { labelValue, pageLanguage, saidValue, t } from '../language/t.ts';

/** With a capital at its beginning. */
export const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A sentence about the item from what was chosen, in the language of the page; empty while neither category nor condition is. */
export const suggestDescription = (category: string, condition: string, photos: number): string => {
  const kind = categoryKeys.find((key) => key === category);
  const state = conditionKeys.find((key) => key === condition);
  if (!kind && !state) return '';
  const item: InItsLanguage | undefined =
    kind &&
    ((language) => sentenceCase(saidValue(donationCategories[kind])(language).replace('&', 'and').toLowerCase()));
  const states = state && {
    condition: labelValue(donationConditions[state].label),
    wear: labelValue(sentenceCase(donationConditions[state].hint)),
  };
  const ofCondition =
    states && (item ? t(offer.suggestion, { item, ...states }) : t(offer.suggestionOfCondition, states));
  const what = ofCondition || `${item?.(pageLanguage().language)}.`;
  return photos > 0 ? `${what} ${t(offer.suggestionOfPhotos, { count: photos })}` : what;
};

/** Adds the sentence at the end, unless it stands there already. */
export const appendSuggestion = (description: string, sentence: string): string => {
  if (sentence === '' || description.includes(sentence)) return description;
  return description.trim() === '' ? sentence : `${description.trimEnd()} ${sentence}`;
};
