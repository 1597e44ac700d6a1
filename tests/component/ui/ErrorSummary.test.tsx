import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ErrorSummary } from '#site/ui/ErrorSummary.tsx';

const errors = [
  { id: 'name', message: 'Name is required' },
  { id: 'email', message: 'Please enter a valid email address' },
];
const form = (attempt: number, shown = errors) => (
  <form>
    <ErrorSummary errors={shown} attempt={attempt} />
    <input id="name" aria-label="Name" />
    <input id="email" aria-label="Email" />
  </form>
);

test('it takes the focus when it appears and counts in words', () => {
  render(form(1));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(screen.getAllByText('Two things need your attention')).toHaveLength(1);
});

test('a link brings the person to the field', async () => {
  render(form(1));
  await userEvent.click(screen.getByRole('link', { name: 'Please enter a valid email address' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
});

test('it leaves the focus alone while errors are put right, and takes it again at the next attempt', async () => {
  const { rerender } = render(form(1));
  await userEvent.click(screen.getByLabelText('Name'));
  rerender(form(1, errors.slice(1)));
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  rerender(form(2, errors.slice(1)));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(screen.getAllByText('One thing needs your attention')).toHaveLength(1);
});

test('without errors there is nothing', () => {
  render(form(0, []));
  expect(screen.queryByRole('alert')).toBeNull();
});
