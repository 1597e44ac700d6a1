import { beforeEach, expect, it } from 'vitest';
import { type Language, languages } from '#contract/languages/languages.ts';
import { isInLanguages, mailKindKeys } from '#contract/mail-admin/mail-kinds.ts';
import type { MailTemplate } from '#contract/mail-admin/mail-templates.ts';
import { mail } from '#contract/words/mail.ts';
import { checkEverySentence, switchLanguages } from '../support/languages.ts';
import { testSite } from '../support/site.ts';
import { formOf, makeOffer, offer, submitStory } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

let api: TestApi;
let admin: Headers;
beforeEach(async () => {
  api = testApi();
  admin = await api.staff('Administrator', 'Brian Roche');
});

const ON = 'http://localhost:3000';
const POLISH = { referer: `${ON}/pl/donations?form=1&step=3` };
const words = { subject: 'Dziękujemy, {{firstName}}', body: 'Twoja oferta: {{reference}}\n\n[Zobacz]({{manageLink}})' };
const save = (change: object, path = 'offer-received?language=pl') =>
  api.call('put', `/mailtemplates/${path}`, { as: admin, json: { ...words, revision: 0, ...change } });
const template = async (language: Language | '' = 'pl', kind = 'offer-received'): Promise<MailTemplate> =>
  (await api.get(`/mailtemplates${language && `?language=${language}`}`, admin)).body.templates.find(
    (one: MailTemplate) => one.kind === kind,
  );
const delivered = async () => {
  await api.deps.outbox.deliverDue();
  return api.deps.mails.at(-1);
};
const offers = () => [...api.deps.store.data.donations.all()];

it('an offer keeps the language of its page while that is on, and nothing of it where there is none', async () => {
  await makeOffer(api, {}, POLISH);
  await switchLanguages(api.deps, { pl: true });
  for (const referer of [POLISH.referer, `${ON}/donations`, `${ON}/uk/donations`, `${ON}/pl/who-we-are`, 'nonsense'])
    await makeOffer(api, { description: `A table, seen at ${referer.length}` }, { referer });
  await makeOffer(api, {});
  expect(offers().map(({ language }) => language)).toEqual([undefined, 'pl', ...Array(5).fill(undefined)]);
  expect('language' in (offers()[0] ?? {})).toBe(false);
});

it('a mail goes in the language once an administrator has switched its words on, and in English before and after', async () => {
  await switchLanguages(api.deps, { pl: true });
  const english = (await template('')).subject;
  expect((await save({})).body).toMatchObject({ language: 'pl', isOn: false, revision: 1 });
  await makeOffer(api, {}, POLISH);
  expect((await delivered())?.html).toContain('<html lang="en-IE">');
  await save({ revision: 1, isOn: true });
  await makeOffer(api, { submitterEmail: 'ola@poczta.example' }, POLISH);
  const polish = await delivered();
  expect(polish).toMatchObject({ to: 'ola@poczta.example', subject: 'Dziękujemy' });
  expect(polish?.html).toMatch(/<html lang="pl">[\s\S]*Zobacz[\s\S]*<span lang="en-IE"/);
  await makeOffer(api, { submitterEmail: 'tom@post.example' });
  expect((await delivered())?.subject).not.toContain('Dziękujemy');
  expect((await template('')).subject).toBe(english);
  await switchLanguages(api.deps, { pl: false });
  const [, second] = offers();
  await api.call('patch', `/donationitems/${second?.id}/review`, { as: admin, json: { status: 'approved' } });
  api.deps.clock.advance({ minutes: 3 });
  expect((await delivered())?.html).toContain('<html lang="en-IE">');
});

it('the author of a testimonial is answered in its language, and a form without scripts keeps that of its page, too', async () => {
  await switchLanguages(api.deps, { pl: true });
  await save({ subject: 'Dziękujemy', body: 'Przeczytamy to.', isOn: true }, 'testimonial-received?language=pl');
  await submitStory(api, { email: 'ola@poczta.example' }, { referer: `${ON}/pl/testimonials?form=1` });
  expect((await delivered())?.subject).toBe('Dziękujemy');
  const { pickupInstructions: _, pickupAddress: __, ...rest } = offer;
  const posted = formOf({ ...rest, estimatedValue: '', pickupRequired: 'false' });
  const { status } = await testSite(api.deps).app.request('/pl/donations', {
    method: 'POST',
    body: posted,
    headers: { 'x-forwarded-for': '192.0.2.8' },
  });
  expect(status).toBe(201);
  expect(offers().map(({ language }) => language)).toEqual(['pl']);
});

