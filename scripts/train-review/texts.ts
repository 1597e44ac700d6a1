import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { normalised } from '#api/review/normalised.ts';

export interface LabelledText {
  text: string;
  harmful: boolean;
}

export interface Corpus {
  texts: LabelledText[];
  files: string[];
  sha256: string;
}

const HELD_OUT_SHARE = 5;

const linesOf = async (folder: string): Promise<{ files: string[]; lines: string[] }> => {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.txt')).sort();
  const contents = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return { files, lines: contents.flatMap((content) => content.split(/\r?\n/)).filter((line) => line.trim() !== '') };
};

/** One text to a line; a duplicate counts once. */
export const readCorpus = async (folder: string): Promise<Corpus> => {
  const hash = createHash('sha256');
  const known = new Set<string>();
  const texts: LabelledText[] = [];
  const names: string[] = [];
  for (const [part, harmful] of [
    ['harmful', true],
    ['harmless', false],
  ] as const) {
    const { files, lines } = await linesOf(join(folder, part));
    names.push(...files.map((name) => `${part}/${name}`));
    for (const line of lines) {
      hash.update(`${part}\n${line}\n`);
      const { text } = normalised(line);
      if (known.has(text)) continue;
      known.add(text);
      texts.push({ text, harmful });
    }
  }
  return { texts, files: names, sha256: hash.digest('hex') };
};

/** Keeps every fifth text back, chosen by its hash: the same ones in each run, wherever they stand. */
export const split = (texts: readonly LabelledText[]): { training: LabelledText[]; heldOut: LabelledText[] } => {
  const isHeldOut = ({ text }: LabelledText) =>
    createHash('sha256').update(text).digest().readUInt32BE(0) % HELD_OUT_SHARE === 0;
  return { training: texts.filter((text) => !isHeldOut(text)), heldOut: texts.filter(isHeldOut) };
};
