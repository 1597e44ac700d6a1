import { beforeEach, expect, test } from 'vitest';
import { clearStaffDrafts, readStaffDraft, storeStaffDraft } from '#site/client/staff-drafts.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('a sign-out in another tab wipes what is kept in this one, not what the next person keeps on the device', () => {
  storeStaffDraft('settings', 'aoife', { phone: '020 915 3000' });
  clearStaffDrafts();
  expect(readStaffDraft('settings', 'aoife')).toBeNull();
  const written = Object.keys(localStorage);
  expect(written).toHaveLength(1);
  storeStaffDraft('settings', 'aoife', { phone: '020 915 3000' });
  storeStaffDraft('post', 'nuala', 'Our week', 'durable');
  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  expect(readStaffDraft('settings', 'aoife')).toEqual({ phone: '020 915 3000' });
  window.dispatchEvent(new StorageEvent('storage', { key: written[0] ?? '' }));
  expect(readStaffDraft('settings', 'aoife')).toBeNull();
  expect(readStaffDraft('post', 'nuala', 'durable')).toBe('Our week');
});
