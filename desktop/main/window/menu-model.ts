import type { MenuItemConstructorOptions } from 'electron';
import type { MenuEntry, MenuModel } from '../../bridge/shell-state.ts';

const ROLE_LABELS: Record<string, string> = {
  undo: 'Undo',
  redo: 'Redo',
  cut: 'Cut',
  copy: 'Copy',
  paste: 'Paste',
  selectAll: 'Select all',
  resetZoom: 'Actual size',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  togglefullscreen: 'Full screen',
  toggleDevTools: 'Developer tools',
  quit: 'Quit',
};
const ROLE_KEYS: Record<string, string> = {
  undo: 'Ctrl Z',
  redo: 'Ctrl Shift Z',
  cut: 'Ctrl X',
  copy: 'Ctrl C',
  paste: 'Ctrl V',
  selectAll: 'Ctrl A',
  resetZoom: 'Ctrl 0',
  zoomIn: 'Ctrl +',
  zoomOut: 'Ctrl −',
  togglefullscreen: 'F11',
  quit: 'Ctrl Q',
};

const kinds = ['separator', 'checkbox', 'radio'] as const;

const asText = (label: string) => label.replaceAll(/&(.)/g, '$1');

const keysOf = ({ accelerator, role }: MenuItemConstructorOptions): string =>
  typeof accelerator === 'string'
    ? accelerator.replace('CmdOrCtrl', 'Ctrl').replaceAll('+', ' ')
    : (ROLE_KEYS[role ?? ''] ?? '');

const entryOf = (item: MenuItemConstructorOptions): MenuEntry => ({
  id: item.id ?? '',
  kind: kinds.find((kind) => kind === item.type) ?? 'normal',
  label: asText(item.label ?? ROLE_LABELS[item.role ?? ''] ?? ''),
  keys: keysOf(item),
  enabled: item.enabled ?? true,
  checked: item.checked ?? false,
});

export const menuModel = (template: readonly MenuItemConstructorOptions[]): MenuModel =>
  template.map(({ label = '', submenu }) => ({
    label: asText(label),
    entries: (Array.isArray(submenu) ? submenu : []).filter(({ visible = true }) => visible).map(entryOf),
  }));
