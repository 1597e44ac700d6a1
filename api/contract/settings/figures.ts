import * as z from 'zod/mini';
import { text } from '../text/text.ts';

/** They stand in large letters, three beside each other on a telephone. */
export const FIGURE_MAX = 16;
const figure = text('Please write a figure like 50+, as visitors read it', FIGURE_MAX);

/** What the charity says of itself in figures, as visitors read them: years of service, what was raised, families helped. */
export const figures = z.object({ years: figure, raised: figure, families: figure });
export type Figures = z.infer<typeof figures>;
