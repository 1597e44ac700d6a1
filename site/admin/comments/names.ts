const BEGUN = /(?<![\p{L}\p{N}])@([\p{L}’'-]*(?: [\p{L}’'-]*)?)$/u;

/** What is typed of a name behind an @ up to the caret; null where no name is being typed. */
export const nameBegun = (text: string, caret: number): string | null => BEGUN.exec(text.slice(0, caret))?.[1] ?? null;

/** The text with the name that is being typed replaced by a whole one, and where the caret is then. */
export const withName = (text: string, caret: number, name: string): { text: string; caret: number } => {
  const before = text.slice(0, caret).replace(BEGUN, `@${name} `);
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length };
};
