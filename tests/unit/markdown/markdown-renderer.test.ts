import { describe, expect, it } from 'vitest';
import { createMarkdownRenderer } from '#api/markdown/markdown-renderer.ts';
import type { Outcome, Thread } from '#api/markdown/start-thread.ts';
import type { SanitisedHtml } from '#contract/text/sanitised-html.ts';
import { memoryLog } from '../store/records.ts';

/** A thread that finishes a text when it is told, and what it was given so far. */
const heldThread = () => {
  const given: string[] = [];
  const finish: (() => void)[] = [];
  let started = 0;
  const start = (): Thread => {
    started += 1;
    let isRunning = true;
    return {
      get isRunning() {
        return isRunning;
      },
      render: (markdown) => {
        given.push(markdown);
        return new Promise<Outcome>((resolve, reject) => {
          finish.push(() =>
            isRunning ? resolve({ html: `<p>${markdown}</p>` as SanitisedHtml }) : reject(new Error('ended')),
          );
        });
      },
      async end() {
        isRunning = false;
      },
    };
  };
  const next = async () => {
    finish.shift()?.();
    await new Promise(setImmediate);
  };
  return { start, given, next, started: () => started };
};

const rendererOn = (held: ReturnType<typeof heldThread>, idleMs = 60_000) =>
  createMarkdownRenderer({ start: held.start, log: memoryLog(), timeoutMs: 1000, idleMs });

describe('the renderer', () => {
  it('starts its thread with the first text, renders one at a time, and ends it when it is idle', async () => {
    const held = heldThread();
    const renderer = rendererOn(held, 1);
    expect(held.started()).toBe(0);
    const both = Promise.all([renderer.render('a', 'aoife'), renderer.render('b', 'aoife')]);
    expect(held.given).toEqual(['a']);
    await held.next();
    await held.next();
    expect(await both).toEqual([{ html: '<p>a</p>' }, { html: '<p>b</p>' }]);
    expect(held.started()).toBe(1);
    await expect
      .poll(() => {
        void renderer.render('c', 'aoife').catch(() => {});
        void held.next();
        return held.started();
      })
      .toBeGreaterThan(1);
    await renderer.close();
  });

  it('takes the persons in turn, the readers too, so that nobody waits for all texts of another', async () => {
    const held = heldThread();
    const renderer = rendererOn(held);
    const all = [
      ...['a1', 'a2', 'a3', 'a4'].map((text) => renderer.render(text, 'aoife')),
      renderer.render('b1', 'brian'),
      renderer.render('r1', null),
      renderer.render('b2', 'brian'),
    ];
    for (const _ of all) await held.next();
    await Promise.all(all);
    expect(held.given).toEqual(['a1', 'a2', 'b1', 'r1', 'a3', 'b2', 'a4']);
    await renderer.close();
  });

  it('lets a few texts of a person wait, and any number for readers', async () => {
    const held = heldThread();
    const renderer = rendererOn(held);
    const waiting = ['1', '2', '3', '4'].map((text) => renderer.render(text, 'aoife'));
    await expect(renderer.render('5', 'aoife')).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 3 });
    const others = [renderer.render('x', 'brian'), ...Array.from({ length: 20 }, () => renderer.render('r', null))];
    for (const _ of [...waiting, ...others]) await held.next();
    await Promise.all([...waiting, ...others]);
    await renderer.close();
  });

  it('renders only the newest preview of a person; the earlier ones end at once', async () => {
    const held = heldThread();
    const renderer = rendererOn(held);
    const earlier = ['1', '2', '3'].map((text) => renderer.preview(text, 'aoife').catch((error) => error.code));
    const saved = renderer.render('saved', 'aoife');
    const other = renderer.preview('other', 'brian');
    const newest = renderer.preview('4', 'aoife');
    expect(await Promise.all(earlier)).toEqual(['conflict', 'conflict', 'conflict']);
    for (let turn = 0; turn < 4; turn += 1) await held.next();
    expect(await Promise.all([saved, other, newest])).toEqual(
      ['saved', 'other', '4'].map((text) => ({ html: `<p>${text}</p>` })),
    );
    expect(held.given).not.toContain('2');
    await renderer.close();
  });

  it('refuses what runs or waits when it is closed, and everything after', async () => {
    const held = heldThread();
    const renderer = rendererOn(held);
    const open = [renderer.render('1', 'aoife'), renderer.render('2', 'aoife')];
    const codes = Promise.all(open.map((one) => one.catch((error) => error.code)));
    await renderer.close();
    await held.next();
    await held.next();
    expect(await codes).toEqual(['unavailable', 'unavailable']);
    await expect(renderer.render('3', 'aoife')).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('says so in the log and answers 503 when the thread cannot be started', async () => {
    const log = memoryLog();
    const start = (): Thread => ({
      isRunning: true,
      end: async () => {},
      render: async () => Promise.reject(new Error('no')),
    });
    const renderer = createMarkdownRenderer({ start, log, timeoutMs: 1000, idleMs: 1000 });
    await expect(renderer.render('a', 'aoife')).rejects.toMatchObject({ code: 'unavailable' });
    await renderer.close();
  });
});
