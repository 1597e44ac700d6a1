import { describe, expect, it } from 'vitest';
import { createLog, describeError } from '#api/core/log.ts';
import { createRecentErrors } from '#api/monitoring/recent-errors.ts';
import { createClock } from '../../support/deps.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };

describe('the latest problems of the log', () => {
  it('are counted where they are the same, with the latest request first', () => {
    const clock = createClock();
    const errors = createRecentErrors(clock.now);
    const log = errors.watch(silent);
    log.error('request.failed', { requestId: 'one', pattern: '/api/settings', kind: 'TypeError' });
    clock.advance({ minutes: 5 });
    log.warn('backup.skipped', { neededMb: 12 });
    clock.advance({ minutes: 5 });
    log.error('request.failed', { requestId: 'two', pattern: '/api/settings', kind: 'TypeError' });
    log.error('request.failed', { requestId: 'three', pattern: '/api/media', kind: 'TypeError' });
    expect(errors.list()).toMatchObject([
      { pattern: '/api/media', count: 1, requestId: 'three' },
      {
        event: 'request.failed',
        level: 'error',
        count: 2,
        requestId: 'two',
        firstAt: new Date('2026-03-02T09:00:00.000Z'),
        lastAt: new Date('2026-03-02T09:10:00.000Z'),
      },
      { event: 'backup.skipped', level: 'warn', pattern: null, requestId: null },
    ]);
    expect(Object.fromEntries(errors.counts())).toEqual({ 'request.failed': 3, 'backup.skipped': 1 });
  });

  it('are a hundred at most, and a flood of one kind drives out none of the others', () => {
    const errors = createRecentErrors(createClock().now);
    const log = errors.watch(silent);
    log.error('store.write-failed');
    for (let time = 0; time < 5000; time += 1) log.error('request.failed', { requestId: String(time) });
    expect(errors.list()).toHaveLength(2);
    for (let place = 0; place < 150; place += 1) log.error('page.failed', { code: `E${place}` });
    expect(errors.list()).toHaveLength(100);
    expect(errors.list()[0]).toMatchObject({ code: 'E149' });
  });

  it('take only fields that are known to hold nothing personal, and no folder of the machine', () => {
    const errors = createRecentErrors(createClock().now);
    const log = errors.watch(silent);
    log.error('request.failed', { email: 'nuala@example.ie', message: 'Nuala', ...describeError(new Error('Nuala')) });
    const [error] = errors.list();
    expect(error?.where).toMatch(/^recent-errors\.test\.ts:\d+:\d+$/);
    expect(JSON.stringify(error)).not.toMatch(/nuala|\/work|\/srv|node_modules/i);
  });

  it('are written to the log as ever, and what is no problem only there', () => {
    const lines: string[] = [];
    const clock = createClock();
    const errors = createRecentErrors(clock.now);
    const log = errors.watch(createLog((line) => void lines.push(line), clock.now));
    log.info('request.completed', { status: 200 });
    log.warn('backup.skipped', { neededMb: 3 });
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'info', event: 'request.completed', status: 200 },
      { level: 'warn', event: 'backup.skipped', neededMb: 3 },
    ]);
    expect(errors.list()).toHaveLength(1);
  });
});
