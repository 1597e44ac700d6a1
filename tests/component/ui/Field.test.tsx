import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Field } from '#site/ui/Field.tsx';
import { RadioTiles } from '#site/ui/RadioTiles.tsx';

const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

test('a field is named by its label and described by its hint', () => {
  render(<Field label="Email" note="Optional" hint="Never published." type="email" />);
  const input = screen.getByRole('textbox', { name: /Email/ });
  expect(described(input)).toEqual(['Never published.']);
  expect(input.hasAttribute('aria-invalid')).toBe(false);
});

test('an error makes the field invalid and is read after the hint', () => {
  render(<Field label="Email" hint="Never published." error="Please enter a valid email address" />);
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(described(input)).toEqual(['Never published.', 'Please enter a valid email address']);
});

test('a description given by the owner is kept beside the field’s own', () => {
  render(
    <>
      <p id="rule">No swear words.</p>
      <Field label="Text" as="textarea" aria-describedby="rule" error="Too short" />
    </>,
  );
  expect(described(screen.getByRole('textbox'))).toEqual(['No swear words.', 'Too short']);
});

test('a text area counts what is written, letters with accents and emoji as one', () => {
  render(<Field as="textarea" label="Text" counted value="Síle 👋" maxLength={5000} readOnly />);
  expect(screen.getAllByText('6 of 5,000 characters')).toHaveLength(1);
});

test('one character is said in the singular', () => {
  render(<Field as="textarea" label="Text" counted value="S" readOnly />);
  expect(screen.getAllByText('1 character')).toHaveLength(1);
});

test('a select shows its options', async () => {
  render(
    <Field as="select" label="Status" defaultValue="all">
      <option value="all">All</option>
      <option value="pending">Pending</option>
    </Field>,
  );
  const select = screen.getByRole('combobox', { name: 'Status' });
  await userEvent.selectOptions(select, 'pending');
  expect((select as HTMLSelectElement).value).toBe('pending');
});

test('tiles are marked as wrong only while they have an error', () => {
  const tiles = (error?: string) => (
    <RadioTiles
      {...{ id: 'condition', legend: 'Condition', name: 'condition', value: '', onChange() {}, error }}
      options={[{ value: 'good', label: 'Good' }]}
    />
  );
  const { container, rerender } = render(tiles('Please select item condition'));
  expect(container.querySelectorAll('.tiles[data-invalid]')).toHaveLength(1);
  rerender(tiles());
  expect(container.querySelectorAll('.tiles[data-invalid]')).toHaveLength(0);
});

test('tiles are one group of radio buttons that says its error', async () => {
  const Condition = () => {
    const [value, setValue] = useState<'good' | 'fair' | ''>('');
    return (
      <RadioTiles
        id="condition"
        legend="Condition"
        name="condition"
        value={value}
        onChange={setValue}
        error={value ? undefined : 'Please select item condition'}
        options={[
          { value: 'good', label: 'Good', hint: 'Some wear' },
          { value: 'fair', label: 'Fair' },
        ]}
      />
    );
  };
  render(<Condition />);
  const group = screen.getByRole('group', { name: 'Condition' });
  expect(described(group)).toEqual(['Please select item condition']);
  await userEvent.click(screen.getByRole('radio', { name: /Good/ }));
  expect((screen.getByRole('radio', { name: /Good/ }) as HTMLInputElement).checked).toBe(true);
  expect(described(group)).toEqual([]);
});
