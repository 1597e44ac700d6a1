import { readFileSync } from 'node:fs';

/** The texts of a file of this folder, one to a line, by their heading `## NAME`; lines that begin with `# ` are notes. */
export const labelledTexts = (file: string): ReadonlyMap<string, string[]> => {
  const sections = readFileSync(new URL(file, import.meta.url), 'utf8')
    .split(/^## /m)
    .slice(1);
  return new Map(
    sections.map((section) => {
      const [name = '', ...lines] = section.split('\n');
      return [name, lines.filter((line) => line !== '' && !line.startsWith('# '))];
    }),
  );
};

/** @throws Error for a heading that the file does not have. */
export const textsUnder = (file: string, name: string): string[] => {
  const texts = labelledTexts(file).get(name);
  if (!texts) throw new Error(`${file} has no texts under ${name}.`);
  return texts;
};
