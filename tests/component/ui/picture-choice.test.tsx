import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PictureInput } from '#site/ui/PictureInput.tsx';
import { setUpPerson } from '../../support/person.ts';
import { photo } from '../../support/submissions.ts';

vi.mock('#site/client/picture-problem.ts', () => {
  throw new Error('It did not arrive.');
});
test('where the script that looks into pictures does not arrive, a picture is taken unless it is too large', async () => {
  const taken = vi.fn();
  render(<PictureInput label="A picture" ref={{ current: null }} onChoose={taken} />);
  const person = setUpPerson({ applyAccept: false });
  const input = screen.getByLabelText('A picture');
  await person.upload(input, photo('large.jpg', { bytes: 5 * 1024 * 1024 }));
  await screen.findByText(/large\.jpg/);
  expect(taken.mock.calls.flat().filter(Boolean)).toEqual([]);
  await person.upload(input, photo('chair.jpg'));
  await vi.waitFor(() => expect(taken.mock.calls.flat().at(-1)).toHaveProperty('name', 'chair.jpg'));
});
