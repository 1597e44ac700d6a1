import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Failure } from '#api/core/failure.ts';
import { VALUE_MESSAGE } from '#contract/donations/donations.ts';
import { PICTURE_COST_MESSAGE } from '#contract/images/pictures.ts';
import { DonationsPage } from '#site/pages/donations/DonationsPage.tsx';
import { livePage } from '../../support/live-page.tsx';
import { setUpPerson } from '../../support/person.ts';
import { words } from '../../support/public-page.ts';
import { screenApi } from '../../support/screen-api.ts';
import { photo, pngFile } from '../../support/submissions.ts';

const CREATE = ['POST', '/api/donationitems/simple'] as const;
const PHOTOS = ['POST', '/api/donationitems/:id/photos'] as const;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  vi.mocked(console.warn).mockRestore();
});

const open = async (api = screenApi()) => {
  const page = await livePage('/donations', DonationsPage, { api });
  const user = setUpPerson();
  await user.click(screen.getByRole('button', { name: 'Start Your Donation' }));
  return { ...page, user };
};
type User = ReturnType<typeof userEvent.setup>;
/** The offers that the server has taken. */
const taken = ({ api }: { api: ReturnType<typeof screenApi> }) => [...api.deps.store.data.donations.all()];
const posted = ({ line }: { line: ReturnType<typeof screenApi>['line'] }) =>
  line.calls.filter(({ method }) => method === 'POST');

const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));
const fillDonor = async (user: User) => {
  await user.type(screen.getByLabelText('Your name'), 'Deirdre Kinsella');
  await user.type(screen.getByLabelText('Phone'), '087 000 0192');
  await user.type(screen.getByLabelText('Email'), 'deirdre@example.ie');
  await press(user, 'Next');
};
const fillItem = async (user: User) => {
  await user.click(screen.getByRole('radio', { name: /Furniture/ }));
  await user.click(screen.getByRole('radio', { name: /Good/ }));
  await user.type(screen.getByLabelText(/^Description/), 'Two armchairs in purple wool.');
  await press(user, 'Next');
};
const dropOff = (user: User) => user.click(screen.getByRole('radio', { name: /I will drop it off/ }));
const fillAll = async (user: User) => {
  await fillDonor(user);
  await fillItem(user);
  await dropOff(user);
};
const summary = () => screen.queryAllByRole('alert').find((box) => box.textContent?.includes('attention'));
const heading = () => screen.getByRole('heading', { level: 2, name: /How do we reach|What are you|Pickup or/ });

test('an offer and a photo whose answers are lost are there once when they are sent again', async () => {
  const { user, ...page } = await open();
  await fillDonor(user);
  await user.upload(screen.getByLabelText(/Photos/), photo('chair.jpg'));
  await fillItem(user);
  await dropOff(user);
  page.line.loseAnswer(...CREATE);
  await press(user, 'Submit');
  await screen.findByText('No connection. Nothing is lost.');
  page.line.loseAnswer(...PHOTOS);
  await press(user, 'Submit');
  await waitFor(() => expect(page.line.made(...CREATE)).toHaveLength(2));
  await user.click((await screen.findAllByRole('button', { name: /Try again/ }))[0] as HTMLElement);
  await waitFor(() => expect(page.line.made(...PHOTOS)).toHaveLength(2));
  expect(taken(page).map(({ photos }) => photos.length)).toEqual([1]);
});

test('an Eircode that is asked for first says whether the van comes, and need not be written again', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText(/^Eircode or town/), 'Y34 VX20');
  expect(await screen.findByText(/Our van comes there, from New Ross/)).toBeTruthy();
  await fillDonor(user);
  await fillItem(user);
  await user.click(screen.getByRole('radio', { name: /Please pick it up/ }));
  expect(screen.getByLabelText<HTMLInputElement>(/^Eircode/).value).toBe('Y34 VX20');
});

