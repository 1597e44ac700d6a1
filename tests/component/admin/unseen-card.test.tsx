import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPortal } from '../../support/portal.tsx';
import { addOffer } from '../../support/records.ts';
import { screenApi } from '../../support/screen-api.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const AT = { clientX: 300, clientY: 400 };

/** A queue of three offers, of which the first was just approved by a press; the second stands in its place. */
const afterFirst = async () => {
  const api = screenApi();
  for (const [minutesAgo, description] of ['A chair of oak', 'A table of ash', 'A lamp of brass'].entries())
    await addOffer(api, { description }, { minutesAgo });
  await openPortal('/admin/donations/pending', { api });
  await screen.findByRole('heading', { name: 'A lamp of brass' });
  vi.useFakeTimers({ toFake: ['performance'] });
  const press = (place: typeof AT, more: object = { detail: 1 }) => {
    const [approve] = screen.getAllByRole('button', { name: 'Approve' });
    if (!approve) throw new Error('Nothing waits.');
    fireEvent.pointerMove(approve, place);
    fireEvent.click(approve, { ...place, ...more });
  };
  press(AT);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  const pending = () => api.deps.store.data.donations.count('status', 'pending');
  await waitFor(() => expect(pending()).toBe(2));
  return { press, pending };
};

test('a press where a card has just slid under the resting pointer decides nothing; a later one does', async () => {
  const { press, pending } = await afterFirst();
  vi.advanceTimersByTime(690);
  press(AT);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  vi.advanceTimersByTime(20);
  press(AT);
  await waitFor(() => expect(pending()).toBe(1));
});

test.each([
  ['that has moved', { clientX: 330, clientY: 400 }, { detail: 1 }],
  ['of assistive technology, or a key', AT, { detail: 0 }],
])('a press %s decides at once', async (_name, place, more) => {
  const { press, pending } = await afterFirst();
  press(place, more);
  await waitFor(() => expect(pending()).toBe(1));
});
