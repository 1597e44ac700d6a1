import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { addWaitingOffer, addWaitingStory } from '../../support/desk-records.ts';
import { openPortal } from '../../support/portal.tsx';
import { type ScreenApi, screenApi } from '../../support/screen-api.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
});
const CONFIRM = '{Control>}{Enter}{/Control}';

interface Decision {
  what: string;
  address: string;
  count: number;
  kind: 'testimonials' | 'donations';
  /** Each is one press. */
  keys: readonly string[];
  most: number;
  to: string;
}

const decisions: readonly Decision[] = [
  {
    ...{ what: 'an offer is approved', address: '/admin/donations/pending', count: 1, kind: 'donations' },
    ...{ keys: ['a'], most: 1, to: 'approved' },
  },
  {
    ...{ what: 'a testimonial is approved', address: '/admin/testimonials', count: 1, kind: 'testimonials' },
    ...{ keys: ['a', CONFIRM], most: 2, to: 'approved' },
  },
  {
    ...{ what: 'a testimonial is rejected with a saved reason', address: '/admin/testimonials', count: 1 },
    ...{ kind: 'testimonials', keys: ['r', '1', CONFIRM], most: 3, to: 'rejected' },
  },
  {
    ...{ what: 'an offer is declined with a saved reason', address: '/admin/donations/pending', count: 1 },
    ...{ kind: 'donations', keys: ['r', '1', CONFIRM], most: 3, to: 'rejected' },
  },
  {
    ...{ what: 'ten testimonials are rejected alike', address: '/admin/testimonials', count: 10, kind: 'testimonials' },
    ...{ keys: ['*', 'r', '1', CONFIRM], most: 6, to: 'rejected' },
  },
];

const add = async (api: ScreenApi, { kind, count }: Decision) => {
  for (let at = 0; at < count; at += 1) {
    if (kind === 'donations') await addWaitingOffer(api);
    else await addWaitingStory(api, { name: `Writer ${at}` }, { minutesAgo: 60 * (at + 1) });
  }
};

test.each(decisions)('$what with at most $most keys', async (decision) => {
  const api = screenApi();
  await add(api, decision);
  const { person } = await openPortal(decision.address, { api });
  expect(await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ })).toHaveLength(decision.count);
  expect(decision.keys.length).toBeLessThanOrEqual(decision.most);
  for (const key of decision.keys) {
    // A number chooses a reason once the saved ones are on the screen.
    if (key === '1') await screen.findAllByText(/^Press the number/);
    await person.keyboard(key);
  }
  await waitFor(() =>
    expect([...api.deps.store.data[decision.kind].all()].map(({ status }) => status)).toEqual(
      Array.from({ length: decision.count }, () => decision.to),
    ),
  );
});
