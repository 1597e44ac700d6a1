import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Gallery } from '#site/gallery/Gallery.tsx';

const modules = import.meta.glob<Record<string, unknown>>('../../../site/ui/*.tsx', { eager: true });
const components = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
  .map(([name]) => name);

test('every component of site/ui is shown', () => {
  render(<Gallery />);
  const shown = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(components.filter((name) => !shown.includes(name))).toEqual([]);
  expect(components.length).toBeGreaterThan(20);
});

test('it is shown in the light and in the dark theme', async () => {
  render(<Gallery />);
  const theme = () => document.documentElement.dataset.theme;
  expect(theme()).toBe('light');
  await userEvent.click(screen.getByRole('button', { name: 'Dark' }));
  expect(theme()).toBe('dark');
  await userEvent.click(screen.getByRole('button', { name: 'Light' }));
  expect(theme()).toBe('light');
});
