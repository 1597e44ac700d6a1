import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { readEnv } from '#api/app/env.ts';
import { openPortal } from '#api/app/open-portal.ts';
import { createLog } from '#api/core/log.ts';
import type { PagesOptions } from '#api/pages/serve-pages.ts';

const DAY_MS = 24 * 60 * 60_000;
const SESSION_ID = 's'.repeat(22);

afterEach(() => vi.useRealTimers());

/** Nobody asks for a page here. */
const noPages = (folder: string): PagesOptions => ({
  clientDir: folder,
  assets: () => Promise.reject(new Error('No page was asked for.')),
  renderer: () => Promise.reject(new Error('No page was asked for.')),
});

it('what has run out is removed each day while the server runs, not only at a start', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'daily-'));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const env = readEnv({ DATA_DIR: folder, RATE_LIMITS: 'off' });
  const log = createLog(
    () => {},
    () => new Date(),
  );
  const portal = await openPortal(env, log, noPages(folder), '1.0.0');
  try {
    const { store } = portal.deps;
    const [owner] = store.data.people.all();
    if (!owner) throw new Error('The first administrator is missing.');
    await store.change((draft) => {
      const yesterday = new Date(Date.now() - DAY_MS).toISOString();
      draft.sessions.put({ id: SESSION_ID, personId: owner.id, createdAt: yesterday, expiresAt: yesterday });
    });
    await vi.advanceTimersByTimeAsync(DAY_MS - 1);
    expect(store.data.sessions.get(SESSION_ID)).toBeDefined();
    await vi.advanceTimersByTimeAsync(1);
    await expect.poll(() => store.data.sessions.get(SESSION_ID)).toBeUndefined();
  } finally {
    vi.useRealTimers();
    await portal.close();
    await rm(folder, { recursive: true });
  }
});

it('a post whose time has come stays public when the clock is set back, without a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'appearing-'));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const log = createLog(
    () => {},
    () => new Date(),
  );
  const portal = await openPortal(readEnv({ DATA_DIR: folder, RATE_LIMITS: 'off' }), log, noPages(folder), '1.0.0');
  try {
    const { store } = portal.deps;
    const at = new Date(Date.now() - 1000).toISOString();
    const words = { slug: 'one', title: 'One', excerpt: '', body: 'Text.', cover: null, coverAlt: '' };
    const times = { publishedAt: at, createdAt: at, updatedAt: at, revision: 1 };
    const post = { id: 'p'.repeat(22), ...words, author: 'name:Aoife', status: 'published', ...times } as const;
    await store.change((draft) => draft.posts.put(post));
    await vi.advanceTimersByTimeAsync(5000);
    await expect.poll(() => store.data.posts.get(post.id)?.appeared).toBe(true);
  } finally {
    vi.useRealTimers();
    await portal.close();
    await rm(folder, { recursive: true });
  }
});
