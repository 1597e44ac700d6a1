/** `share` is 0 to 1; at 1 the server still makes the sizes that the pages need. */
export const progressLabel = (share: number): string =>
  share < 1 ? `Uploading, ${Math.floor(share * 100)}%` : 'Making its sizes…';
