import { describe, expect, it } from 'vitest';
import { sendDigests } from '#api/digest/send-digests.ts';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import { bothStores } from '../support/both-stores.ts';
import { makeOffer, submitStory } from '../support/submissions.ts';
import type { TestApi } from '../support/test-api.ts';

const VICTIM = 'victim@post.example';
const SENTENCE = 'Mr Yourx Accountx Closedx ringx 0890000000';
const TYPED = /yourx|accountx|closedx|ringx|0890000000/i;
const everything = ({ deps }: TestApi) => deps.mails.map(({ subject, text, html }) => [subject, text, html].join('\n'));

describe.each(bothStores())('on %s', (_, open) => {
  it('what a stranger typed into a form is in no mail before staff have read it, and greets the donor afterwards', async () => {
    const api = await open();
    const admin = await api.staff();
    const contact = { ...defaultSettings.contact, organisationEmail: 'office@charity.example' };
    const settings = { as: admin, json: { ...defaultSettings, contact } };
    expect((await api.call('put', '/settings', settings)).status).toBe(200);
    const digest = { as: admin, json: { notices: { digest: true } } };
    expect((await api.call('patch', '/preferences', digest)).status).toBe(200);
    await submitStory(api, { name: SENTENCE, email: VICTIM, content: `${SENTENCE}, and the driver was kind to us.` });
    const { body } = await makeOffer(api, {
      submitterName: SENTENCE,
      submitterEmail: 'other@post.example',
      description: `${SENTENCE}: two armchairs.`,
    });
    const json = { name: SENTENCE, email: 'third@post.example', about: 'question', message: `${SENTENCE}, please.` };
    expect((await api.call('post', '/messages', { json })).status).toBe(201);
    api.deps.clock.set('2026-03-03T08:10:00.000Z');
    expect(await sendDigests(api.deps)).toBe(1);
    await api.deps.outbox.deliverDue();
    const before = everything(api);
    // To the three people, to whoever looks after questions, and the digest.
    expect(before).toHaveLength(5);
    for (const mail of before) expect(mail).not.toMatch(TYPED);
    const review = { as: await api.again('Aoife Byrne'), json: { status: 'approved' } };
    expect((await api.call('patch', `/donationitems/${body.id}/review`, review)).status).toBe(200);
    api.deps.clock.advance({ minutes: 3 });
    await api.deps.outbox.deliverDue();
    expect(everything(api).at(-1)).toMatch(/We would love to have it, Mr Yourx Accountx/);
  });

  it('words that the charity has written with a name and a description greet without them', async () => {
    const api = await open();
    const admin = await api.staff();
    const words = {
      subject: '{{firstName}}, we have it',
      body: 'Dear {{firstName}},\n\nyou offered {{item}}: “{{description}}”. Thank you!',
      revision: 0,
    };
    expect((await api.call('put', '/mailtemplates/offer-received', { as: admin, json: words })).status).toBe(200);
    await makeOffer(api, { submitterName: SENTENCE, submitterEmail: VICTIM, description: `${SENTENCE}: armchairs.` });
    await api.deps.outbox.deliverDue();
    expect(api.deps.mails.at(-1)?.subject).toBe('We have it');
    expect(api.deps.mails.at(-1)?.text).toMatch(/^Hello,\n\nyou offered [\w ,&]+\. Thank you!/m);
  });
});
