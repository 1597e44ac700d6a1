import { expect, it } from 'vitest';
import type { ShellState } from '../../../desktop/bridge/shell-state.ts';
import { createAppState } from '../../../desktop/main/app-state.ts';
import { diagnosticsReport } from '../../../desktop/main/diagnostics/report.ts';
import { NOTHING_PENDING } from '../../../desktop/main/notifications/new-submissions.ts';
import { noSettings } from '../../../desktop/main/settings.ts';
import { NOW, person } from './desktop-data.ts';

const HOME = '/home/aoife.byrne';
const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJQUFBQUFBQUCJ9.c2lnbmF0dXJlLW9mLXRoZS10b2tlbg';
const SERVER = { name: 'South East Care Fund', url: 'https://portal.example.org' };

const STATUS = { ...SERVER, user: person, online: false, unsent: 1, isLocked: false, waiting: 0 };

const state: ShellState = {
  ...createAppState().get(),
  ...{ version: '1.2.3', server: SERVER, servers: [STATUS], user: person, tokenStorage: 'weak', online: false },
  ...{ syncedAt: NOW.toISOString(), queueLocked: false, notices: true, counts: NOTHING_PENDING },
};

it('the diagnostics hold versions, settings, state and log, and neither secrets nor what people wrote', () => {
  const report = diagnosticsReport({
    ...{ at: NOW.toISOString(), home: HOME, state },
    versions: { app: '1.2.3', electron: '45.4.1' },
    system: { platform: 'linux' },
    settings: { ...noSettings, servers: [SERVER], downloadFolder: `${HOME}/Downloads` },
    log: `A fault at ${HOME}/.config/portal: authorization: Bearer ${TOKEN}, token=abc123 for maeve@post.example`,
  });
  for (const part of ['app: 1.2.3', 'electron: 45.4.1', 'platform: linux', SERVER.url, 'token storage: weak']) {
    expect(report).toContain(part);
  }
  expect(report).toContain('not sent: 1');
  expect(report).toContain('signed in: Administrator');
  expect(report).toContain('~/Downloads');
  expect(report).toContain('A fault at ~/.config/portal');
  for (const secret of [TOKEN, 'abc123', 'maeve@', HOME, person.name, person.email]) {
    expect(report).not.toContain(secret);
  }
});

it('the diagnostics name nobody where a path is written in another way, as in the stack of an error on Windows', () => {
  const report = diagnosticsReport({
    ...{ at: NOW.toISOString(), home: 'C:\\Users\\Aoife Byrne', state, versions: {}, system: {}, settings: noSettings },
    log: [
      'at file:///C:/Users/Aoife%20Byrne/AppData/Local/Programs/Charity%20Portal/resources/app.asar/out/main/index.js:1:1',
      'ENOENT: no such file or directory, open "c:\\users\\aoife byrne\\settings.json"',
      '{"path":"C:\\\\Users\\\\Aoife Byrne\\\\a.txt"}',
    ].join('\n'),
  });
  expect(report).not.toMatch(/aoife/i);
  expect(report).toContain('at file:///~/AppData/Local/Programs');
});
