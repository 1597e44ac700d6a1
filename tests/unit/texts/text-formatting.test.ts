import { describe, expect, it } from 'vitest';
import { excerpt } from '#contract/text/excerpt.ts';
import { listItems, paragraphs } from '#site/editing/text-lines.ts';
import { splitName } from '#site/layout/Logo.tsx';
import { currentMark } from '#site/layout/nav-links.ts';

describe('an excerpt', () => {
  it('leaves a short text alone', () => {
    expect(excerpt('Thank you all.', 14)).toBe('Thank you all.');
  });

  it('ends between words, without the comma before the cut', () => {
    expect(excerpt('They came, they drove, they waited', 20)).toBe('They came, they…');
    expect(excerpt('They came, they waited', 12)).toBe('They came…');
  });

  it('cuts a text without spaces, and never half a character', () => {
    expect(excerpt('a'.repeat(30), 10)).toBe(`${'a'.repeat(9)}…`);
    expect(excerpt('😀'.repeat(30), 9)).toBe(`${'😀'.repeat(4)}…`);
  });
});

describe('a text that staff wrote', () => {
  it('is shown in paragraphs, without empty ones', () => {
    expect(paragraphs(' One.\n\n \nTwo.\r\nThree. ')).toEqual(['One.', 'Two.', 'Three.']);
  });

  it('is shown as a list, one entry a line, each once and without its mark', () => {
    expect(listItems('- Books\n* Toys\n\n• Books\nWell-kept chairs')).toEqual(['Books', 'Toys', 'Well-kept chairs']);
  });
});

describe('a name in two lines', () => {
  it.each([
    ['South East Care Fund', ['South East', 'Care Fund']],
    ['Hands and Hearts', ['Hands and', 'Hearts']],
    ['Cúram', ['Cúram', '']],
    ['', ['', '']],
  ])('%s', (name, lines) => {
    expect(splitName(name)).toEqual(lines);
  });
});

describe('the mark of a link in the navigation', () => {
  it.each([
    ['/about', '/about', 'page'],
    ['/about', '/about/our-shops', undefined],
    ['/services', '/services/medical-expenses', 'true'],
    ['/services', '/servicesandmore', undefined],
    ['/', '/about', undefined],
  ])('%s on %s', (href, path, mark) => {
    expect(currentMark(href, path)).toBe(mark);
  });
});
