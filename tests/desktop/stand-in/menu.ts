import { EventEmitter } from 'node:events';
import type { MenuItemConstructorOptions } from 'electron';
import { BrowserWindow } from './browser-window.ts';
import { actOnRole, checkAccelerator, checkRole } from './menu-roles.ts';

type Template = readonly MenuItemConstructorOptions[];

let applicationMenu: Menu | null = null;

/** A menu item that a test can read and click. */
export class MenuItem {
  readonly id: string | undefined;
  readonly label: string;
  readonly role: string | undefined;
  readonly accelerator: unknown;
  readonly enabled: boolean;
  readonly submenu: Menu | undefined;
  checked: boolean;
  private readonly options: MenuItemConstructorOptions;

  constructor(options: MenuItemConstructorOptions) {
    this.options = options;
    if (options.role) checkRole(options.role);
    if (typeof options.accelerator === 'string') checkAccelerator(options.accelerator);
    this.id = options.id;
    this.role = options.role;
    this.label = options.label ?? options.role ?? '';
    this.accelerator = options.accelerator;
    this.enabled = options.enabled ?? true;
    this.checked = options.checked ?? false;
    this.submenu = Array.isArray(options.submenu) ? Menu.buildFromTemplate(options.submenu) : undefined;
  }
  /** As Electron's: a role acts on the window that it is given. */
  click(_event?: unknown, window?: BrowserWindow): void {
    if (!this.enabled) return;
    if (this.options.type === 'checkbox') this.checked = !this.checked;
    if (!this.options.click) {
      if (this.role) actOnRole(this.role, window ?? BrowserWindow.getFocusedWindow() ?? undefined);
      return;
    }
    this.options.click(this as never, BrowserWindow.getFocusedWindow() as never, {} as never);
  }
}

export class Menu extends EventEmitter {
  readonly items: MenuItem[] = [];

  static setApplicationMenu(menu: Menu | null): void {
    applicationMenu = menu;
  }
  static getApplicationMenu(): Menu | null {
    return applicationMenu;
  }
  static buildFromTemplate(template: Template): Menu {
    const menu = new Menu();
    menu.items.push(...template.map((options) => new MenuItem(options)));
    return menu;
  }
  getMenuItemById(id: string): MenuItem | null {
    for (const item of this.items) {
      const found = item.id === id ? item : item.submenu?.getMenuItemById(id);
      if (found) return found;
    }
    return null;
  }
  popup(): void {
    this.emit('menu-will-show');
  }
}
