import {
  categoryKeys,
  conditionKeys,
  donationCategories,
  donationConditions,
  PHOTOS_MAX,
} from '#contract/donations/donations.ts';
import type { InItsLanguage } from '#contract/words/message.ts';
import { offer } from '#contract/words/offer.ts';
import { labelValue, pageLanguage, t, textValue } from '../language/t.ts';

export const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** In the language of the page; empty while neither category nor condition is chosen. */
export const suggestDescription = (category: string, condition: string, photos: number): string => {
  const kind = categoryKeys.find((key) => key === category);
  const state = conditionKeys.find((key) => key === condition);
  if (!kind && !state) return '';
  const item: InItsLanguage | undefined =
    kind &&
    ((language) => sentenceCase(textValue(donationCategories[kind])(language).replace('&', 'and').toLowerCase()));
  const states = state && {
    condition: labelValue(donationConditions[state].label),
    wear: labelValue(sentenceCase(donationConditions[state].hint)),
  };
  const ofCondition =
    states && (item ? t(offer.suggestion, { item, ...states }) : t(offer.suggestionOfCondition, states));
  const what = ofCondition || `${item?.(pageLanguage().language)}.`;
  return photos > 0 ? `${what} ${t(offer.suggestionOfPhotos, { count: photos })}` : what;
};

const PHOTOS = Array.from({ length: PHOTOS_MAX + 1 }, (_, count) => count);

/** Everything that may have been suggested before, or is the same in short, the longest first. */
const suggestions = (): string[] =>
  ['', ...categoryKeys]
    .flatMap((category) =>
      ['', ...conditionKeys].flatMap((condition) =>
        PHOTOS.map((count) => suggestDescription(category, condition, count)),
      ),
    )
    .filter(Boolean)
    .flatMap((sentence) => [sentence, sentence.replace(/\.$/, '')])
    .sort((one, other) => other.length - one.length);

const withoutSuggestion = (text: string): string => {
  const written = text.toLowerCase();
  const old = suggestions().find((sentence) => written.endsWith(sentence.toLowerCase()));
  const own = text.slice(0, -(old?.length ?? 0) || text.length).trimEnd();
  // "With old furniture" ends with the name of a category, and is the donor's own.
  return own === '' || /[.!?]$/.test(own) ? own : text;
};

/** Replaces an earlier suggestion; does nothing if the text contains the sentence already. */
export const appendSuggestion = (description: string, sentence: string): string => {
  if (sentence === '' || description.includes(sentence)) return description;
  const own = withoutSuggestion(description.trim());
  return own === '' ? sentence : `${own} ${sentence}`;
};
