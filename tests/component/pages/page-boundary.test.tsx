import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import { ContactPage } from '#site/pages/contact/ContactPage.tsx';
import { livePage } from '../../support/live-page.tsx';
import { setUpPerson } from '../../support/person.ts';

/** The contact page, with a press that nothing on it survives. */
const BreakingPage = () => {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('The page broke.');
  return (
    <>
      <ContactPage />
      <button type="button" onClick={() => setBroken(true)}>
        Break
      </button>
    </>
  );
};

it('a page that breaks says so, with what was typed, to be copied, and the telephone number; it is never white', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { root } = await livePage('/contact', BreakingPage);
  const person = setUpPerson();
  await person.type(screen.getByLabelText('Your name'), 'Nuala Roche');
  await person.type(screen.getByLabelText(/^Your words/), 'When do you come to Clane?');
  fireEvent.click(screen.getByRole('radio', { name: /Counselling/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Break' }));
  expect(error).toHaveBeenCalled();
  error.mockRestore();
  const alert = screen.getByRole('alert');
  expect(root.contains(alert)).toBe(true);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something went wrong');
  for (const words of ['Nuala Roche', 'When do you come to Clane?', 'Counselling'])
    expect(alert.textContent).toContain(words);
  expect(screen.getByRole('button', { name: /^Copy/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Call/ }).getAttribute('href')).toMatch(/^tel:/);
  expect(alert.textContent).toContain(defaultSettings.contact.phone);
});
