import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CONSENT_VERSION } from '#contract/testimonials/testimonials.ts';
import { addWaitingOffer, addWaitingStory, MAURAS_WORDS } from '../../support/desk-records.ts';
import { addPerson } from '../../support/people.ts';
import { openPortal, volunteer } from '../../support/portal.tsx';
import { decideOffer, decideStory, made } from '../../support/records.ts';
import { type ScreenApi, screenApi } from '../../support/screen-api.ts';
import { submitStory } from '../../support/submissions.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
});
const card = (name: string) => screen.findByRole('article', { name });
const gone = (name: string) => waitFor(() => expect(screen.queryByRole('article', { name })).toBeNull());
const inCard = async (name: string, button: string) => within(await card(name)).getByRole('button', { name: button });
const notes = () => screen.getByLabelText<HTMLTextAreaElement>(/^Admin notes/);

/** Opens an address once changes come in live, and gives Declan, a colleague. */
const openLive = async (api: ScreenApi, address: string) => {
  const declan = await addPerson(api.deps, volunteer);
  const portal = await openPortal(address, { api });
  await screen.findAllByText('Live');
  return { ...portal, declan };
};

describe('a testimonial', () => {
  const CORRECTED = 'The driver waited with us all day long.';

  /** Maura sends her testimonial; with her private link she corrects it. */
  const sendMauras = async (api: ScreenApi) => {
    const consentTo = ['publication', 'health', 'name'];
    const fields = { name: 'Maura Cullen', content: MAURAS_WORDS, consent: CONSENT_VERSION, consentTo };
    const { id, manageUrl } = made(await submitStory(api, fields));
    const token = String(manageUrl).split('#')[1];
    const correct = async () =>
      made(await api.call('put', '/testimonials/yours', { json: { token, content: CORRECTED, consentTo } }));
    return { id: String(id), correct };
  };
  const open = async () => {
    const api = screenApi();
    const maura = await sendMauras(api);
    return { maura, ...(await openLive(api, '/admin/testimonials')) };
  };
  const openWithAnn = async () => {
    const api = screenApi();
    const ann = await addWaitingStory(
      api,
      { name: 'Ann', content: 'They drove me home in the snow.' },
      { minutesAgo: 300 },
    );
    const maura = await sendMauras(api);
    const stored = () => api.deps.store.data.testimonials.get(maura.id);
    return { ann, maura, stored, ...(await openLive(api, '/admin/testimonials')) };
  };

  test('that leaves the list without words below it simply leaves', async () => {
    const { api, person, declan, maura } = await openWithAnn();
    await person.click(await inCard('Maura Cullen', 'Reject'));
    await decideStory(api, maura.id, 'approve', { by: declan });
    await gone('Maura Cullen');
    expect(screen.queryByLabelText(/^(Admin|Your) notes/)).toBeNull();
  });

  test('that was corrected or deleted meanwhile says so and keeps the words', async () => {
    const { api, person, maura } = await open();
    await person.click(await inCard('Maura Cullen', 'Approve'));
    await person.type(notes(), 'Lovely.');
    await maura.correct();
    await screen.findByText(/The author has corrected this testimonial meanwhile/);
    expect((await card('Maura Cullen')).textContent).toContain('with us all day long');
    made(await api.call('delete', `/testimonials/${maura.id}`, { as: await api.staff() }));
    await screen.findByText('This testimonial was deleted meanwhile.');
    expect(screen.getByLabelText('Your notes')).toHaveProperty('value', 'Lovely.');
    expect(screen.queryByRole('button', { name: 'Decide again' })).toBeNull();
  });

  test('with words is there again after a look at another page, and does not stand on that page', async () => {
    const api = screenApi();
    for (let at = 1; at <= 12; at += 1) await addWaitingStory(api, { name: `Person ${at}` }, { minutesAgo: at });
    const { person } = await openPortal('/admin/testimonials?order=newest', { api });
    await person.click(await inCard('Person 1', 'Reject'));
    await person.type(notes(), 'Wait.');
    await person.click(screen.getByRole('button', { name: 'Page 2' }));
    await card('Person 11');
    await gone('Person 1');
    await person.click(screen.getByRole('button', { name: 'Page 1' }));
    await card('Person 1');
    expect(notes().value).toBe('Wait.');
  });

  test('keeps the text that is typed for the public when single keys ask for something else', async () => {
    const { person } = await open();
    const field = () => screen.getByLabelText<HTMLTextAreaElement>(/^Text for the public/);
    await person.click(await inCard('Maura Cullen', 'Edit for privacy'));
    await person.clear(field());
    await person.type(field(), 'The driver was kind.');
    for (const key of ['p', 'a', 'r']) {
      (await card('Maura Cullen')).focus();
      await person.keyboard(key);
      expect(field().value).toBe('The driver was kind.');
    }
  });

  test('whose text a colleague edits meanwhile says so and keeps the own wording', async () => {
    const { api, person, maura } = await open();
    await person.click(await inCard('Maura Cullen', 'Edit for privacy'));
    await person.type(screen.getByLabelText(/^Text for the public/), ' Thank you.');
    const json = { content: 'The driver waited a long time.' };
    made(await api.call('put', `/testimonials/${maura.id}/redaction`, { as: await api.staff(), json }));
    await screen.findByText('A colleague has edited this text meanwhile.');
    expect(screen.getByLabelText('Your text')).toHaveProperty('value', `${MAURAS_WORDS} Thank you.`);
  });

  test('is no longer selected when its author corrects it', async () => {
    const { person, maura } = await openWithAnn();
    await card('Ann');
    await person.click(screen.getByLabelText('Select all on this page'));
    screen.getByRole('button', { name: 'Approve 2' });
    await maura.correct();
    await screen.findByRole('button', { name: 'Approve 1' });
    expect(screen.getByLabelText('Select Maura Cullen')).toHaveProperty('checked', false);
    expect(screen.getByLabelText('Select Ann')).toHaveProperty('checked', true);
  });

  test('is approved together with others only as it was read', async () => {
    const { api, person, line, maura, ann, stored } = await openWithAnn();
    await card('Ann');
    await person.click(screen.getByLabelText('Select all on this page'));
    await person.click(screen.getByRole('button', { name: 'Approve 2' }));
    const held = line.holdNext('POST', '/api/testimonials/approve');
    await person.click(screen.getByRole('button', { name: 'Approve all of them' }));
    await held.sent;
    await maura.correct();
    held.release();
    await screen.findByText('1 of 2 approved.');
    expect(stored()?.status).toBe('pending');
    expect(api.deps.store.data.testimonials.get(ann)?.status).toBe('approved');
  });
});

