import type { Figures } from './figures.ts';

/** What the specification says, until the charity has saved its own. */
export const defaultFigures: Figures = { years: '50+', raised: '€100k+', families: '1000s' };
