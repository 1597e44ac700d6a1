import { escapeRegExp } from '#contract/text/escape-reg-exp.ts';
import { unsentOf } from '../../bridge/server-status.ts';
import type { ShellState } from '../../bridge/shell-state.ts';
import type { Settings } from '../settings.ts';

export interface ReportInput {
  at: string;
  versions: Record<string, string | undefined>;
  system: Record<string, string>;
  settings: Settings;
  state: ShellState;
  log: string;
  home: string;
}

const LOG_MAX = 256 * 1024;

const TOKEN = /\b[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}\b/g;
const NAMED = /\b(bearer |(?:token|code|secret|password|key)\s*[=:]\s*)[^\s,]+/gi;
const EMAIL = /[\w.+-]+@[\w-]+\.[\w.-]+/g;

const waysToWrite = (home: string): RegExp => {
  const slashes = home.replaceAll('\\', '/');
  const ways = [home.replaceAll('\\', '\\\\'), home, slashes, encodeURI(slashes)];
  return new RegExp(ways.map(escapeRegExp).join('|'), 'gi');
};

const withoutSecrets = (text: string, home: string): string =>
  text
    .replaceAll(waysToWrite(home), '~')
    .replaceAll(TOKEN, '[token]')
    .replaceAll(NAMED, '$1[removed]')
    .replaceAll(EMAIL, '[address]');

const lines = (values: Record<string, unknown>) =>
  Object.entries(values).map(
    ([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );

const stateOf = (state: ShellState) => ({
  server: state.server?.url ?? 'none',
  'signed in': state.user ? state.user.role : 'nobody',
  online: state.online,
  'offline by choice': state.offlineSince !== null,
  'last synchronised': state.syncedAt ?? 'never',
  'token storage': state.tokenStorage,
  'not sent': unsentOf(state),
  'queue locked': state.queueLocked,
});

export const diagnosticsReport = ({ at, versions, system, settings, state, log, home }: ReportInput): string => {
  const parts = [
    ['Charity Portal, diagnostics', [at]],
    ['Versions', lines(versions)],
    ['System', lines(system)],
    ['State', lines(stateOf(state))],
    ['Settings', lines(settings)],
    ['Log', [log.slice(-LOG_MAX)]],
  ] as const;
  const text = parts.map(([title, content]) => `== ${title}\n${content.join('\n')}\n`).join('\n');
  return withoutSecrets(text, home);
};
