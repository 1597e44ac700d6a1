import { categoryKeys, conditionKeys, donationCategories, donationConditions } from '#contract/donations/donations.ts';

const photosSentence = (count: number) => (count === 1 ? 'See the photo.' : `See the ${count} photos.`);

/** A sentence about the item from what was chosen; empty while neither category nor condition is. */
export const suggestDescription = (category: string, condition: string, photos: number): string => {
  const kind = categoryKeys.find((key) => key === category);
  const state = conditionKeys.find((key) => key === condition);
  if (!kind && !state) return '';
  const what = kind ? donationCategories[kind].replace('&', 'and').toLowerCase() : 'item';
  const how = state
    ? ` in ${donationConditions[state].label.toLowerCase()} condition (${donationConditions[state].hint})`
    : '';
  const sentence = `${what.charAt(0).toUpperCase()}${what.slice(1)}${how}.`;
  return photos > 0 ? `${sentence} ${photosSentence(photos)}` : sentence;
};

/** Adds the sentence at the end, unless it stands there already. */
export const appendSuggestion = (description: string, sentence: string): string => {
  if (sentence === '' || description.includes(sentence)) return description;
  return description.trim() === '' ? sentence : `${description.trimEnd()} ${sentence}`;
};
