import { describe, expect, it } from 'vitest';
import { createMarkdownRenderer, startRenderingProcess } from '#api/markdown/markdown-renderer.ts';
import { limitMs } from '../../../scripts/test-limits.mjs';
import { hostileMarkdown, SLOWEST } from '../../support/hostile-markdown.ts';
import { longPost } from '../../support/markdown-product.ts';
import { testApi } from '../../support/test-api.ts';
import { memoryLog } from '../store/records.ts';

const rendererWith = (timeoutMs: number) =>
  createMarkdownRenderer({ start: startRenderingProcess, log: memoryLog(), timeoutMs, idleMs: 1000 });

describe('the thread', () => {
  it('renders, ends what takes too long, and the next thread renders again', { timeout: limitMs(60_000) }, async () => {
    const renderer = rendererWith(300);
    const good = () => renderer.render('We *drove*', 'aoife');
    await expect.poll(good, { timeout: limitMs(30_000) }).toEqual({ html: '<p>We <em>drove</em></p>' });
    expect(await renderer.render(SLOWEST, 'aoife')).toEqual({ refused: 'too-complex' });
    await expect.poll(good, { timeout: limitMs(30_000) }).toEqual({ html: '<p>We <em>drove</em></p>' });
    await renderer.close();
  });

  it('refuses what would become too long, and what takes more memory than it has, and the process lives on', {
    timeout: limitMs(60_000),
  }, async () => {
    const renderer = rendererWith(20_000);
    const long = hostileMarkdown['references to a long address'] ?? '';
    expect(await renderer.render(long, 'aoife')).toEqual({ refused: 'too-long' });
    expect(await renderer.render('> '.repeat(20_000), 'aoife')).toEqual({ refused: 'too-complex' });
    await renderer.close();
  });

  it('has memory and stack for a post of the allowed length that is all markup, and it is saved', {
    timeout: limitMs(60_000),
  }, async () => {
    const renderer = rendererWith(20_000);
    const all =
      'When **the snow** came to [Clane](/about) the van_with_the_name was out at *six*, and `nobody` was late. ';
    expect(await renderer.render(longPost(all), 'aoife')).toEqual({
      html: expect.stringContaining('<p>When <strong>the snow</strong> came to <a href="/about">Clane</a>'),
    });
    const api = testApi({ markdown: renderer });
    const json = { title: 'Open day', body: longPost(all) };
    expect((await api.call('post', '/blogs', { as: await api.staff(), json })).status).toBe(201);
    await renderer.close();
  });
});