it('words in a language begin with a draft, are checked as those are, and keep their own versions', async () => {
  const { templates } = (await api.get('/mailtemplates?language=pl', admin)).body;
  expect(templates.map(({ kind }: MailTemplate) => kind)).toEqual(mailKindKeys.filter(isInLanguages));
  const before = await template();
  expect(before).toMatchObject({ revision: 0, isOn: false, isOriginal: true, isDraft: true });
  expect(before).toMatchObject({ subject: 'Mamy Twoją ofertę: {{reference}}' });
  const { status, body } = await save({ body: 'Dear {{surname}}' });
  expect([status, body.fields.body]).toEqual([
    400,
    'Nothing is called {{surname}} in this mail. Please choose one of those listed.',
  ]);
  await save({});
  expect((await save({ subject: 'Witaj' })).status).toBe(409);
  await save({ subject: 'Witaj', revision: 1 });
  expect(await template()).toMatchObject({ subject: 'Witaj', versions: [{ subject: words.subject, revision: 1 }] });
  expect(await template('')).toMatchObject({ revision: 0, isOriginal: true });
  expect('isOn' in (await template(''))).toBe(false);
  expect((await template('uk')).revision).toBe(0);
  expect((await save({}, 'invitation?language=pl')).status).toBe(404);
  const shown = await api.call('post', '/mailtemplates/offer-received/preview?language=pl', { as: admin, json: {} });
  expect(shown.body).toMatchObject({ subject: 'Witaj', html: expect.stringContaining('<html lang="pl">') });
});

it('English words are not sent as another language; switching words on or off makes no version, and the audit log says who did', async () => {
  const { subject, body } = await template('');
  const refused = await save({ subject, body, isOn: true });
  expect([refused.status, refused.body.fields.body]).toEqual([400, expect.stringContaining('still the English words')]);
  const draft = await template();
  await save({ subject: draft.subject, body: draft.body });
  expect((await template()).revision).toBe(0);
  await save({});
  await save({ revision: 1, isOn: true });
  await save({ revision: 2, isOn: false });
  expect(await template()).toMatchObject({ revision: 3, isOn: false, versions: [] });
  const { entries } = (await api.get('/audit', admin)).body;
  expect(entries[0]).toMatchObject({
    actorName: 'Brian Roche',
    before: { isOn: true },
    after: { isOn: false },
  });
});

it('words in a language are removed: the mail is English again, its English words stay, and the log says who did it', async () => {
  await switchLanguages(api.deps, { pl: true });
  await save({ isOn: true });
  const remove = (path = 'offer-received?language=pl', as = admin) =>
    api.call('delete', `/mailtemplates/${path}`, { as });
  expect((await remove('offer-received?language=pl', await api.staff('Volunteer'))).status).toBe(403);
  expect((await remove('offer-received')).status).toBe(404);
  expect((await remove()).status).toBe(204);
  expect(await template()).toMatchObject({ revision: 0, isOn: false, isOriginal: true, versions: [] });
  expect((await remove()).status).toBe(404);
  await makeOffer(api, {}, POLISH);
  expect((await delivered())?.html).toContain('<html lang="en-IE">');
  const { entries } = (await api.get('/audit', admin)).body;
  expect(entries[0]).toMatchObject({ action: 'deleted', actorName: 'Brian Roche', detail: 'mail words, Polski' });
  expect((await save({ isOn: true })).body).toMatchObject({ revision: 1, isOn: true });
});

it.each(languages)(
  'every mail to a donor or an author has a draft in %s that can be sent as it is',
  async (language) => {
    await switchLanguages(api.deps, { [language]: true });
    const { templates } = (await api.get(`/mailtemplates?language=${language}`, admin)).body;
    for (const { kind, subject, body, isDraft } of templates) {
      expect([kind, isDraft]).toEqual([kind, true]);
      const english = await template('', kind);
      const namesIn = (words: string) => [...new Set(words.match(/\{\{\w+\}\}/g))].toSorted();
      expect([kind, namesIn(body)]).toEqual([kind, namesIn(english.body)]);
      expect([kind, namesIn(subject)]).toEqual([kind, namesIn(english.subject)]);
      const saved = await save({ subject, body, isOn: true }, `${kind}?language=${language}`);
      expect([kind, saved.status, saved.body.isOn, saved.body.isDraft]).toEqual([kind, 200, true, false]);
    }
  },
);

it('a draft is never sent by itself, and gives way to English words that administrators have written', async () => {
  await switchLanguages(api.deps, { pl: true });
  await makeOffer(api, {}, POLISH);
  expect((await delivered())?.subject).toMatch(/^We have your offer/);
  await save({ subject: 'Your offer', body: 'It is here.' }, 'offer-received');
  expect(await template()).toMatchObject({ subject: 'Your offer', isDraft: false });
});

const WORDS = 'Rzecz: {{item}}, {{condition}}\n\n{{steps}}\n\n[Zobacz]({{manageLink}})';