test('what the shops cannot take is said while it is typed, and goes on only with a reason', async () => {
  const api = screenApi();
  const as = await api.staff();
  const item = {
    category: 'furniture',
    isTaken: false,
    name: 'Mattresses',
    why: '',
    instead: 'The council takes them.',
  };
  await api.call('put', '/settings/what-we-take', { as, json: { items: [{ ...item, words: '' }] } });
  const { user } = await open(api);
  await fillDonor(user);
  await user.click(screen.getByRole('radio', { name: /Furniture/ }));
  await user.click(screen.getByRole('radio', { name: /Good/ }));
  await user.type(screen.getByLabelText(/^Description/), 'A bed with its mattress.');
  expect(screen.getByText('The council takes them.')).toBeTruthy();
  await press(user, 'Next');
  expect(document.activeElement).toBe(summary());
  await user.click(screen.getByRole('link', { name: /^Please say why you offer it/ }));
  await user.keyboard('It was never slept on.');
  await press(user, 'Next');
  await dropOff(user);
  await press(user, 'Submit');
  await waitFor(() => expect(taken({ api })).toHaveLength(1));
  expect(taken({ api })[0]?.whyAllTheSame).toBe('It was never slept on.');
});

const line = (number: number) => within(screen.getByRole('group', { name: `Kind of thing ${number}` }));
const addThing = 'Add Another Kind of Thing';

test('other kinds of things are added up to three, removed, and asked for what they lack', async () => {
  const { user, ...page } = await open();
  await fillDonor(user);
  await press(user, addThing);
  const kind = await waitFor(() => line(2).getByLabelText('Category'));
  expect(document.activeElement).toBe(kind);
  expect(screen.getByText('1 of 3 added').closest('[role=status]')).not.toBeNull();
  await user.selectOptions(kind, 'books');
  await press(user, addThing);
  expect(document.activeElement).toBe(line(3).getByLabelText('Category'));
  await user.type(line(3).getByLabelText(/^How many/), 'three');
  await press(user, addThing);
  await user.selectOptions(line(4).getByLabelText('Category'), 'Furniture');
  await user.selectOptions(line(4).getByLabelText('Condition'), 'Fair');
  expect(screen.queryByRole('button', { name: addThing })).toBeNull();
  expect(screen.queryByLabelText(/^Fire label/)).not.toBeNull();

  await press(user, 'Remove Kind of thing 3');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: addThing }));
  expect(screen.getAllByText('2 of 3 added')).toHaveLength(1);
  expect(line(3).getByLabelText('Category')).toHaveProperty('value', 'furniture');
  expect(line(3).getByLabelText(/^How many/)).toHaveProperty('value', '');

  await user.type(line(2).getByLabelText(/^How many/), 'two boxes');
  await fillItem(user);
  expect(document.activeElement).toBe(summary());
  await user.click(screen.getByRole('link', { name: 'Please select item condition' }));
  expect(document.activeElement).toBe(line(2).getByLabelText('Condition'));
  await user.selectOptions(line(2).getByLabelText('Condition'), 'Good');
  await press(user, 'Next');
  expect(answerTo('Anything else?')).toBe('Books & Media, Good, two boxes\nFurniture, Fair');
  await dropOff(user);
  await press(user, 'Submit');
  await waitFor(() => expect(taken(page)).toHaveLength(1));
  expect(taken(page)[0]?.otherThings).toEqual([
    { category: 'books', condition: 'good', howMany: 'two boxes' },
    { category: 'furniture', condition: 'fair' },
  ]);
});

test('the last of the other things can be removed, too, and what is not filled in is nothing', async () => {
  const { user } = await open();
  await fillDonor(user);
  await press(user, addThing);
  await waitFor(() => line(2));
  await press(user, 'Remove Kind of thing 2');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: addThing }));
  await press(user, addThing);
  await fillItem(user);
  expect(document.activeElement).toBe(heading());
  expect(screen.queryByText('Anything else?')).toBeNull();
});

