const joining = new Set(['and', 'agus', '&', '+']);

/** One or two initials of a name: CJ for "Caroline and Joe", a question mark for an empty name. */
export const initials = (name: string): string => {
  const names = name.split(/[\s.,-]+/u).filter((word) => /\p{L}|\p{N}/u.test(word) && !joining.has(word.toLowerCase()));
  const [first, last] = [names.at(0), names.length > 1 ? names.at(-1) : undefined];
  const letter = (word: string | undefined) => (word ? (Array.from(word)[0] ?? '') : '');
  return `${letter(first)}${letter(last)}`.toLocaleUpperCase('en-IE') || '?';
};
