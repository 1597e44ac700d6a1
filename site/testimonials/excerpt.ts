/** The beginning of a text, cut between words and ended with an ellipsis; a text of at most `length` characters as it is. */
export const excerpt = (text: string, length: number): string => {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const words = cut.replace(/\s+\S*$/u, '');
  // A text without spaces is cut anywhere, but never inside a surrogate pair.
  return `${(words === cut ? Array.from(cut).slice(0, -1).join('') : words).replace(/[\s.,;:!?]+$/u, '')}…`;
};