test('the button opens and closes the form without leaving the page', async () => {
  const { user } = await open();
  const button = screen.getByRole('button', { name: 'Start Your Donation' });
  expect(button.closest('form')?.getAttribute('action')).toBe('/donations#donation-form');
  expect(button.getAttribute('name')).toBe('form');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(heading());
  await user.click(button);
  expect(screen.queryByLabelText('Your name')).toBeNull();
});

test('every step tells how far the form is', async () => {
  const { user } = await open();
  const bar = () => screen.getByRole('progressbar', { name: 'Donation form' }).getAttribute('aria-valuenow');
  const current = () => [...document.querySelectorAll('.progress [aria-current=step]')].map(words);
  expect([bar(), current()]).toEqual(['33', ['Your details']]);
  await fillDonor(user);
  expect([bar(), current()]).toEqual(['67', ['Your items']]);
  await fillItem(user);
  expect([bar(), current()]).toEqual(['100', ['Pickup or drop-off']]);
});

test('step 1 names what is missing, the summary takes the focus and leads to the fields', async () => {
  const { user } = await open();
  await press(user, 'Next');
  expect(document.activeElement).toBe(summary());
  for (const sentence of ['Name is required', 'Email is required', 'Phone number is required'])
    expect(screen.getAllByText(sentence)).toHaveLength(2);
  await user.click(screen.getByRole('link', { name: 'Email is required' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Email'), 'deirdre');
  expect(screen.queryByText('Email is required')).toBeNull();
  await press(user, 'Next');
  expect(screen.getAllByText('Please enter a valid email address')).toHaveLength(2);
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
});

test('step 2 names what is missing and forgets it when the field is edited', async () => {
  const { user } = await open();
  await fillDonor(user);
  await press(user, 'Next');
  for (const sentence of ['Please select a category', 'Please select item condition', 'Item description is required'])
    expect(screen.getAllByText(sentence)).toHaveLength(2);
  await user.click(screen.getByRole('radio', { name: /Toys/ }));
  await user.click(screen.getByRole('radio', { name: /Fair/ }));
  await user.type(screen.getByLabelText(/^Description/), 'Two cars');
  expect(summary()).toBeUndefined();
  await press(user, 'Next');
  expect(screen.getAllByText('Description must be at least 10 characters')).toHaveLength(2);
});

test('step 3 asks for the choice, and for an address when it is a pickup', async () => {
  const { user, ...page } = await open();
  await fillDonor(user);
  await fillItem(user);
  await press(user, 'Submit');
  expect(document.activeElement).toBe(summary());
  expect(screen.getAllByText('Please select whether you need pickup or can drop off')).toHaveLength(2);
  await user.click(screen.getByRole('radio', { name: /Please pick it up/ }));
  await press(user, 'Submit');
  expect(screen.getAllByText('Pickup address is required when pickup is needed')).toHaveLength(2);
  await user.type(screen.getByLabelText('Pickup address'), '14 Charlton Hill');
  await user.click(screen.getByRole('radio', { name: /I will drop it off/ }));
  expect(screen.queryByLabelText('Pickup address')).toBeNull();
  await user.click(screen.getByRole('radio', { name: /Please pick it up/ }));
  expect(screen.getByLabelText('Pickup address')).toHaveProperty('value', '');
  expect(posted(page)).toEqual([]);
});

test('step 3 says where and when things can be dropped off, from the settings', async () => {
  const { user } = await open();
  await fillDonor(user);
  await fillItem(user);
  const line = screen.getByText('Clane:').closest('li');
  expect(line?.textContent).toContain('Longtown, Co Kildare');
  expect(line?.textContent).toContain('Mon–Fri 9:00–5:00, Sat 9:00–3:00');
});

const answersHeading = () => screen.getByRole('heading', { name: 'Check your answers' });
const answerTo = (question: string) =>
  within(screen.getByRole('region', { name: 'Check your answers' })).getByText(question).nextElementSibling
    ?.textContent;

test('step 3 lays out the answers before they are sent, below the pickup choice, with Submit under them', async () => {
  const { user, ...page } = await open();
  await fillDonor(user);
  await fillItem(user);
  expect(document.activeElement).toBe(heading());
  expect(heading().textContent).toBe('Pickup or drop-off?');
  const [choice] = screen.getAllByRole('radio');
  expect(choice?.compareDocumentPosition(answersHeading())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getAllByText('Nothing has been sent yet. Submit when everything is right.')).toHaveLength(1);
  expect(['Your name', 'Phone', 'Email'].map(answerTo)).toEqual([
    'Deirdre Kinsella',
    '087 000 0192',
    'deirdre@example.ie',
  ]);
  expect(['Category', 'Condition', 'Description', 'Estimated value', 'Photos'].map(answerTo)).toEqual([
    'Furniture',
    'Good',
    'Two armchairs in purple wool.',
    'Not given',
    'None',
  ]);
  const foot = screen.getByRole('button', { name: 'Submit' }).parentElement;
  expect([...(foot?.querySelectorAll('button') ?? [])].map((button) => button.textContent)).toEqual([
    'Cancel',
    'Previous',
    'Submit',
  ]);
  expect(posted(page)).toEqual([]);
});

test('each part of the answers can be changed, and Next leads back to them', async () => {
  const { user, ...page } = await open();
  await fillAll(user);
  await press(user, 'Change your items');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What are you giving?' }));
  await user.type(screen.getByLabelText(/^Estimated value/), '120');
  await press(user, 'Next');
  expect(document.activeElement).toBe(answersHeading());
  expect(answerTo('Estimated value')).toBe('€120');
  await press(user, 'Change your details');
  await user.type(screen.getByLabelText('Your name'), '-Roche');
  await press(user, 'Next');
  expect(document.activeElement).toBe(answersHeading());
  expect(answerTo('Your name')).toBe('Deirdre Kinsella-Roche');
  expect(screen.getByRole('radio', { name: /I will drop it off/ })).toHaveProperty('checked', true);
  expect(posted(page)).toEqual([]);
});

test('submit leads to the first step that is not valid, with the summary; Next from there back to the answers', async () => {
  const page = await livePage('/donations?form=1', DonationsPage, {
    before: (root) => root.querySelector<HTMLInputElement>('[name=pickupRequired][value=false]')?.focus(),
  });
  const user = setUpPerson();
  expect(screen.getAllByText('Not filled in yet')).toHaveLength(6);
  await dropOff(user);
  await press(user, 'Submit');
  expect(heading().textContent).toBe('How do we reach you?');
  expect(document.activeElement).toBe(summary());
  expect(screen.getAllByRole('link', { name: 'Name is required' })).toHaveLength(1);
  await fillDonor(user);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What are you giving?' }));
  await fillItem(user);
  expect(document.activeElement).toBe(answersHeading());
  expect(posted(page)).toEqual([]);
  await press(user, 'Submit');
  await screen.findByRole('dialog', { name: 'Thank you, Deirdre' });
  expect(taken(page)).toHaveLength(1);
});

test('a double click on Next does not send what nobody has looked at', async () => {
  const { user, ...page } = await open();
  await fillAll(user);
  await press(user, 'Previous');
  await user.dblClick(screen.getByRole('button', { name: 'Next' }));
  expect(heading().textContent).toBe('Pickup or drop-off?');
  expect(posted(page)).toEqual([]);
});

test('a double click on Next does not choose what comes to lie under the pointer', async () => {
  const { user } = await open();
  await fillDonor(user);
  await fillItem(user);
  await press(user, 'Previous');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }), { detail: 1 });
  const choice = screen.getByRole('radio', { name: /I will drop it off/ });
  fireEvent.click(choice, { detail: 2 });
  expect(choice).toHaveProperty('checked', false);
  expect(screen.getByRole('radio', { name: /Please pick it up/ })).toHaveProperty('checked', false);
  fireEvent.click(choice, { detail: 1 });
  fireEvent.click(choice, { detail: 2 });
  expect(choice).toHaveProperty('checked', true);
});

