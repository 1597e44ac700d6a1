import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, it, vi } from 'vitest';
import { mayDo, roles } from '#contract/roles.ts';
import { menuTemplate } from '../../../desktop/main/window/menu-template.ts';
import { sectionsFor } from '../../../site/admin/shell/layout/sections.ts';

const actions = {
  ...{ sendCommand: vi.fn(), sync: vi.fn(), reload: vi.fn(), setNotices: vi.fn(), workOffline: vi.fn() },
  ...{ openWebsite: vi.fn(), openLog: vi.fn(), saveDiagnostics: vi.fn(), about: vi.fn(), openServer: vi.fn() },
  ...{ checkForUpdates: vi.fn(), lock: vi.fn() },
};
const state = {
  isMac: false,
  isPackaged: true,
  notices: true,
  role: 'Administrator' as const,
  isOffline: false,
  servers: [],
  server: null,
  mayUpdate: true,
};

const itemsOf = (template: MenuItemConstructorOptions[]) =>
  template.flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []));
const rolesOf = (template: MenuItemConstructorOptions[]) =>
  [...template, ...itemsOf(template)].flatMap(({ role }) => role ?? []);

describe('the menu', () => {
  it('has on each system what its people expect', () => {
    const mac = rolesOf(menuTemplate(actions, { ...state, isMac: true }));
    expect(mac[0]).toBe('appMenu');
    expect(mac).toEqual(expect.arrayContaining(['windowMenu', 'close', 'editMenu', 'help']));
    expect(mac).not.toContain('quit');
    const other = menuTemplate(actions, state);
    expect(rolesOf(other)).toEqual(expect.arrayContaining(['quit', 'zoomIn', 'zoomOut', 'resetZoom']));
    expect(itemsOf(other).map(({ id }) => id)).toEqual(expect.arrayContaining(['about', 'log', 'reload', 'server']));
  });
  it('gives no key to two entries', () => {
    for (const isMac of [true, false]) {
      const keys = itemsOf(menuTemplate(actions, { ...state, isMac })).flatMap(({ accelerator }) => accelerator ?? []);
      expect(keys.length).toBeGreaterThan(9);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
  it('has no developer tools in the packed app, and no screens for somebody who is signed out', () => {
    expect(rolesOf(menuTemplate(actions, state))).not.toContain('toggleDevTools');
    expect(rolesOf(menuTemplate(actions, { ...state, isPackaged: false }))).toContain('toggleDevTools');
    const items = itemsOf(menuTemplate(actions, { ...state, role: null }));
    const screens = items.filter(
      ({ id }) => id?.startsWith('go:') || /^(settings|lock|sign-out|new-post|upload|export)$/.test(id ?? ''),
    );
    expect(screens).toHaveLength(18);
    expect(screens.filter(({ enabled }) => enabled !== false)).toEqual([]);
  });
  it.each(roles)('leads a person of the role %s to what their sidebar has, and to nothing else', (role) => {
    const items = itemsOf(menuTemplate(actions, { ...state, role }));
    const usable = items.filter(({ enabled, visible }) => enabled !== false && visible !== false);
    const leadsTo = usable.flatMap(({ id }) =>
      id === 'settings' ? '/admin/settings' : (/^go:(.*)/.exec(id ?? '')?.[1] ?? []),
    );
    const sidebar = sectionsFor(role).flatMap(({ sections }) => sections.map(({ to }) => to));
    expect(leadsTo.sort()).toEqual(sidebar.sort());
    expect(usable.some(({ id }) => id === 'new-post' || id === 'upload')).toBe(mayDo(role, 'publish'));
    // The key of an entry that is only hidden would still work on macOS.
    expect(items.filter(({ enabled, visible }) => visible === false && enabled === true)).toEqual([]);
  });
});
