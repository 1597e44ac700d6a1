/** How long to wait, as it stands after "in": seconds below a minute and a half, then whole minutes. */
export const waitInWords = (seconds: number): string => {
  if (seconds < 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  return `${Math.ceil(seconds / 60)} minutes`;
};
