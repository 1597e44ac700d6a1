export const picturesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

/** True while files are dragged; the browser reveals their types only on drop. */
export const hasFiles = (data: DataTransfer | null): boolean => [...(data?.types ?? [])].includes('Files');
