import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Frame } from '#site/editing/Frame.tsx';
import { setUpPerson } from '../../support/person.ts';

const show = (state: 'rest' | 'editing' = 'rest') => {
  const { container } = render(
    <Frame state={state}>
      <button type="button">Edit</button>
    </Frame>,
  );
  const frame = container.querySelector('.editable');
  return { frame, isNear: () => frame?.classList.contains('is-hover') };
};

test('the frame is drawn while the focus is inside, and no longer', async () => {
  const { isNear } = show();
  const person = setUpPerson();
  expect(isNear()).toBe(false);
  await person.tab();
  expect(document.activeElement).toBe(screen.getByRole('button'));
  expect(isNear()).toBe(true);
  await person.tab();
  expect(isNear()).toBe(false);
});

test('the frame is drawn while the pointer is over it, and no longer', () => {
  const { frame, isNear } = show();
  if (!frame) throw new Error('There is no frame.');
  fireEvent.pointerEnter(frame);
  expect(isNear()).toBe(true);
  fireEvent.pointerLeave(frame);
  expect(isNear()).toBe(false);
});

test('the frame is not drawn while its content is edited: that has a frame of its own', async () => {
  const { isNear } = show('editing');
  await setUpPerson().tab();
  expect(isNear()).toBe(false);
});

test('after a tap the frame stays drawn, with its button, until somebody taps elsewhere', async () => {
  const { frame, isNear } = show();
  if (!frame) throw new Error('There is no frame.');
  fireEvent.pointerEnter(frame, { pointerType: 'touch' });
  fireEvent.pointerLeave(frame, { pointerType: 'touch' });
  expect(isNear()).toBe(true);
  fireEvent.pointerDown(screen.getByRole('button'));
  expect(isNear()).toBe(true);
  fireEvent.pointerDown(document.body);
  expect(isNear()).toBe(false);
});
