/** What is said of pictures that are still being prepared after they were sent; empty if there are none. */
export const picturesWaitingText = (count: number): string => {
  if (count === 0) return '';
  return count === 1
    ? 'Your picture has arrived and is still being prepared. You need not wait.'
    : `${count} of your pictures have arrived and are still being prepared. You need not wait.`;
};
