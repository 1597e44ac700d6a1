import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { createStartAtSignIn } from '../../../desktop/main/tray/start-at-sign-in.ts';
import { type TrayState, trayMenu } from '../../../desktop/main/tray/tray-menu.ts';
import { temporaryFolder } from './desktop-data.ts';

const state: TrayState = {
  ...{
    name: 'South East Care Fund',
    connection: 'by-choice',
    unsent: 2,
    counts: { donations: 12, testimonials: 1, messages: 5 },
  },
  ...{ closeToTray: false, startsAtSignIn: false, isQuiet: true, others: [] },
};
const actions = {
  ...{ open: vi.fn(), workOffline: vi.fn(), setQuiet: vi.fn() },
  ...{ setCloseToTray: vi.fn(), setStartsAtSignIn: vi.fn(), quit: vi.fn() },
};

describe('the menu in the tray', () => {
  const labels = (changes: Partial<TrayState> = {}) =>
    trayMenu(actions, { ...state, ...changes }).flatMap(({ label }) => label ?? []);
  it('says the state in words, and what waits', () => {
    expect(labels().slice(0, 6)).toEqual([
      'South East Care Fund',
      'Offline by choice · 2 not sent',
      'Open',
      '12 pending donations',
      '1 testimonial',
      '5 messages',
    ]);
  });
  it('tells somebody who is signed out nothing of what waits', () => {
    expect(labels({ connection: 'signed-out', unsent: 0 }).join()).not.toMatch(/donation|testimonial|message/);
  });
  it('offers to start at sign-in only where the system can start the app', () => {
    expect(labels().join()).toContain('Start when I sign in');
    expect(labels({ startsAtSignIn: null }).join()).not.toContain('Start when I sign in');
  });
});

describe('starting with the person’s session', () => {
  it('writes and removes the file that Linux reads, whatever the path of the app', async () => {
    const folder = await temporaryFolder();
    const app = { getPath: () => folder } as never;
    const executable = '/home/aoife/My $apps/portal "x".AppImage';
    const start = createStartAtSignIn({ app, platform: 'linux', executable });
    const file = join(folder, 'autostart/charity-portal.desktop');
    expect(start.isOn()).toBe(false);
    start.set(true);
    expect(start.isOn()).toBe(true);
    expect(readFileSync(file, 'utf8')).toContain('Exec="/home/aoife/My \\$apps/portal \\"x\\".AppImage" --hidden\n');
    start.set(false);
    expect(existsSync(file)).toBe(false);
  });
  it('asks Windows and macOS with the same words with which it is set', () => {
    let isOpen = false;
    const asked: unknown[] = [];
    const app = {
      getLoginItemSettings: (options: unknown) => ({ openAtLogin: asked.push(options) > 0 && isOpen }),
      setLoginItemSettings: ({ openAtLogin }: { openAtLogin: boolean }) => {
        isOpen = openAtLogin;
      },
    } as never;
    const start = createStartAtSignIn({ app, platform: 'win32', executable: 'C:\\portal.exe' });
    expect(start.isOn()).toBe(false);
    start.set(true);
    expect(start.isOn()).toBe(true);
    expect(asked[0]).toEqual({ path: 'C:\\portal.exe', args: ['--hidden'] });
  });
});