it('what surrounds a Polish mail and fills it is Polish where somebody has checked it', async () => {
  await checkEverySentence(api.deps, 'pl', ({ id, text, english }) => {
    if (id === mail.whatWeKeep.id) return '';
    return text === '' ? english : text;
  });
  await save({ subject: 'Oferta {{reference}}', body: WORDS, isOn: true });
  await makeOffer(api, { category: 'books', condition: 'good' }, POLISH);
  const { html = '', text = '' } = (await delivered()) ?? {};
  expect(text).toContain('Rzecz: Książki');
  expect(text).toMatch(/\[x\] Otrzymano, 2 marca\n {2}\[>\] Sprawdzenie, 2–3 dni robocze/);
  expect(text).toContain('bo na naszej stronie zaoferowano');
  expect(html).toMatch(/<p style="[^"]*">South East Care Fund, przy ciężko chorych .* od 1976 roku\.<\/p>/);
  expect(html).toMatch(/Telefon: <a href="tel:[^>]*>[^<]*<\/a>\. Otrzymujesz/);
  expect(html).toMatch(/<span lang="en-IE"><a [^>]*>What we keep, and for how long<\/a><\/span>/);
  expect(html.match(/lang="en-IE"/g)).toHaveLength(1);
});

it('a mail whose words are no longer sent in the language when it goes is wholly English', async () => {
  await checkEverySentence(api.deps, 'pl', ({ text, english }) => text || english);
  const kind = 'offer-approved-pickup';
  await makeOffer(api, {}, POLISH);
  await api.deps.outbox.deliverDue();
  const approve = async () => {
    const [first] = offers();
    await api.call('patch', `/donationitems/${first?.id}/review`, { as: admin, json: { status: 'approved' } });
  };
  await save({ subject: 'Oferta', body: WORDS, isOn: true }, `${kind}?language=pl`);
  await approve();
  await save({ subject: 'Oferta', body: WORDS, isOn: false, revision: 1 }, `${kind}?language=pl`);
  await save({ subject: 'Offer', body: WORDS.replace('Rzecz', 'Thing') }, kind);
  api.deps.clock.advance({ minutes: 3 });
  const { subject, html = '', text = '' } = (await delivered()) ?? {};
  expect(subject).toBe('Offer');
  expect(text).toMatch(/^Thing: [A-Z]\w+, \w+/);
  expect(text).toMatch(/\[x\] Received, 2 March\n {2}\[x\] Looked at, 2 March\n {2}\[>\] Day agreed/);
  expect(html).toContain('<html lang="en-IE">');
  expect(html).not.toContain('Otrzymujesz');
});

it('a preview in a language shows the days and what has changed in it', async () => {
  await checkEverySentence(api.deps, 'pl', ({ text, english }) => text || english);
  const preview = async (kind: string, body: string) =>
    (
      await api.call('post', `/mailtemplates/${kind}/preview?language=pl`, { as: admin, json: { subject: 'x', body } })
    ).body.text.replace(/\n(?=\S)/g, ' ');
  expect(await preview('days-offered', '{{days}}')).toMatch(/^ {2}wtorek, 7 października, 9:30–12:30\n/);
  expect(await preview('day-changed', '{{change}} {{day}}')).toContain(
    'Furgonetka jednak nie może przyjechać w tym terminie: czwartek, 9 października',
  );
  expect(await preview('day-agreed', '{{day}}')).toContain('czwartek, 9 października, 14:00–17:00');
});

it('what is in another language than its mail says so: a reason of staff, what nobody has checked, a donor’s description', async () => {
  await switchLanguages(api.deps, { pl: true });
  const kind = 'offer-declined';
  const path = `${kind}?language=pl`;
  const body = 'Powód: {{reason}}\n\nOpis: {{description}}\n\nRzecz: {{item}}, {{condition}}\n\n{{steps}}';
  await save({ subject: 'Oferta', body, isOn: true }, path);
  const declined = async () => {
    await makeOffer(api, { description: 'Stół z litego dębu', category: 'books', condition: 'good' }, POLISH);
    await api.deps.outbox.deliverDue();
    const json = { status: 'rejected', reasonForDonor: 'We have no room for tables.' };
    await api.call('patch', `/donationitems/${offers().at(-1)?.id}/review`, { as: admin, json });
    api.deps.clock.advance({ minutes: 3 });
    return (await delivered())?.html ?? '';
  };
  const polish = await declined();
  expect(polish).toContain('Powód: <span lang="en-IE">We have no room for tables.</span>');
  expect(polish).toContain('Opis: Stół z litego dębu<');
  expect(polish).toContain('Rzecz: <span lang="en-IE">Books &amp; Media</span>, <span lang="en-IE">good</span>');
  expect(polish).toContain('</span><span lang="en-IE">Received</span></p>');
  expect(polish).toMatch(/<p class="ink2"[^>]*><span lang="en-IE">2 March<\/span>/);
  await checkEverySentence(api.deps, 'pl');
  const checked = await declined();
  expect(checked.match(/<span lang="en-IE">[^<]*/g)).toEqual(['<span lang="en-IE">We have no room for tables.']);
  await save({ subject: 'Oferta', body, isOn: false, revision: 1 }, path);
  await save({ subject: 'Offer', body: body.replace('Opis', 'Words') }, kind);
  const english = await declined();
  expect(english).toContain('<html lang="en-IE">');
  expect(english).toContain('Words: <span lang="pl">Stół z litego dębu</span>');
  expect(english.match(/ lang=/g)).toHaveLength(2);
});
