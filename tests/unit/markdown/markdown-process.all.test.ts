import { describe, expect, it } from 'vitest';
import { createMarkdownRenderer, startRenderingProcess } from '#api/markdown/markdown-renderer.ts';
import { SLOWEST } from '../../support/hostile-markdown.ts';
import { memoryLog } from '../store/records.ts';

const LONG_MS = 60_000;

describe('the process in which texts are rendered', () => {
  it('is given up when V8 aborts it, as it does where memory ends: the text is refused, the next one rendered', {
    timeout: LONG_MS,
  }, async () => {
    const started: ReturnType<typeof startRenderingProcess>[] = [];
    const start = () => {
      const process = startRenderingProcess();
      started.push(process);
      return process;
    };
    const log = memoryLog();
    const renderer = createMarkdownRenderer({ start, log, timeoutMs: LONG_MS, idleMs: LONG_MS });
    expect(await renderer.render('We *drove*', 'aoife')).toEqual({ html: '<p>We <em>drove</em></p>' });
    const hostile = renderer.render(SLOWEST, 'aoife');
    expect(started).toHaveLength(1);
    process.kill(started[0]?.pid ?? 0, 'SIGABRT');
    expect(await hostile).toEqual({ refused: 'too-complex' });
    expect(await renderer.render('We *drove*', 'aoife')).toEqual({ html: '<p>We <em>drove</em></p>' });
    expect(started).toHaveLength(2);
    expect(started.map(({ isRunning }) => isRunning)).toEqual([false, true]);
    await renderer.close();
    expect(started[1]?.isRunning).toBe(false);
    expect(log.lines).toEqual([]);
  });

  it('ends with its text when the server is stopped, and the text is not called too complex', {
    timeout: LONG_MS,
  }, async () => {
    const rendering = startRenderingProcess();
    const text = rendering.run({ markdown: SLOWEST, timeoutMs: LONG_MS }, LONG_MS);
    await Promise.all([expect(text).rejects.toThrow('The worker has ended.'), rendering.end()]);
    expect(rendering.isRunning).toBe(false);
    await rendering.end();
  });
});
