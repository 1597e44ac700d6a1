import type { Figures } from './figures.ts';

export const defaultFigures: Figures = { years: '50+', raised: '€100k+', families: '1000s' };