test('previous keeps what was written', async () => {
  const { user } = await open();
  await fillDonor(user);
  await press(user, 'Previous');
  expect(screen.getByLabelText('Your name')).toHaveProperty('value', 'Deirdre Kinsella');
});

test('cancel empties the form, closes it and brings the focus back', async () => {
  const { user } = await open();
  await fillDonor(user);
  await press(user, 'Cancel');
  const button = screen.getByRole('button', { name: 'Start Your Donation' });
  expect(document.activeElement).toBe(button);
  await user.click(button);
  expect(screen.getByLabelText('Your name')).toHaveProperty('value', '');
  expect(screen.queryByText('We kept what you wrote earlier')).toBeNull();
});

test('the keyboard alone goes from the first field to the next step', async () => {
  const { user } = await open();
  await user.tab();
  await user.keyboard('{Tab}Deirdre{Tab}0870000192{Tab}deirdre@example.ie{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What are you giving?' }));
});

test('a suggested description is made of what was chosen and added once', async () => {
  const { user } = await open();
  await fillDonor(user);
  const description = screen.getByLabelText(/^Description/);
  await press(user, 'Suggest a description');
  expect(description).toHaveProperty('value', '');
  await user.click(screen.getByRole('radio', { name: /Books/ }));
  await user.click(screen.getByRole('radio', { name: /Excellent/ }));
  await user.type(description, 'A full shelf.');
  await press(user, 'Suggest a description');
  await press(user, 'Suggest a description');
  expect(description).toHaveProperty(
    'value',
    'A full shelf. Books and media in excellent condition (like new, minimal wear).',
  );
});

