export const excerpt = (text: string, length: number): string => {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const words = cut.replace(/\s+\S*$/u, '');
  // A text without spaces is cut anywhere, but never inside a surrogate pair.
  return `${(words === cut ? Array.from(cut).slice(0, -1).join('') : words).replace(/(?<![\s.,;:!?])[\s.,;:!?]+$/u, '')}…`;
};

const TITLE_MAX = 60;

export const itemTitle = (description: string): string => {
  const first = /^[^\n]*?[.!?](?=\s|$)/u.exec(description)?.[0] ?? description.split('\n')[0] ?? '';
  return excerpt(first.replace(/(?<![.!\s])[.!\s]+$/u, ''), TITLE_MAX) || 'Item';
};
