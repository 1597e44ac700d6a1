/** How far an upload has come: "Uploading, 45%"; once everything has left, the server makes the sizes that the pages need. */
export const progressLabel = (share: number): string =>
  share < 1 ? `Uploading, ${Math.floor(share * 100)}%` : 'Making its sizes…';
