/** The pictures among what was pasted or dropped. */
export const picturesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

/** Whether files are being dragged, whose kinds the browser tells only when they are let go. */
export const hasFiles = (data: DataTransfer | null): boolean => [...(data?.types ?? [])].includes('Files');
