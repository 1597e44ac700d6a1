import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ConfirmDialog } from '#site/ui/ConfirmDialog.tsx';
import { Dialog } from '#site/ui/Dialog.tsx';

const Opener = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Write a Testimonial
      </button>
      {open && (
        <Dialog title="Your story" onClose={() => setOpen(false)} footer={<button type="button">Send</button>}>
          <input aria-label="Name" />
        </Dialog>
      )}
    </>
  );
};

const opened = async () => {
  render(<Opener />);
  await userEvent.click(screen.getByRole('button', { name: 'Write a Testimonial' }));
  return screen.getByRole('dialog', { name: 'Your story' });
};

test('it opens as a modal with the focus on its title', async () => {
  const dialog = await opened();
  expect(dialog.hasAttribute('open')).toBe(true);
  expect(document.activeElement).toBe(within(dialog).getByRole('heading', { name: 'Your story' }));
});

test('the cross closes it and the focus goes back to where it was', async () => {
  const dialog = await opened();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Write a Testimonial' }));
});

test('Esc closes a dialog', async () => {
  fireEvent(await opened(), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('closing a file chooser inside it does not close the dialog', async () => {
  const dialog = await opened();
  fireEvent(within(dialog).getByLabelText('Name'), new Event('cancel', { bubbles: true, cancelable: true }));
  expect(screen.queryByRole('dialog')).not.toBeNull();
});

test('a question starts on the harmless answer and tells which one was given', async () => {
  const answers: string[] = [];
  render(
    <ConfirmDialog
      question="Are you sure?"
      confirmLabel="Delete for good"
      onConfirm={() => answers.push('yes')}
      onCancel={() => answers.push('no')}
    />,
  );
  const dialog = screen.getByRole('alertdialog', { name: 'Are you sure?' });
  expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Cancel' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete for good' }));
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(answers).toEqual(['yes', 'no']);
});

test('while it works, a second press on the answer does nothing', async () => {
  const answers: string[] = [];
  render(
    <ConfirmDialog
      question="Are you sure?"
      confirmLabel="Delete"
      busy
      onConfirm={() => answers.push('yes')}
      onCancel={() => undefined}
    />,
  );
  const button = screen.getByRole('button', { name: 'Delete' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(button);
  expect(answers).toEqual([]);
});
