import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { compileWords } from '#api/languages/compile-words.ts';
import { sentencesIn } from '#api/languages/sentences.ts';
import { forms } from '#contract/words/forms.ts';
import { sentence } from '#contract/words/message.ts';
import { pages } from '#contract/words/pages.ts';
import { setPageLanguage } from '#site/language/t.ts';
import { translator } from '#site/language/translator.ts';
import { Copyable } from '#site/pages/support/Giving.tsx';
import { ErrorSummary } from '#site/ui/ErrorSummary.tsx';
import { Field } from '#site/ui/Field.tsx';
import { Pagination } from '#site/ui/Pagination.tsx';

const words = Object.fromEntries(
  (await sentencesIn('pl'))
    .filter(({ id }) => id !== forms.pictureCost.id)
    .map(({ id, english, draft }) => [id, compileWords('pl', english, draft)]),
);
const errorsOf = (...messages: string[]) => messages.map((message, at) => ({ id: `field-${at}`, message }));

beforeEach(() => setPageLanguage({ location: { language: 'pl' }, words }, translator));

test('the errors of a form are counted and said in Polish', () => {
  const tooLong = sentence(forms.tooLong, { count: 22 });
  const { rerender } = render(<ErrorSummary errors={errorsOf(tooLong)} />);
  screen.getByText('Jedna rzecz wymaga poprawy');
  screen.getByRole('link', { name: 'Użyj najwyżej 22 znaków' });
  rerender(<ErrorSummary errors={errorsOf(tooLong, 'a', 'b')} attempt={2} />);
  screen.getByText('3 rzeczy wymagają poprawy');
  rerender(<ErrorSummary errors={errorsOf(tooLong, 'a', 'b', 'c', 'd')} attempt={3} />);
  screen.getByText('5 rzeczy wymaga poprawy');
});

test('an error that nobody has translated stays English and says so', () => {
  const error = sentence(forms.pictureCost);
  render(<Field label="Imię" error={error} />);
  expect(screen.getByText(error).getAttribute('lang')).toBe('en-IE');
});

test('a field counts in Polish', () => {
  render(<Field label="Imię" value="Ola" maxLength={2000} counted readOnly />);
  screen.getByText('3 z 2000 znaków');
});

test('pages are turned in Polish', () => {
  render(<Pagination page={2} pages={3} hrefFor={(page) => `?page=${page}`} />);
  screen.getByRole('navigation', { name: 'Strony' });
  for (const name of ['Poprzednia', 'Strona 3', 'Następna']) screen.getByRole('link', { name });
});

test('a button names in Polish what it copies', () => {
  render(<Copyable name="IBAN" copy={pages.copyIban} text="IE64" />);
  screen.getByRole('button', { name: 'Kopiuj IBAN' });
});
