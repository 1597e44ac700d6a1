import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '#api/markdown/render-markdown.ts';

const OURS = '/api/media/AAAAAAAAAAAAAAAAAAAAAA/800x600.webp';

describe('Markdown', () => {
  it('becomes headings, lists, links and emphasis', () => {
    const html = renderMarkdown(
      '# A day out\n\nWe *drove* to **Clane**.\n\n- one\n- two\n\n[Visit us](/about/our-shops)',
    );
    expect(html).toContain('<h2>A day out</h2>');
    expect(html).toContain('<em>drove</em> to <strong>Clane</strong>');
    expect(html).toContain('<li>one</li>');
    expect(html).toContain('<a href="/about/our-shops">Visit us</a>');
  });

  it('leaves the first heading to the page and the others as they are', () => {
    expect(renderMarkdown('# a\n\n## b\n\n### c')).toBe('<h2>a</h2>\n<h2>b</h2>\n<h3>c</h3>');
  });

  it('shows a picture of ours with its size, and of others only the description', () => {
    const html = renderMarkdown(`![Our shop](${OURS})\n\n![tracker](https://evil.example/pixel.gif)`);
    expect(html).toContain(`src="${OURS}" alt="Our shop" width="800" height="600"`);
    expect(html).toContain('loading="lazy"');
    expect(html).not.toContain('evil.example');
    expect(html).toContain('tracker');
  });

  it('marks external links for search engines and windows', () => {
    expect(renderMarkdown('[x](https://other.example)')).toContain('rel="noopener nofollow"');
    expect(renderMarkdown('[x](//other.example)')).toContain('rel="noopener nofollow"');
    expect(renderMarkdown('[x](/support)')).not.toContain('rel=');
  });

  it('shows HTML as text, in a line and on its own', () => {
    const html = renderMarkdown('Hello <b onclick="x()">you</b>\n\n<script>alert(1)</script>');
    expect(html).toContain('&#x3C;script>alert(1)&#x3C;/script>');
    expect(html).toContain('&#x3C;b onclick="x()">you&#x3C;/b>');
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java\nscript:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](vbscript:msgbox(1))',
    '<javascript:alert(1)>',
    '![x](javascript:alert(1))',
    '![x](data:image/svg+xml;base64,PHN2Zz4=)',
    `![x" onerror="alert(1)](${OURS})`,
    '[x](https://a.example "a\\" onmouseover=\\"alert(1)")',
    '<img src=x onerror=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<a href="javascript:alert(1)">x</a>',
    '<iframe src="https://evil.example"></iframe>',
    '`<script>alert(1)</script>`',
    '```html\n<script>alert(1)</script>\n```',
    '> <style>*{display:none}</style>',
    '- <form action="https://evil.example"><input></form>',
    '[a]: javascript:alert(1)\n\n[a]',
  ])('runs nothing: %s', (markdown) => {
    const page = new Markup(renderMarkdown(markdown) ?? '');
    expect(page.tags.filter((tag) => !ALLOWED.has(tag))).toEqual([]);
    expect(page.attributes.filter((name) => name.startsWith('on') || name === 'style')).toEqual([]);
    for (const address of page.addresses) expect(address).toMatch(/^(?:https?:|mailto:|tel:|\/|#|[^:]*$)/);
  });

  it('handles long, deeply nested and empty text', () => {
    expect(renderMarkdown('')).toBe('');
    expect(renderMarkdown('word '.repeat(20_000))).toContain('word word');
    expect(renderMarkdown(`${'> '.repeat(200)}deep`)).toContain('deep');
  });
});

const ALLOWED = new Set('h2 h3 h4 h5 h6 p br hr blockquote ul ol li a em strong code pre img'.split(' '));

/** Tags, attributes and addresses of well-formed HTML, as the renderer writes it: text never holds a bare `<`. */
class Markup {
  readonly tags: string[];
  readonly attributes: string[];
  readonly addresses: string[];

  constructor(html: string) {
    const opened = [...html.matchAll(/<([a-z0-9]+)((?:\s+[a-zA-Z-]+(?:="[^"]*")?)*)\s*>/g)];
    expect(html.match(/<(?!\/)/g)?.length ?? 0).toBe(opened.length);
    const pairs = opened.flatMap(([, , text = '']) => [...text.matchAll(/([a-zA-Z-]+)(?:="([^"]*)")?/g)]);
    this.tags = opened.map(([, tag = '']) => tag);
    this.attributes = pairs.map(([, name = '']) => name.toLowerCase());
    this.addresses = pairs.flatMap(([, name, value = '']) => (name === 'href' || name === 'src' ? [value] : []));
  }
}
