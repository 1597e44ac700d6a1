export const pictures = (count: number): string =>
  `${count.toLocaleString('en-IE')} ${count === 1 ? 'picture' : 'pictures'}`;

export const places = (count: number): string => {
  if (count === 0) return 'Not used';
  return count === 1 ? '1 place' : `${count.toLocaleString('en-IE')} places`;
};
