import { describe, expect, it, vi } from 'vitest';
import { badgePixels } from '../../../desktop/main/notifications/badge-pixels.ts';
import { isTrustedSender } from '../../../desktop/main/security/ipc-handlers.ts';
import { contextMenuTemplate } from '../../../desktop/main/window/context-menu.ts';
import { DEFAULT_SIZE, MIN_SIZE, visibleBounds } from '../../../desktop/main/window/window-bounds.ts';

const screens = [
  { x: 0, y: 0, width: 1920, height: 1040 },
  { x: 1920, y: 0, width: 1280, height: 1000 },
];

describe('the window’s bounds', () => {
  it('have the default size at the first start', () => expect(visibleBounds(null, screens)).toEqual(DEFAULT_SIZE));
  it.each([
    { x: 40, y: 50, width: 900, height: 650 },
    { x: 2000, y: 10, width: 1000, height: 700 },
    { x: -700, y: 10, width: 900, height: 650 },
  ])('are restored to %o', (bounds) => expect(visibleBounds(bounds, screens)).toEqual(bounds));
  it.each([
    { x: 5000, y: 50, width: 900, height: 650 },
    { x: 40, y: -400, width: 900, height: 650 },
    { x: 40, y: 1039, width: 900, height: 650 },
    { x: -880, y: 50, width: 900, height: 650 },
  ])('lose a position where the title bar cannot be reached: %o', (bounds) => {
    expect(visibleBounds(bounds, screens)).toEqual({ width: 900, height: 650 });
  });
  it('are never too small to use', () => {
    expect(visibleBounds({ x: 0, y: 0, width: 10, height: 10 }, screens)).toMatchObject(MIN_SIZE);
  });
});

describe('the context menu', () => {
  const flags = { canCut: true, canCopy: true, canPaste: true } as Electron.EditFlags;
  const base = { misspelledWord: '', dictionarySuggestions: [], isEditable: true, selectionText: '', editFlags: flags };
  const actions = { replace: vi.fn(), learn: vi.fn() };
  it('offers spellings first', () => {
    const menu = contextMenuTemplate({ ...base, misspelledWord: 'kettel', dictionarySuggestions: ['kettle'] }, actions);
    expect(menu.map(({ label, role }) => label ?? role)).toEqual([
      ...['kettle', 'Add to dictionary', undefined, 'cut', 'copy', 'paste', 'selectAll'],
    ]);
    menu[0]?.click?.({} as never, undefined, {} as never);
    expect(actions.replace).toHaveBeenCalledWith('kettle');
  });
  it('offers to copy the selection, and nothing without one', () => {
    expect(contextMenuTemplate({ ...base, isEditable: false, selectionText: 'a word' }, actions)).toEqual([
      { role: 'copy' },
    ]);
    expect(contextMenuTemplate({ ...base, isEditable: false }, actions)).toEqual([]);
  });
});

describe('who may invoke the main process', () => {
  const frame = (url: string, parent: object | null = null) =>
    ({ senderFrame: { url, parent } }) as unknown as Electron.IpcMainInvokeEvent;
  it('is the main frame of the interface alone', () => {
    expect(isTrustedSender(frame('app://admin/index.html'))).toBe(true);
    expect(isTrustedSender(frame('https://evil.example/'))).toBe(false);
    expect(isTrustedSender(frame('app://admin/index.html', {}))).toBe(false);
    expect(isTrustedSender({ senderFrame: null } as unknown as Electron.IpcMainInvokeEvent)).toBe(false);
  });
});

it('the task bar’s badge is drawn for every number', () => {
  const drawn = new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((count) => badgePixels(count).toString('hex')));
  expect(drawn.size).toBe(11);
  expect(badgePixels(99).equals(badgePixels(10))).toBe(true);
});
