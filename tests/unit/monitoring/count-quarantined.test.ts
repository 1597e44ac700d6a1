import { expect, it } from 'vitest';
import { countQuarantined } from '#api/monitoring/store-figures.ts';
import { formOf, offer, STORY } from '../../support/submissions.ts';
import { testApi } from '../../support/test-api.ts';

it('what goes to quarantine is counted by collection, messages included, and what is released is not counted again', async () => {
  const api = testApi();
  const { deps } = api;
  deps.admission = { ...deps.admission, admit: () => ({ reason: 'ceiling', network: undefined }) };
  const counts = countQuarantined(deps.store);
  const words = { about: 'question', name: 'Ciara', phone: '086 000 0000', message: 'When are you open?' };
  const { body: message } = await api.call('post', '/messages', { json: words });
  await api.call('post', '/donationitems/simple', { json: offer });
  for (let count = 0; count < 2; count += 1)
    await api.call('post', '/testimonials', { form: formOf({ content: STORY }) });
  expect(counts()).toEqual({ testimonials: 2, donations: 1, messages: 1 });
  const as = await api.staff();
  await api.call('patch', `/messages/${message.id}`, { as, json: { release: true } });
  expect(counts()).toEqual({ testimonials: 2, donations: 1, messages: 1 });
});