test('what is sent is what was written, and the thanks give the promise and the number', async () => {
  const { user, ...page } = await open();
  await fillAll(user);
  await press(user, 'Submit');
  const thanks = await screen.findByRole('dialog', { name: 'Thank you, Deirdre' });
  expect(thanks.textContent).toContain('within 2-3 business days');
  const [offer, ...others] = taken(page);
  expect(others).toEqual([]);
  expect(offer).toMatchObject({
    submitterName: 'Deirdre Kinsella',
    submitterPhone: '087 000 0192',
    submitterEmail: 'deirdre@example.ie',
    category: 'furniture',
    condition: 'good',
    description: 'Two armchairs in purple wool.',
    estimatedValue: null,
    pickupRequired: false,
    status: 'pending',
    held: false,
  });
  await user.click(within(thanks).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getAllByText(offer?.reference ?? 'none')).toHaveLength(1);
  expect(Object.keys(localStorage)).toEqual(['offer.sent']);
});

test('who may be in danger reads the numbers in the foot at once, and is thanked without a gift box', async () => {
  const { user, ...page } = await open();
  await fillDonor(user);
  await user.click(screen.getByRole('radio', { name: /Furniture/ }));
  await user.click(screen.getByRole('radio', { name: /Good/ }));
  fireEvent.change(screen.getByLabelText(/^Description/), { target: { value: 'A chair. I want to die.' } });
  const numbers = () => document.querySelector('.help')?.querySelectorAll('a[href^="tel:"]').length;
  expect(document.querySelector('.form__foot .help')).not.toBeNull();
  expect(numbers()).toBe(3);
  await press(user, 'Next');
  await dropOff(user);
  await press(user, 'Submit');
  const thanks = await screen.findByRole('heading', { name: 'Thank you for telling us.' });
  expect(document.activeElement).toBe(thanks);
  expect([screen.queryByRole('dialog'), screen.queryByText(/on its way to someone/)]).toEqual([null, null]);
  expect([numbers(), document.querySelectorAll('img[src*="success-parcel"]').length]).toEqual([3, 0]);
  expect(screen.getAllByText(taken(page)[0]?.reference ?? 'none')).toHaveLength(1);
});

