import { expect, it } from 'vitest';
import { createPendingCommands } from '../../../desktop/main/window/pending-commands.ts';

it('commands without an interface do not add up: of each kind the latest waits, and nothing to load again', () => {
  const pending = createPendingCommands();
  for (let minute = 0; minute < 1000; minute += 1) pending.add({ do: 'refresh' });
  pending.add({ do: 'open', path: '/admin/testimonials' });
  pending.add({ do: 'show-queue' });
  pending.add({ do: 'open', path: '/admin/donations' });
  expect(pending.take()).toEqual([{ do: 'show-queue' }, { do: 'open', path: '/admin/donations' }]);
  expect(pending.take()).toEqual([]);
});
