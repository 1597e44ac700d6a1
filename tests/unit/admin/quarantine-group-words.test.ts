import { describe, expect, it } from 'vitest';
import type { QuarantineGroup } from '#contract/quarantine/quarantine.ts';
import { lengthOf, marksOf, namesOf, paceOf, spanOf, titleOf } from '#site/admin/review/quarantine/group-words.ts';

const group = (given: Partial<QuarantineGroup> = {}): QuarantineGroup => ({
  ...{ key: 'k', kind: 'testimonial', count: 1, why: [], networks: 0, urgent: 0, sample: '', names: [], link: null },
  ...{ firstAt: '2026-11-20T02:10:00.000Z', lastAt: '2026-11-20T02:31:00.000Z', spread: [] },
  ...given,
});

describe('a group of what was held back', () => {
  it.each([
    [group(), '1 testimonial that looks like a person’s'],
    [group({ count: 3 }), '3 testimonials that look like people’s'],
    [group({ kind: 'donation', count: 1, why: ['shape'] }), '1 offer of the same shape'],
    [group({ count: 1842, why: ['shape', 'link'] }), '1,842 testimonials with the same link'],
    [group({ kind: 'donation', count: 12, why: ['network', 'time'] }), '12 offers from one network at one time'],
  ])('is named after what makes it alike: %#', (given, title) => {
    expect(titleOf(given)).toBe(title);
  });

  it('says why its submissions are together, how many networks they came from, and who may be at risk', () => {
    const labels = (given: Partial<QuarantineGroup>) => marksOf(group(given)).map(({ label }) => label);
    expect(labels({})).toEqual(['Different words']);
    expect(labels({ why: ['link', 'shape', 'time'] })).toEqual([
      'One web address',
      'Same sentence, words swapped',
      'Close together',
    ]);
    expect(labels({ why: ['time'], networks: 1, urgent: 1 }).slice(1)).toEqual([
      '1 network',
      '1 may be at risk: read first',
    ]);
    expect(labels({ why: ['time'], networks: 2, urgent: 2 }).slice(1)).toEqual([
      '2 networks',
      '2 may be at risk: read first',
    ]);
    const toneOfNetworks = (why: QuarantineGroup['why']) => marksOf(group({ why, networks: 1 })).at(-1)?.tone;
    expect([toneOfNetworks(['time']), toneOfNetworks(['network'])]).toEqual([undefined, 'bad']);
  });

  it('names up to three people and how many more there are', () => {
    expect(namesOf(group({ count: 0 }))).toBe('');
    expect(namesOf(group({ names: ['Nóra K.', 'Pat Whelan'], count: 2 }))).toBe('Nóra K., Pat Whelan.');
    expect(namesOf(group({ names: ['Nóra K.', 'Pat Whelan'], count: 3 }))).toBe('Nóra K., Pat Whelan and 1 more.');
  });

  it('shows times of one night, and days when it is longer than twenty hours', () => {
    const from = '2026-11-20T02:10:00.000Z';
    expect(spanOf(from, '2026-11-20T02:31:00.000Z')).toBe('02:10–02:31');
    expect(spanOf(from, '2026-11-20T02:10:40.000Z')).toBe('02:10');
    expect(spanOf(from, '2026-11-20T22:10:00.000Z')).toBe('02:10–22:10');
    expect(spanOf(from, '2026-11-20T22:11:00.000Z')).toMatch(/20 November.* to .*20 November/);
  });

  it('tells the pace from two a minute on', () => {
    expect(paceOf(group({ count: 840 }))).toBe('02:10–02:31, 40 a minute');
    expect(paceOf(group({ count: 31 }))).toBe('02:10–02:31');
    expect(paceOf(group({ count: 32 }))).toBe('02:10–02:31, 2 a minute');
    expect(paceOf(group({ count: 5, lastAt: '2026-11-20T02:10:10.000Z' }))).toBe('02:10, 5 a minute');
  });

  it('tells how long the whole took in the largest unit of which there are two', () => {
    const after = (minutes: number) =>
      lengthOf('2026-11-20T00:00:00.000Z', new Date(Date.UTC(2026, 10, 20, 0, minutes)).toISOString());
    expect([0, 1, 42, 119, 120, 200, 2879, 2880].map(after)).toEqual([
      'In 1 minute',
      'In 1 minute',
      'In 42 minutes',
      'In 119 minutes',
      'In 2 hours',
      'In 3 hours',
      'In 48 hours',
      'In 2 days',
    ]);
  });
});
