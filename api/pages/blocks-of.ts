const UNREAD = new Set(['script', 'style', 'svg', 'template', 'select']);
const INLINE = new Set(['a', 'abbr', 'b', 'cite', 'code', 'em', 'i', 'mark', 'q', 'small', 'span', 'strong', 'time']);
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const betweenWords = (name: string): string => (name === '' ? '' : INLINE.has(name) ? ' ' : '\n');

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
