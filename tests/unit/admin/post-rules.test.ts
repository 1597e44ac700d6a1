import { describe, expect, it } from 'vitest';
import { SLUG_MAX } from '#contract/blogs/slugs.ts';
import { draftOf, emptyDraft, followsTitle, numbered, sameDraft } from '#site/admin/publish/blogs/post-draft.ts';
import { noTime, readWhen, WHEN_MESSAGE, whenOf } from '#site/admin/publish/blogs/usePublishing.ts';

describe('when a post appears', () => {
  it('is read in Irish time, in summer and in winter', () => {
    expect(readWhen({ day: '2026-07-01', time: '09:00' })).toEqual({ at: '2026-07-01T08:00:00.000Z' });
    expect(readWhen({ day: '2026-12-01', time: '09:00' })).toEqual({ at: '2026-12-01T09:00:00.000Z' });
  });

  it('is shown as it was typed', () => {
    expect(whenOf('2026-07-01T08:00:00.000Z')).toEqual({ day: '2026-07-01', time: '09:00' });
    expect(whenOf('2026-06-30T23:30:00.000Z')).toEqual({ day: '2026-07-01', time: '00:30' });
    expect(whenOf(null)).toEqual(noTime);
  });

  it('is a whole moment or none', () => {
    expect(readWhen(noTime)).toEqual({ at: null });
    expect(readWhen({ day: '2026-07-01', time: '' })).toEqual({ problem: WHEN_MESSAGE });
    expect(readWhen({ day: '', time: '09:00' })).toEqual({ problem: WHEN_MESSAGE });
  });
});

describe('what is written of a post', () => {
  it('is the same when it would be saved as the same', () => {
    expect(sameDraft({ ...emptyDraft, title: 'Tea ' }, { ...emptyDraft, title: 'Tea' })).toBe(true);
    expect(sameDraft({ ...emptyDraft, body: 'Caf\u0065\u0301' }, { ...emptyDraft, body: 'Café' })).toBe(true);
    expect(sameDraft({ ...emptyDraft, title: 'Tea' }, emptyDraft)).toBe(false);
  });

  it('holds nothing but what is written', () => {
    const post = { ...emptyDraft, title: 'Tea', id: 'x', revision: 2 };
    expect(draftOf(post)).toEqual({ ...emptyDraft, title: 'Tea' });
  });
});

describe('the address of a post', () => {
  const post = { title: 'Open day in Clane', slug: 'open-day-in-clane', state: 'draft' as const };

  it('follows the title of a draft until somebody writes another', () => {
    expect(followsTitle(post)).toBe(true);
    expect(followsTitle({ ...post, slug: 'open-day-in-clane-2' })).toBe(true);
    expect(followsTitle({ ...post, slug: 'clane' })).toBe(false);
    expect(followsTitle({ ...post, slug: 'open-day-in-clane-again' })).toBe(false);
  });

  it('stays when visitors may know it', () => {
    expect(followsTitle({ ...post, state: 'published' })).toBe(false);
    expect(followsTitle({ ...post, state: 'scheduled' })).toBe(false);
  });

  it('gets a number where it is taken, and stays short enough', () => {
    expect(numbered('open-day', 2)).toBe('open-day-2');
    const long = numbered('a'.repeat(SLUG_MAX), 12);
    expect(long).toHaveLength(SLUG_MAX);
    expect(long.endsWith('a-12')).toBe(true);
  });
});
