/** "1 picture", "48 pictures" */
export const pictures = (count: number): string =>
  `${count.toLocaleString('en-IE')} ${count === 1 ? 'picture' : 'pictures'}`;

/** "not used", "1 place", "3 places" */
export const places = (count: number): string => {
  if (count === 0) return 'Not used';
  return count === 1 ? '1 place' : `${count.toLocaleString('en-IE')} places`;
};
