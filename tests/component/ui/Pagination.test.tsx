import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Pagination } from '#site/ui/Pagination.tsx';
import { setUpPerson } from '../../support/person.ts';

test('links lead to the pages, and the current one says so', () => {
  render(<Pagination page={2} pages={3} hrefFor={(page) => `/testimonials?page=${page}`} />);
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs.map((href) => href?.slice(-1))).toEqual(['1', '1', '2', '3', '3']);
  expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('rel')).toBe('next');
});

test('on the first page Previous is no link, on the last page Next is none', () => {
  const { rerender } = render(<Pagination page={1} pages={2} hrefFor={String} />);
  expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
  expect(screen.getByText('Previous').parentElement?.getAttribute('aria-disabled')).toBe('true');
  rerender(<Pagination page={2} pages={2} hrefFor={String} />);
  expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
});

test('without addresses the pages are buttons', async () => {
  const asked: number[] = [];
  render(<Pagination page={1} pages={3} onPage={(page) => asked.push(page)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(asked).toEqual([3, 2]);
});

test('a plain click on a link stays in the application, one with Ctrl is the browser’s', async () => {
  const asked: number[] = [];
  render(<Pagination page={1} pages={3} hrefFor={(page) => `#${page}`} onPage={(page) => asked.push(page)} />);
  await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
  const user = setUpPerson();
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'Page 3' }));
  expect(asked).toEqual([2]);
});

test('many pages leave gaps that are not read out', () => {
  const { container } = render(<Pagination page={10} pages={20} hrefFor={String} />);
  const text = container.textContent ?? '';
  expect(text).toBe('Previous1…91011…20Next');
  expect([...container.querySelectorAll('.gap')].every((gap) => gap.getAttribute('aria-hidden') === 'true')).toBe(true);
});

test('one page needs no pagination', () => {
  const { container } = render(<Pagination page={1} pages={1} hrefFor={String} />);
  expect(container.innerHTML).toBe('');
});
