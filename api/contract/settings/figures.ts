import * as z from 'zod/mini';
import { text } from '../text/text.ts';

/** Short, as three figures stand side by side in large letters on a phone. */
export const FIGURE_MAX = 16;
const figure = text('Please write a figure like 50+, as visitors read it', FIGURE_MAX);

export const figures = z.object({ years: figure, raised: figure, families: figure });
export type Figures = z.infer<typeof figures>;