describe('a donation', () => {
  /** The armchairs wait among the pending offers. */
  const open = async () => {
    const api = screenApi();
    const donorReasons = [
      { label: 'Too worn', reason: 'It is too worn for us.' },
      { label: 'Too big', reason: 'It is too big for us.' },
    ];
    const json = { rejectionReasons: ['It is advertising.'], donorReasons };
    made(await api.call('put', '/settings/review', { as: await api.staff(), json }));
    const { id } = await addWaitingOffer(api);
    const stored = () => api.deps.store.data.donations.get(id);
    return { id, stored, ...(await openLive(api, '/admin/donations/pending')) };
  };

  const words = () => screen.getByLabelText<HTMLTextAreaElement>(/^Reason for the donor/);

  test('is rejected with a saved reason for offers, not with one for testimonials', async () => {
    const { person, stored } = await open();
    await person.click(await inCard('Two purple armchairs', 'Reject'));
    await person.click(await screen.findByRole('button', { name: 'Too big' }));
    expect(screen.queryByRole('button', { name: 'It is advertising.' })).toBeNull();
    expect(document.activeElement).toBe(words());
    await person.click(screen.getByRole('button', { name: 'Confirm reject' }));
    await waitFor(() =>
      expect(stored()).toMatchObject({
        status: 'rejected',
        reasonForDonor: 'It is too big for us.',
        adminNotes: null,
      }),
    );
  });

  test('takes another number for the one that was chosen, and numbers as they are once words are written', async () => {
    const { person } = await open();
    await person.click(await inCard('Two purple armchairs', 'Reject'));
    await screen.findByRole('button', { name: 'Too big' });
    await person.keyboard('21');
    expect(words().value).toBe('It is too worn for us.');
    expect(screen.getByRole('button', { name: 'Too worn' }).getAttribute('aria-pressed')).toBe('true');
    await person.type(words(), ' We took 2 last week.');
    expect(words().value).toBe('It is too worn for us. We took 2 last week.');
  });

  test('asks first what its donor reads, and has it again after a reload', async () => {
    const { api, person, me, unmount } = await open();
    await person.click(await inCard('Two purple armchairs', 'Reject'));
    expect(document.activeElement).toBe(words());
    await person.keyboard('The shop is full of chairs.');
    unmount();
    await openPortal('/admin/donations/pending', { api, as: me });
    await screen.findByRole('dialog', { name: 'Reject this donation?' });
    expect(words().value).toBe('The shop is full of chairs.');
    expect(document.activeElement).toBe(words());
  });

  test('names who reads which field of its rejection', async () => {
    const { person } = await open();
    await person.click(await inCard('Two purple armchairs', 'Reject'));
    expect(screen.getByText('Deirdre reads this')).toBeDefined();
    expect(screen.getByText('Only colleagues read this')).toBeDefined();
  });

  test('that is approved on its card keeps the notes that were typed in its details', async () => {
    const { person, stored } = await open();
    await person.click(await inCard('Two purple armchairs', 'View Two purple armchairs'));
    await person.type(notes(), 'Ring first.');
    await person.keyboard('{Escape}');
    await person.click(await inCard('Two purple armchairs', 'Approve'));
    await screen.findByText('Approved: Two purple armchairs');
    expect(stored()).toMatchObject({ status: 'approved', adminNotes: null });
    await person.click(screen.getByRole('button', { name: /^Undo/ }));
    await person.click(await inCard('Two purple armchairs', 'View Two purple armchairs'));
    expect(notes().value).toBe('Ring first.');
  });

  test('that a colleague decides stays open with the notes that are typed in its details', async () => {
    const { api, person, declan, id } = await open();
    await person.click(await inCard('Two purple armchairs', 'View Two purple armchairs'));
    await person.type(notes(), 'Ring first.');
    const field = notes();
    await decideOffer(api, id, 'approved', { by: declan });
    const drawer = screen.getByRole('dialog', { name: 'Two purple armchairs' });
    await within(drawer).findByText(/^Approved by Declan Roche on .*\.$/);
    expect(notes()).toBe(field);
    expect(field.value).toBe('Ring first.');
    expect(within(drawer).queryByRole('button', { name: 'Reject' })).toBeNull();
    await person.click(within(drawer).getByRole('button', { name: 'Decide again' }));
    await within(drawer).findByRole('button', { name: 'Mark collected' });
    expect(field.value).toBe('Ring first.');
    made(await api.call('delete', `/donationitems/${id}`, { as: await api.staff() }));
    await within(drawer).findByText('This donation was deleted meanwhile.');
    expect(notes()).toBe(field);
  });
});
