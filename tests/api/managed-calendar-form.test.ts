import { expect, it } from 'vitest';
import { handlePostedForm } from '#api/pages/handle-posted-form.ts';
import { postedManagedDonation } from '#api/pages/posted-managed-donation.ts';
import { checkEverySentence, switchLanguages } from '../support/languages.ts';
import { FRIDAY, runsIn } from '../support/runs.ts';
import { formOf } from '../support/submissions.ts';
import { testApi } from '../support/test-api.ts';

it('the agreed day is saved as a calendar file by a form posted without scripts, and before there is one it says so', async () => {
  const api = testApi();
  const runs = runsIn(api, await api.staff());
  const friday = await runs.runOf({ date: FRIDAY, from: '14:00', to: '17:00' });
  const { id, token } = await runs.pickupOf();
  const post = () => {
    const request = new Request('http://site.test/', { method: 'POST', body: formOf({ token, do: 'calendar' }) });
    return handlePostedForm(api.deps, postedManagedDonation, request, '192.0.2.1');
  };
  const early = await post();
  expect([early.status, early.file, early.submitted.message]).toEqual([409, undefined, 'No day is agreed yet.']);
  expect(early.submitted.managedDonation?.donation.status).toBe('approved');
  await runs.offerDays(id, [friday.id]);
  await runs.yours(token, '/choose', { day: friday.id });
  const { file } = await post();
  expect(file?.headers.get('content-disposition')).toMatch(/^attachment; filename="collection-D-.*\.ics"$/);
  expect(await file?.text()).toContain('DTSTART:20260306T140000Z');
});

it('the calendar entry is in the language of the offer, and in English once that is switched off', async () => {
  const api = testApi();
  await checkEverySentence(api.deps, 'pl');
  const runs = runsIn(api, await api.staff());
  const friday = await runs.runOf({ date: FRIDAY, from: '14:00', to: '17:00' });
  const { id, token } = await runs.pickupOf();
  await api.deps.store.change((draft) => draft.donations.put({ ...runs.stored(id), language: 'pl' }));
  await runs.offerDays(id, [friday.id]);
  await runs.yours(token, '/choose', { day: friday.id });
  const entry = async () => {
    const { text } = await runs.yours(token, '/calendar', {});
    return text.replaceAll('\r\n ', '');
  };
  const { reference } = runs.stored(id);
  expect(await entry()).toContain('odbiór Twojej darowizny');
  expect(await entry()).toMatch(new RegExp(`DESCRIPTION:Numer ${reference}\\. Ten dzień już nie pasuje\\? Zadzwoń: `));
  await switchLanguages(api.deps, { pl: false });
  expect(await entry()).toContain('collects your donation');
  expect(await entry()).toContain(`DESCRIPTION:Reference ${reference}. Does it no longer suit? Ring `);
});
