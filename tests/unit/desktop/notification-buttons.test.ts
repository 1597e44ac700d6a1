import { expect, it } from 'vitest';
import { openActivated, pathOfLaunch } from '../../../desktop/main/notifications/notification-buttons.ts';
import { ID } from './desktop-data.ts';

it('a notification that starts the app on macOS names its item, and nothing else is opened', () => {
  expect(pathOfLaunch({ identifier: `testimonials/${ID}` })).toBe(`/admin/testimonials?item=${ID}`);
  expect(pathOfLaunch({ identifier: `donations/${ID}` })).toBe(`/admin/donations?item=${ID}`);
  for (const other of [{}, undefined, null, 'testimonials', { identifier: 7 }, { identifier: '../settings' }]) {
    expect(pathOfLaunch(other)).toBeNull();
  }
});

it('a notification of an earlier run opens its item on Windows, one of this run is left to its own listeners', () => {
  const opened: string[] = [];
  const activate = openActivated({ isKnown: (id) => id.startsWith('donations'), open: (path) => opened.push(path) });
  activate({ arguments: `type=click&tag=testimonials/${ID}` });
  activate({ arguments: `type=action&action=0&tag=testimonials%2F${ID}`, actionIndex: 0 });
  activate({ arguments: `type=action&action=1&tag=testimonials/${ID}`, actionIndex: 1 });
  activate({ arguments: `type=click&tag=donations/${ID}` });
  // Earlier versions of Electron gave a number of their own.
  activate({ arguments: 'type=click&tag=14317607570838471237' });
  activate({ arguments: '' });
  const path = `/admin/testimonials?item=${ID}`;
  expect(opened).toEqual([path, `${path}&begin=approve`, path]);
});
