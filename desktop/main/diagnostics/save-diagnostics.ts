import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir, release } from 'node:os';
import { join } from 'node:path';
import { app, dialog, shell as system } from 'electron';
import type { ShellState } from '../../bridge/shell-state.ts';
import { downloadFolder } from '../downloads/download-folder.ts';
import { freePath } from '../downloads/free-path.ts';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import type { JsonFile } from '../storage/json-file.ts';
import { diagnosticsReport } from './report.ts';

const textOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

export const saveDiagnostics = async (settings: JsonFile<Settings>, log: Log, state: ShellState): Promise<void> => {
  const at = new Date().toISOString();
  const { electron, chrome, node } = process.versions;
  const suggested = freePath(downloadFolder(settings), `charity-portal-diagnostics-${at.slice(0, 10)}.txt`);
  const { filePath } = await dialog.showSaveDialog({ title: 'Save diagnostics', defaultPath: suggested });
  if (!filePath) return;
  const report = diagnosticsReport({
    ...{ at, settings: settings.read(), state, home: homedir() },
    versions: { app: app.getVersion(), electron, chrome, node },
    system: { platform: process.platform, arch: process.arch, release: release(), packaged: String(app.isPackaged) },
    log: textOf(`${log.path}.old`) + textOf(log.path),
  });
  writeFileSync(filePath, report, { mode: 0o600 });
  system.showItemInFolder(join(filePath));
};
