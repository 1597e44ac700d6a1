import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { AlertProvider, useAlert } from '#site/ui/Alert.tsx';

const Sayer = ({ sentences }: { sentences: string[] }) => {
  const say = useAlert();
  return (
    <button
      type="button"
      onClick={() => {
        for (const sentence of sentences) say(sentence);
      }}
    >
      Send
    </button>
  );
};
const said = async (...sentences: string[]) => {
  render(
    <AlertProvider>
      <Sayer sentences={sentences} />
    </AlertProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
};

test('an alert holds exactly the sentence and takes the focus to its Close button', async () => {
  await said('Failed to submit donation. Please try again.');
  expect(screen.getByRole('alert').textContent).toBe('Failed to submit donation. Please try again.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
});

test('closing it takes it away and gives the focus back', async () => {
  await said('Please provide a reason for rejection.');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' }));
});

test('several sentences come one after the other, the same one only once', async () => {
  await said('First.', 'First.', 'Second.');
  expect(screen.getByRole('alert').textContent).toBe('First.');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('alert').textContent).toBe('Second.');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('without a provider the mistake is named', () => {
  const attempt = () => render(<Sayer sentences={[]} />);
  expect(attempt).toThrow('useAlert needs an AlertProvider around it.');
});
