import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openPortal } from '../../support/portal.tsx';

beforeEach(() => {
  window.scrollTo = vi.fn();
});
test.each([
  ['/admin/testimonials?tab=all', 'What people write on the website will stand here.'],
  ['/admin/donations?tab=approved', 'What you approve stands here until it is with us.'],
  ['/admin/donations?tab=collected', 'What has arrived stands here.'],
  ['/admin/donations?tab=rejected', 'What you decline stands here, and can still be approved.'],
  ['/admin/donations?tab=all', 'What people offer on the website will stand here.'],
  ['/admin/messages?view=mine', 'A message that you take over stands here.'],
  ['/admin/messages?view=answered', 'Those that are will stand here.'],
  ['/admin/quarantine', 'When more comes in an hour than people write, it waits here.'],
  ['/admin/runs', 'Approved offers with a pickup stand here until they are on one.'],
  ['/admin/blogs', 'The first one begins with a title. It is saved while you write.'],
  ['/admin/media', 'Pictures that you upload here, on the pages or in posts will stand here together.'],
  [
    '/admin/settings?section=tokens',
    'The accounting program, the newsletter or a screen in the shop can have one each.',
  ],
  ['/admin/settings?section=webhooks', 'A chat room or an accounting program could be.'],
])('the empty screen %s says what will be here', async (address, words) => {
  await openPortal(address);
  expect(await screen.findByText((text) => text.endsWith(words))).toBeTruthy();
});
