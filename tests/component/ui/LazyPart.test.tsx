import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Lazy, LazyPart, lazyPart } from '#site/ui/LazyPart.tsx';
import { DialogNotArrived, PartNotArrived } from '#site/ui/NotArrived.tsx';
import { setUpPerson } from '../../support/person.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  document.head.replaceChildren();
});

const Help = () => <p>Press a to approve.</p>;

/** A part that does not arrive as long as `error` is there. */
const failing = (error: Error) => {
  const state = { error: error as Error | null, asked: 0 };
  const lazy = lazyPart(async () => {
    state.asked += 1;
    if (state.error) throw state.error;
    return Help;
  });
  return { state, lazy };
};

const show = (lazy: Lazy<object>) => {
  const person = setUpPerson();
  const onClose = vi.fn();
  render(
    <>
      <textarea aria-label="Notes" />
      <LazyPart of={lazy} failed={(state) => <DialogNotArrived title="Help" onClose={onClose} {...state} />}>
        {(Part) => <Part />}
      </LazyPart>
    </>,
  );
  return { person, onClose };
};

test('a part that does not arrive says so in its own frame, what is around it stays, and trying again really asks again', async () => {
  const { state, lazy } = failing(new TypeError('Failed to fetch dynamically imported module: /assets/HelpDialog.js'));
  const { person } = show(lazy);
  await screen.findByRole('dialog', { name: 'Help' });
  screen.getByText('This part could not be loaded.');
  screen.getByLabelText('Notes');
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(state.asked).toBe(2));
  screen.getByRole('dialog', { name: 'Help' });
  await screen.findByRole('button', { name: 'Reload' });
  state.error = null;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Press a to approve.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('its dialog is closed, and the next opening asks again', async () => {
  const { state, lazy } = failing(new TypeError('Importing a module script failed.'));
  const { person, onClose } = show(lazy);
  await person.click(await screen.findByText('Close'));
  expect(onClose).toHaveBeenCalledTimes(1);
  cleanup();
  state.error = null;
  show(lazy);
  await screen.findByText('Press a to approve.');
});

test('a style that did not arrive is asked for again, as Vite does only where its link is gone', async () => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = 'http://localhost:3000/assets/ContentPage.css';
  document.head.append(link);
  const { lazy } = failing(new Error(`Unable to preload CSS for ${link.href}`));
  render(
    <LazyPart of={lazy} failed={(state) => <PartNotArrived {...state} />}>
      {(Part) => <Part />}
    </LazyPart>,
  );
  await screen.findByText('This part could not be loaded.');
  expect(link.isConnected).toBe(false);
});
