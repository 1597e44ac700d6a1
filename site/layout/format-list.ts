const list = new Intl.ListFormat('en-IE', { style: 'long', type: 'conjunction' });

/** "Clane, Bagnelstown and New Ross" */
export const formatList = (names: readonly string[]): string => list.format(names);
