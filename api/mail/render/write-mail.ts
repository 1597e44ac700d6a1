import type { Composed } from '../deliver.ts';
import { type Filling, plainText } from './blocks.ts';
import type { Frame } from './frame.ts';
import { htmlPart } from './html-part.ts';
import { markPlaceholders } from './placeholders.ts';
import { readBlocks } from './read-blocks.ts';
import { textPart } from './text-part.ts';

const SUBJECT_MAX = 200;

/**
 * Writes both parts from one source. `html` is the rendered body with marks (`markPlaceholders`); values are filled in
 * afterwards, as text.
 */
export const writeMail = (words: { subject: string; html: string }, filling: Filling, frame: Frame): Composed => {
  const filled = plainText(markPlaceholders(words.subject), filling);
  const subject = filled
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, SUBJECT_MAX);
  const blocks = readBlocks(words.html, filling);
  return { subject, html: htmlPart(subject, blocks, frame), text: textPart(blocks, frame) };
};
