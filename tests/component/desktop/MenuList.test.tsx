import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MenuList } from '../../../desktop/renderer/title-bar/MenuList.tsx';
import { setUpPerson } from '../../support/person.ts';

const entry = (label: string) =>
  ({ id: label, kind: 'normal', label, keys: '', enabled: true, checked: false }) as const;

test('the arrows go from entry to entry and round at both ends, Home and End to the first and the last', async () => {
  render(<MenuList label="File" entries={['New', 'Upload', 'Print'].map(entry)} onChoose={() => {}} />);
  const person = setUpPerson();
  const after = async (key: string) => {
    await person.keyboard(`{${key}}`);
    return document.activeElement?.textContent;
  };
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'New' }));
  expect(await after('ArrowUp')).toBe('Print');
  expect(await after('ArrowUp')).toBe('Upload');
  expect(await after('ArrowDown')).toBe('Print');
  expect(await after('ArrowDown')).toBe('New');
  expect(await after('End')).toBe('Print');
  expect(await after('Home')).toBe('New');
});
