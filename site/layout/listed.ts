const list = new Intl.ListFormat('en-IE', { style: 'long', type: 'conjunction' });

/** "Clane, Bagnelstown and New Ross" */
export const listed = (names: readonly string[]): string => list.format(names);
