import { afterEach, expect, test } from 'vitest';
import { drawOver } from '#site/client/plain-forms.ts';

afterEach(() => document.body.replaceChildren());

const form = (label: string) => `
  <form method="post" action="/manage" aria-label="${label}">
    <textarea name="words"></textarea>
    <input type="radio" name="day" value="a" checked><input type="radio" name="day" value="b">
    <input type="checkbox" name="agreed">
    <select name="county"><option>Clare</option><option>Kerry</option></select>
  </form>`;

const field = <T extends Element>(root: Element, at: number, selector: string) => {
  const found = root.querySelectorAll('form')[at]?.querySelector<T>(selector);
  if (!found) throw new Error(`No ${selector} in form ${at}`);
  return found;
};

test('what was typed and chosen stays in its own form, whose label the browser has translated', () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = form('Ihre Nachricht') + form('Ihr Angebot');
  field<HTMLTextAreaElement>(root, 1, 'textarea').value = 'After six, please.';
  field<HTMLInputElement>(root, 1, '[value=b]').checked = true;
  field<HTMLInputElement>(root, 1, '[name=agreed]').checked = true;
  field<HTMLSelectElement>(root, 1, 'select').selectedIndex = 1;
  drawOver(root, () => {
    root.innerHTML = form('Your message') + form('Your offer');
  });
  const shown = [0, 1].map((at) => [
    field<HTMLTextAreaElement>(root, at, 'textarea').value,
    field<HTMLInputElement>(root, at, '[name=day]:checked').value,
    field<HTMLInputElement>(root, at, '[name=agreed]').checked,
    field<HTMLSelectElement>(root, at, 'select').value,
  ]);
  expect(shown).toEqual([
    ['', 'a', false, 'Clare'],
    ['After six, please.', 'b', true, 'Kerry'],
  ]);
});