test('another donation starts with an empty form', async () => {
  const { user, ...page } = await open();
  await fillAll(user);
  await press(user, 'Submit');
  const thanks = await screen.findByRole('dialog');
  await user.click(within(thanks).getByRole('button', { name: 'Submit Another Donation' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('Your name')).toHaveProperty('value', '');
  expect(screen.queryByText(taken(page)[0]?.reference ?? 'none')).toBeNull();
});

test('Submit is busy until the server has answered, and sends once however often it is pressed', async () => {
  const { user, ...page } = await open();
  await fillAll(user);
  const held = page.line.holdNext(...CREATE);
  const submit = screen.getByRole('button', { name: 'Submit' });
  await user.click(submit);
  await held.sent;
  expect(submit.getAttribute('aria-disabled')).toBe('true');
  await user.click(submit);
  held.release();
  await screen.findByRole('dialog', { name: 'Thank you, Deirdre' });
  expect(taken(page)).toHaveLength(1);
});

test('a failure says so, with the server’s sentence, and keeps everything', async () => {
  const { user, ...page } = await open();
  for (let time = 0; time < 30; time += 1) await page.api.deps.attempts.use('submission', 'unknown');
  await fillAll(user);
  await press(user, 'Submit');
  const said = await screen.findByRole('alertdialog');
  expect(said.textContent).toContain('Failed to submit donation. Please try again.');
  await user.click(within(said).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getAllByText('Too many attempts. Please try again in 10 minutes.')).toHaveLength(1);
  expect(answerTo('Description')).toBe('Two armchairs in purple wool.');
  expect(screen.getByRole('button', { name: 'Submit' }).getAttribute('aria-disabled')).not.toBe('true');
});

test('what the server says about a field stands in the summary and at the field', async () => {
  const sentence = 'Please enter a valid email address';
  const { user, line } = await open();
  line.failNext(
    ...CREATE,
    new Failure('invalid', 'Please check the marked fields.', { fields: { submitterEmail: sentence } }),
  );
  await fillAll(user);
  await press(user, 'Submit');
  await screen.findByRole('link', { name: sentence });
  expect(document.activeElement).toBe(summary());
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'deirdre@example.ie');
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
});

test('the three alerts about photos are the specification’s', async () => {
  const { user } = await open();
  await fillDonor(user);
  const input = screen.getByLabelText(/^Photos/);
  const choose = async (...files: File[]) => {
    await setUpPerson({ applyAccept: false }).upload(input, files);
    return screen.queryByRole('alertdialog')?.textContent ?? '';
  };
  const close = () => user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Close' }));
  expect(await choose(photo('list.gif', { type: 'image/gif' }))).toContain(
    'Please select valid image files (JPEG, PNG, or WebP)',
  );
  await close();
  expect(await choose(photo('hall-table.png', { type: 'image/png', bytes: 5 * 1024 * 1024 }))).toContain(
    'Each image file must be less than 5MB',
  );
  await close();
  expect(screen.getAllByText('Not added: hall-table.png')).toHaveLength(1);
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => photo(`${name}.webp`, { type: 'image/webp' }));
  expect(await choose(...six)).toContain('You can upload a maximum of 5 photos');
  await close();
  expect(document.body.textContent).toMatch(/5 of 5 photos added/);
  expect(screen.queryByText('Not added: hall-table.png')).toBeNull();
  await press(user, 'Remove c.webp');
  expect(document.body.textContent).toMatch(/4 of 5 photos added/);
  expect(screen.queryByText('c.webp')).toBeNull();
});

