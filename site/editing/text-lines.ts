/** The paragraphs of a text: what line breaks separate, so that none is lost. */
export const paragraphs = (content: string): string[] =>
  content
    .split('\n')
    .map((part) => part.trim())
    .filter(Boolean);

/** The entries of a list: one a line, without marks that people put before them, each once. */
export const listItems = (content: string): string[] => [
  ...new Set(
    content
      .split('\n')
      .map((line) => line.replace(/^\s*[-*•]\s+/, '').trim())
      .filter(Boolean),
  ),
];
