import { describe, expect, it } from 'vitest';
import { createMarkdownRenderer, type Outcome, type Text } from '#api/markdown/markdown-renderer.ts';
import type { SanitisedHtml } from '#contract/text/sanitised-html.ts';
import { manualWorkers } from '../../support/manual-workers.ts';
import { memoryLog } from '../store/records.ts';

/** A process that finishes a text when it is told, and what it was given so far. */
const heldProcess = () => {
  const { start, begun } = manualWorkers<Text, Outcome>();
  let finished = 0;
  const next = async () => {
    const text = begun[finished++];
    text?.finish({ html: `<p>${text.job.markdown}</p>` as SanitisedHtml });
    await new Promise(setImmediate);
  };
  return { start, given: () => begun.map(({ job }) => job.markdown), next };
};

const rendererOn = ({ start }: Pick<ReturnType<typeof heldProcess>, 'start'>, log = memoryLog()) =>
  createMarkdownRenderer({ start, log, timeoutMs: 1000, idleMs: 60_000 });

describe('the renderer', () => {
  it('takes the persons in turn, the readers too, so that nobody waits for all texts of another', async () => {
    const held = heldProcess();
    const renderer = rendererOn(held);
    const all = [
      ...['a1', 'a2', 'a3', 'a4'].map((text) => renderer.render(text, 'aoife')),
      renderer.render('b1', 'brian'),
      renderer.render('r1', null),
      renderer.render('b2', 'brian'),
    ];
    for (const _ of all) await held.next();
    await Promise.all(all);
    expect(held.given()).toEqual(['a1', 'a2', 'b1', 'r1', 'a3', 'b2', 'a4']);
    await renderer.close();
  });

  it('lets a few texts of a person wait, and any number for readers', async () => {
    const held = heldProcess();
    const renderer = rendererOn(held);
    const waiting = ['1', '2', '3', '4'].map((text) => renderer.render(text, 'aoife'));
    await expect(renderer.render('5', 'aoife')).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 3 });
    const others = [renderer.render('x', 'brian'), ...Array.from({ length: 20 }, () => renderer.render('r', null))];
    for (const _ of [...waiting, ...others]) await held.next();
    await Promise.all([...waiting, ...others]);
    await renderer.close();
  });

  it('renders only the newest preview of a person; the earlier ones end at once', async () => {
    const held = heldProcess();
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
    expect(held.given()).not.toContain('2');
    await renderer.close();
  });

  it('refuses what runs or waits when it is closed, and everything after', async () => {
    const held = heldProcess();
    const renderer = rendererOn(held);
    const open = [renderer.render('1', 'aoife'), renderer.render('2', 'aoife')];
    const codes = Promise.all(open.map((one) => one.catch((error) => error.code)));
    await renderer.close();
    await held.next();
    await held.next();
    expect(await codes).toEqual(['unavailable', 'unavailable']);
    await expect(renderer.render('3', 'aoife')).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('says so in the log and answers 503 when the process cannot be started', async () => {
    const log = memoryLog();
    const start = () => {
      throw new Error('no');
    };
    await expect(rendererOn({ start }, log).render('a', 'aoife')).rejects.toMatchObject({ code: 'unavailable' });
    expect(log.lines).toEqual([expect.stringMatching(/^markdown.render-failed /)]);
  });
});