test('beside the chosen photos stands a way to add one more, while there is room', async () => {
  const { user } = await open();
  await fillDonor(user);
  const input = screen.getByLabelText<HTMLInputElement>(/^Photos/);
  const choosing = vi.spyOn(input, 'click');
  const adding = () => screen.queryByRole('button', { name: 'Add photo' });
  expect(adding()).toBeNull();
  for (const name of ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']) await user.upload(input, photo(name));
  await press(user, 'Add photo');
  expect(choosing).toHaveBeenCalledOnce();
  await user.upload(input, photo('e.jpg'));
  expect(adding()).toBeNull();
  await press(user, 'Remove c.jpg');
  expect(adding()).not.toBeNull();
});

test('the thanks do not wait for the photos, which follow the offer one by one', async () => {
  const { user, ...page } = await open();
  await fillDonor(user);
  await user.upload(screen.getByLabelText(/^Photos/), [photo('one.jpg'), photo('two.jpg')]);
  await fillItem(user);
  await dropOff(user);
  const held = page.line.holdNext(...PHOTOS);
  await press(user, 'Submit');
  await held.sent;
  expect(taken(page)[0]?.photos).toHaveLength(0);
  expect(page.line.made(...PHOTOS)).toHaveLength(1);
  await screen.findByRole('dialog', { name: /Thank you/ });
  const stateOf = (name: string) => words(screen.getByText(name).closest('li'));
  expect([stateOf('one.jpg'), stateOf('two.jpg')]).toEqual(['one.jpg0%', 'two.jpgWaiting']);
  held.release();
  await waitFor(() => expect(taken(page)[0]?.photos).toHaveLength(2));
  expect(page.line.made(...PHOTOS)).toHaveLength(2);
});

test('a photo that does not arrive is named, and can be sent again alone', async () => {
  const { user, ...page } = await open();
  page.line.failNext(...PHOTOS, 503);
  await fillDonor(user);
  await user.upload(screen.getByLabelText(/^Photos/), [photo('one.jpg'), photo('two.jpg')]);
  await fillItem(user);
  await dropOff(user);
  await press(user, 'Submit');
  const thanks = await screen.findByRole('dialog', { name: /Thank you/ });
  await waitFor(() => expect(thanks.textContent).toContain('One photo did not arrive'));
  await waitFor(() => expect(taken(page)[0]?.photos).toHaveLength(1));
  await user.click(within(thanks).getByRole('button', { name: 'Close' }));
  await press(user, 'Try again with one.jpg');
  await waitFor(() => expect(screen.getAllByText('Here')).toHaveLength(2));
  expect(screen.queryByText('One photo did not arrive.')).toBeNull();
  expect(taken(page)[0]?.photos).toHaveLength(2);
});

test('a photo that the server will never take is named with the reason, and can only be removed', async () => {
  const { user, ...page } = await open();
  await fillDonor(user);
  const wide = new File([pngFile(100_000, 10)], 'wide.png', { type: 'image/png', lastModified: 1 });
  await user.upload(screen.getByLabelText(/^Photos/), [wide, photo('two.jpg')]);
  await fillItem(user);
  await dropOff(user);
  await press(user, 'Submit');
  const thanks = await screen.findByRole('dialog', { name: /Thank you/ });
  await waitFor(() => expect(taken(page)[0]?.photos).toHaveLength(1));
  await user.click(within(thanks).getByRole('button', { name: 'Close' }));
  await screen.findByText('One photo cannot be taken.');
  screen.getByText(PICTURE_COST_MESSAGE);
  expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
  await press(user, 'Remove wide.png');
  expect(screen.queryByText('wide.png')).toBeNull();
  expect(screen.queryByText('One photo cannot be taken.')).toBeNull();
});

test('an amount is taken as people write it, and shown before it is sent', async () => {
  const { user, ...page } = await open();
  await fillDonor(user);
  const value = screen.getByLabelText(/^Estimated value/);
  await user.type(value, '1.500');
  await fillItem(user);
  expect(screen.getAllByText(VALUE_MESSAGE)).toHaveLength(2);
  expect(value).toHaveProperty('value', '1.500');
  await user.clear(value);
  await user.type(value, '€ 1,50');
  await press(user, 'Next');
  screen.getByText('€1.50');
  await dropOff(user);
  await press(user, 'Submit');
  await waitFor(() => expect(taken(page)[0]?.estimatedValue).toBe(1.5));
});
