import { expect, it } from 'vitest';
import { shownGroups } from '#api/quarantine/lists.ts';

it('the quarantine shows a few that are alike before floods, however many floods there are', () => {
  const flood = Array.from({ length: 101 }, () => ({ by: ['shape' as const], members: { length: 20 } }));
  const few = { by: ['shape' as const], members: { length: 3 } };
  const shown = shownGroups([...flood, few]);
  expect(shown[0]).toBe(few);
  expect(shown).toHaveLength(100);
});
