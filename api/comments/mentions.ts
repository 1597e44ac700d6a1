import type { Role } from '#contract/roles.ts';

interface Colleague {
  id: string;
  name: string;
  role: Role;
}

interface Mention {
  personId: string;
  as: string;
}

const LETTER = /^[\p{L}\p{N}]/u;
const firstWord = (name: string) => name.split(/\s+/)[0] ?? name;

const begins = (text: string, name: string): boolean =>
  text.slice(0, name.length).toLowerCase() === name.toLowerCase() && !LETTER.test(text.slice(name.length));

/** Takes the longest full or first name that fits, and everybody who has it. */
const namedAt = (text: string, colleagues: readonly Colleague[]): Mention[] => {
  const names = colleagues.flatMap(({ id, name }) => [
    { id, name },
    { id, name: firstWord(name) },
  ]);
  const fitting = names.filter(({ name }) => name !== '' && begins(text, name));
  const longest = Math.max(0, ...fitting.map(({ name }) => name.length));
  return fitting
    .filter(({ name }) => name.length === longest)
    .map(({ id, name }) => ({ personId: id, as: text.slice(0, name.length) }));
};

export const mentionsIn = (text: string, colleagues: readonly Colleague[]): Mention[] => {
  const found = new Map<string, Mention>();
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}])@/gu)) {
    for (const mention of namedAt(text.slice(index + 1), colleagues)) {
      if (!found.has(mention.personId)) found.set(mention.personId, mention);
    }
  }
  return [...found.values()];
};
