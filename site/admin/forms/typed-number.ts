/** The number of a field; while it is being typed it may be missing. */
export const typedNumber = (text: string): number => (text === '' ? Number.NaN : Number(text));
