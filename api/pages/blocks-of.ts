const UNREAD = /<!--[\s\S]*?-->|<(script|style|svg|template|select)\b[\s\S]*?<\/\1>/g;
const BLOCK_ENDS =
  /<\/?(?:address|article|aside|blockquote|br|caption|dd|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|label|legend|li|main|nav|ol|p|section|summary|table|td|th|tr|ul)\b[^>]*>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** What is read in the main part of a page that React has rendered, block by block. */
export const blocksOf = (html: string): string[] => {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  return main
    .replace(UNREAD, '')
    .replace(BLOCK_ENDS, '\n')
    .replace(/<[^>]*>/g, ' ')
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
