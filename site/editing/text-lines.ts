export const paragraphs = (content: string): string[] =>
  content
    .split('\n')
    .map((part) => part.trim())
    .filter(Boolean);

export const listItems = (content: string): string[] => [
  ...new Set(
    content
      .split('\n')
      .map((line) => line.replace(/^\s*[-*•]\s+/, '').trim())
      .filter(Boolean),
  ),
];
