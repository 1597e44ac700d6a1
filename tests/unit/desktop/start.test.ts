import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createAppState } from '../../../desktop/main/app-state.ts';
import { openWithRetry } from '../../../desktop/main/open-with-retry.ts';
import { handleProtocol } from '../../../desktop/main/protocol-handler.ts';
import { notifyPutAside, putAside } from '../../../desktop/main/storage/put-aside.ts';
import { temporaryFolder } from './desktop-data.ts';

it('a start that failed is begun once more for all who wait, and one that succeeded is not', async () => {
  let attempts = 0;
  const shell = openWithRetry(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('full');
    return attempts;
  });
  await expect(shell.get()).rejects.toThrow('full');
  expect(await Promise.all([shell.again(), shell.again(), shell.get()])).toEqual([2, 2, 2]);
});

it('each file that cannot be read is kept under a name of its own, and told', async () => {
  const folder = await temporaryFolder();
  const path = join(folder, 'queue.json');
  const told: string[] = [];
  const state = createAppState();
  const tell = notifyPutAside(state, (message) => told.push(message));
  for (const text of ['first', 'second']) {
    writeFileSync(path, text);
    tell(putAside(path, 'damaged'));
  }
  expect(readdirSync(folder).sort()).toEqual(['queue.json.damaged', 'queue.json.damaged-2']);
  expect(readFileSync(`${path}.damaged`, 'utf8')).toBe('first');
  expect(state.get().putAside).toEqual([`${path}.damaged`, `${path}.damaged-2`]);
  expect(told).toHaveLength(2);
});

it('an app whose interface is missing shows a page that says so, with its log, and nothing that could run', async () => {
  const deps = {
    folder: await temporaryFolder(),
    logPath: '/home/<b>/portal.log',
    proxyApi: async () => new Response(),
  };
  const answer = await handleProtocol(deps, new Request('app://admin/index.html'));
  expect(answer.status).toBe(500);
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]+='$/);
  const page = await answer.text();
  expect(page).toContain('The app could not start');
  expect(page).toContain('/home/&lt;b&gt;/portal.log');
  expect(page).toContain('href="/index.html"');
  expect((await handleProtocol(deps, new Request('app://admin/assets/a.js'))).status).toBe(404);
});
