import { isTranslated } from '../language/element-translator.ts';

const list = new Intl.ListFormat('en-IE', { style: 'long', type: 'conjunction' });

/** "Clane, Bagnelstown and New Ross"; on a page in another language without a word between the names. */
export const formatList = (names: readonly string[]): string =>
  isTranslated() ? names.join(', ') : list.format(names);
