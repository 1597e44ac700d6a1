const BEGUN = /(?<![\p{L}\p{N}])@([\p{L}’'-]*(?: [\p{L}’'-]*)?)$/u;

/** Returns the part of a name typed after an @ up to the caret; null if none is being typed. */
export const nameBegun = (text: string, caret: number): string | null => BEGUN.exec(text.slice(0, caret))?.[1] ?? null;

export const withName = (text: string, caret: number, name: string): { text: string; caret: number } => {
  const before = text.slice(0, caret).replace(BEGUN, `@${name} `);
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length };
};
