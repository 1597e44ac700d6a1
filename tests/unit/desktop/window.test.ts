import { describe, expect, it, vi } from 'vitest';
import { badgePixels } from '../../../desktop/main/badge-pixels.ts';
import { isTrusted } from '../../../desktop/main/calls.ts';
import { contextMenu } from '../../../desktop/main/context-menu.ts';
import { SMALLEST, USUAL_SIZE, visibleBounds } from '../../../desktop/main/window-bounds.ts';

const screens = [
  { x: 0, y: 0, width: 1920, height: 1040 },
  { x: 1920, y: 0, width: 1280, height: 1000 },
];

describe('the window’s place', () => {
  it('is the usual size at the first start', () => expect(visibleBounds(null, screens)).toEqual(USUAL_SIZE));
  it.each([
    { x: 40, y: 50, width: 900, height: 650 },
    { x: 2000, y: 10, width: 1000, height: 700 },
    { x: -700, y: 10, width: 900, height: 650 },
  ])('comes back to %o', (place) => expect(visibleBounds(place, screens)).toEqual(place));
  it.each([
    { x: 5000, y: 50, width: 900, height: 650 },
    { x: 40, y: -400, width: 900, height: 650 },
    { x: 40, y: 1039, width: 900, height: 650 },
    { x: -880, y: 50, width: 900, height: 650 },
  ])('leaves a place where its title bar is out of reach: %o', (place) => {
    expect(visibleBounds(place, screens)).toEqual({ width: 900, height: 650 });
  });
  it('is never too small to use', () => {
    expect(visibleBounds({ x: 0, y: 0, width: 10, height: 10 }, screens)).toMatchObject(SMALLEST);
  });
});

describe('the context menu', () => {
  const flags = { canCut: true, canCopy: true, canPaste: true } as Electron.EditFlags;
  const base = { misspelledWord: '', dictionarySuggestions: [], isEditable: true, selectionText: '', editFlags: flags };
  const words = { replace: vi.fn(), learn: vi.fn() };
  it('offers spellings first', () => {
    const menu = contextMenu({ ...base, misspelledWord: 'kettel', dictionarySuggestions: ['kettle'] }, words);
    expect(menu.map(({ label, role }) => label ?? role)).toEqual([
      ...['kettle', 'Add to dictionary', undefined, 'cut', 'copy', 'paste', 'selectAll'],
    ]);
    menu[0]?.click?.({} as never, undefined, {} as never);
    expect(words.replace).toHaveBeenCalledWith('kettle');
  });
  it('offers to copy what is chosen, and nothing where nothing is', () => {
    expect(contextMenu({ ...base, isEditable: false, selectionText: 'a word' }, words)).toEqual([{ role: 'copy' }]);
    expect(contextMenu({ ...base, isEditable: false }, words)).toEqual([]);
  });
});

describe('who may call the main process', () => {
  const frame = (url: string, parent: object | null = null) =>
    ({ senderFrame: { url, parent } }) as unknown as Electron.IpcMainInvokeEvent;
  it('is the main frame of the interface alone', () => {
    expect(isTrusted(frame('app://admin/index.html'))).toBe(true);
    expect(isTrusted(frame('https://evil.example/'))).toBe(false);
    expect(isTrusted(frame('app://admin/index.html', {}))).toBe(false);
    expect(isTrusted({ senderFrame: null } as unknown as Electron.IpcMainInvokeEvent)).toBe(false);
  });
});

it('the task bar’s count is drawn for every number', () => {
  const drawn = new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((count) => badgePixels(count).toString('hex')));
  expect(drawn.size).toBe(11);
  expect(badgePixels(99).equals(badgePixels(10))).toBe(true);
});
