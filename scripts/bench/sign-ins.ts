import { makeDataDirWithAccount } from '../../tests/support/first-account.ts';
import { removeDataDir, STAFF, startServer } from '../../tests/support/server-process.ts';
import { median } from './load.ts';
import { type Row, ratio } from './report.ts';

const ROUNDS = 60;
/** Limits of the ratio of both times, so that nobody can tell by them who has an account. */
const ALIKE = { least: 0.7, most: 1.3 };

interface Call {
  path: string;
  bodyFor(email: string): unknown;
}

const timesOf = async (url: string, { path, bodyFor }: Call) => {
  const unknown: number[] = [];
  const known: number[] = [];
  for (let at = 0; at < ROUNDS; at += 1) {
    for (const [times, email] of [[unknown, `nobody-${at}@charity.example`] as const, [known, STAFF.email] as const]) {
      const startedAt = performance.now();
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(bodyFor(email)) });
      await answer.text();
      if (answer.status === 429) throw new Error(`${path} was refused by a limit.`);
      times.push(performance.now() - startedAt);
    }
  }
  return { unknown: median(unknown), known: median(known) };
};

export const measureSignIns = async (): Promise<Row[]> => {
  const dataDir = await makeDataDirWithAccount();
  const server = await startServer(dataDir, { RATE_LIMITS: 'off' });
  const calls: [string, Call][] = [
    ['wrong password', { path: '/api/auth/login', bodyFor: (email) => ({ email, password: 'not the password' }) }],
    ['forgotten password', { path: '/api/auth/forgotten-password', bodyFor: (email) => ({ email }) }],
  ];
  try {
    const rows: Row[] = [];
    for (const [name, call] of calls) {
      const { unknown, known } = await timesOf(server.url, call);
      const detail = `${unknown.toFixed(1)} against ${known.toFixed(1)} ms`;
      rows.push(ratio(`sign-in: ${name}, unknown against known address`, unknown / known, ALIKE, detail));
    }
    return rows;
  } finally {
    await server.end();
    await removeDataDir(dataDir);
  }
};
