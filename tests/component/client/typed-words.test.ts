import { beforeEach, expect, test } from 'vitest';
import { forgetTyped, keepTyped, readTyped } from '#site/client/typed-words.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('a sign-out in another tab wipes what is kept in this one, not what the next person keeps on the device', () => {
  keepTyped('settings', 'aoife', { phone: '020 915 3000' });
  forgetTyped();
  expect(readTyped('settings', 'aoife')).toBeNull();
  const written = Object.keys(localStorage);
  expect(written).toHaveLength(1);
  keepTyped('settings', 'aoife', { phone: '020 915 3000' });
  keepTyped('post', 'nuala', 'Our week', 'durable');
  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  expect(readTyped('settings', 'aoife')).toEqual({ phone: '020 915 3000' });
  window.dispatchEvent(new StorageEvent('storage', { key: written[0] ?? '' }));
  expect(readTyped('settings', 'aoife')).toBeNull();
  expect(readTyped('post', 'nuala', 'durable')).toBe('Our week');
});
