/** Elements of which nothing is read. */
const UNREAD = new Set(['script', 'style', 'svg', 'template', 'select']);
/** Elements that stand in a line of text. */
const INLINE = new Set(['a', 'abbr', 'b', 'cite', 'code', 'em', 'i', 'mark', 'q', 'small', 'span', 'strong', 'time']);
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** What a tag stands for between the words around it; React puts comments inside of words. */
const betweenWords = (name: string): string => (name === '' ? '' : INLINE.has(name) ? ' ' : '\n');

/** What is read in the main part of a page that React has rendered, block by block. */
export const blocksOf = (html: string): string[] => {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  let text = '';
  let skipped = '';
  for (const part of main.split('<').slice(1)) {
    const end = part.indexOf('>');
    const [tag = ''] = /^\/?[a-z0-9]*/.exec(part) ?? [];
    const name = tag.replace('/', '');
    if (skipped !== '') {
      if (tag !== `/${skipped}`) continue;
      skipped = '';
    } else if (UNREAD.has(tag)) {
      skipped = tag;
      continue;
    }
    text += betweenWords(name) + part.slice(end + 1);
  }
  return text
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
    .split('\n')
    .flatMap(
      (line) =>
        line
          .replace(/\s+/g, ' ')
          .replace(/ (?=[.,;:!?])/g, '')
          .trim() || [],
    );
};
