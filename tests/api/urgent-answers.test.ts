import { describe, expect, it } from 'vitest';
import { createReviewer } from '#api/review/automatic-reviewer.ts';
import { MESSAGE_MAX } from '#contract/messages/messages.ts';
import { defaultHelplines, EMERGENCY } from '#contract/testimonials/helplines.ts';
import { CONSENT_VERSION } from '#contract/testimonials/testimonials.ts';
import { sentence } from '#contract/words/message.ts';
import { serverMessages } from '#contract/words/server-messages.ts';
import { bothStores } from '../support/both-stores.ts';
import { checkEverySentence, switchLanguages } from '../support/languages.ts';
import { testSite } from '../support/site.ts';
import { formOf, makeOffer, offer, STORY, submitStory } from '../support/submissions.ts';
import { type TestApi, testApi } from '../support/test-api.ts';

const DESPAIR = 'Since Noel went I want to die most days, and nobody knows.';
const OWN = [{ name: 'Our counsellors, weekdays', number: '020 915 1976' }];
const LINES = [EMERGENCY, ...defaultHelplines];
const NUMBERS = ['tel:112', 'tel:116123', 'tel:1800247247', 'sms:50808?body=HELLO'];
const email = 'nora.walsh@post.example';
const message = { about: 'counselling', name: 'Nora Walsh', phone: '', email };
const tokenOf = (url = '') => url.split('#')[1] ?? '';

/** Sends words by each form; gives what was answered. */
const sending = {
  testimonial: async (api: TestApi, words: string) => (await submitStory(api, { email, content: words })).body,
  message: async (api: TestApi, words: string) =>
    (await api.call('post', '/messages', { json: { ...message, message: words } })).body,
  donation: async (api: TestApi, words: string) =>
    (await makeOffer(api, { submitterEmail: email, pickupInstructions: words })).body,
};
type Form = keyof typeof sending;
const forms = Object.keys(sending) as Form[];

/** Asks for another day with a note, behind the manage link of an approved offer. */
const noted = async (api: TestApi, note: string) => {
  const sent = (await makeOffer(api)).body;
  await api.call('patch', `/donationitems/${sent.id}/review`, { as: await api.staff(), json: { status: 'approved' } });
  const token = tokenOf(sent.manageUrl);
  return { token, answer: await api.call('post', '/donationitems/yours/another-day', { json: { token, note } }) };
};

describe.each(bothStores())('the answer to urgent words, on %s', (_, open) => {
  it.each(forms)(
    'names the helplines that staff have saved, and none to anybody else: by the form for a %s',
    async (form) => {
      const api = await open();
      await api.call('put', '/settings/helplines', { as: await api.staff(), json: { lines: OWN } });
      expect((await sending[form](api, DESPAIR)).helplines).toEqual([EMERGENCY, ...OWN]);
      expect('helplines' in (await sending[form](api, STORY))).toBe(false);
    },
  );

  it('names them behind the manage link of a testimonial, until its words are others', async () => {
    const api = await open();
    const token = tokenOf((await submitStory(api, { content: DESPAIR })).body.manageUrl);
    const see = async () => (await api.call('post', '/testimonials/yours', { json: { token } })).body;
    expect((await see()).helplines).toEqual(LINES);
    await api.call('put', '/testimonials/yours', { json: { token, content: STORY } });
    expect('helplines' in (await see())).toBe(false);
  });

  it('names them behind the manage link of an offer, as soon as a note about the day says so', async () => {
    const api = await open();
    const calm = await noted(api, 'Any day after two.');
    expect('helplines' in calm.answer.body).toBe(false);
    const json = { token: calm.token, note: DESPAIR };
    expect((await api.call('post', '/donationitems/yours/another-day', { json })).body.helplines).toEqual(LINES);
    const seen = await api.call('post', '/donationitems/yours', { json: { token: calm.token } });
    expect(seen.body.helplines).toEqual(LINES);
  });
});

describe('a wish for another day', () => {
  it('is heard however often it was changed, once its words are urgent', async () => {
    const api = testApi();
    const { token } = await noted(api, 'Day 0.');
    const wish = (note: string) => api.call('post', '/donationitems/yours/another-day', { json: { token, note } });
    for (let day = 1; day < 5; day += 1) expect((await wish(`Day ${day}.`)).status).toBe(200);
    expect((await wish('Day 5.')).status).toBe(429);
    const { status, body } = await wish(DESPAIR);
    expect([status, body.helplines]).toEqual([200, LINES]);
  });
});

describe('the answer to urgent words', () => {
  it.each(forms)(
    'comes first in the mail, in both its parts, and in no mail to colleagues or about calm words: %s',
    async (form) => {
      const api = testApi();
      await sending[form](api, DESPAIR);
      await api.deps.outbox.deliverDue();
      const mail = api.deps.mails.find(({ to }) => to === email);
      expect(mail?.text).toMatch(/^Are you safe just now\?\n/);
      expect(mail?.text).toContain('- In danger now: 112 or 999\n- Samaritans, day or night, free: 116 123\n');
      expect(NUMBERS.map((href) => mail?.html.includes(`href="${href}"`))).toEqual([true, true, true, true]);
      expect(mail?.html.indexOf('tel:112')).toBeLessThan(mail?.html.indexOf('<h1') ?? 0);
      const others = api.deps.mails.filter(({ to }) => to !== email);
      expect(others.filter(({ text }) => text.includes('116 123'))).toEqual([]);
      await sending[form](api, STORY);
      await api.deps.outbox.deliverDue();
      expect(api.deps.mails.filter(({ text }) => text.includes('116 123'))).toHaveLength(1);
    },
  );

  it('is in the language of the mail', async () => {
    const api = testApi();
    await switchLanguages(api.deps, { pl: true });
    await checkEverySentence(api.deps, 'pl');
    const words = { subject: 'Dziękujemy', body: 'Przeczytamy to.', isOn: true, revision: 0 };
    await api.call('put', '/mailtemplates/testimonial-received?language=pl', { as: await api.staff(), json: words });
    const headers = { referer: 'http://localhost:3000/pl/testimonials?write=1' };
    await submitStory(api, { email, content: DESPAIR }, headers);
    await api.deps.outbox.deliverDue();
    const [mail] = api.deps.mails;
    expect(mail?.text).toMatch(/^Czy jesteś teraz bezpieczny lub bezpieczna\?/);
    expect(mail?.text).toContain('- W bezpośrednim niebezpieczeństwie: 112 lub 999\n');
  });
});

describe('the page that answers urgent words without scripts', () => {
  type Fields = Parameters<typeof formOf>[0];
  const story = { consent: CONSENT_VERSION, consentTo: ['publication', 'health'], whose: 'own' };
  const { estimatedValue, pickupRequired, ...texts } = offer;
  const posted: Record<Form, { at: string; of(words: string): Fields; lacks: Fields }> = {
    testimonial: { at: '/testimonials', of: (content) => ({ ...story, content }), lacks: { consentTo: [] } },
    message: { at: '/contact', of: (words) => ({ ...message, message: words }), lacks: { name: '' } },
    donation: {
      at: '/donations',
      of: (description) => ({ ...texts, pickupRequired: 'true', description }),
      lacks: { submitterName: '' },
    },
  };
  const post = async (api: TestApi, path: string, fields: Fields) => {
    const { app } = testSite(api.deps);
    const answer = await app.request(path, {
      method: 'POST',
      body: formOf(fields),
      headers: { 'x-forwarded-for': '192.0.2.8' },
    });
    return { status: answer.status, main: /<main[\s\S]*<\/main>/.exec(await answer.text())?.[0] ?? '' };
  };
  const numbersIn = (main: string) => NUMBERS.filter((href) => main.includes(`href="${href}"`));

  it.each(forms)(
    'thanks, names the numbers, says when it is read, and celebrates nothing: the form for a %s',
    async (form) => {
      const { at, of } = posted[form];
      const { status, main } = await post(testApi(), at, of(DESPAIR));
      expect([status, numbersIn(main)]).toEqual([201, NUMBERS]);
      expect(main).toContain('Thank you for telling us.');
      expect(main).toContain('It may be our next opening day');
      expect(main).not.toMatch(/success-parcel|on its way to someone/);
      const calm = await post(testApi(), at, of(STORY));
      expect([calm.status, numbersIn(calm.main)]).toEqual([201, []]);
    },
  );

  it.each(forms)('names the numbers also where the form is refused: the form for a %s', async (form) => {
    const { at, of, lacks } = posted[form];
    const { status, main } = await post(testApi(), at, { ...of(DESPAIR), ...lacks });
    expect([status, numbersIn(main)]).toEqual([400, NUMBERS]);
  });

  it('names the numbers before it says that a photo is missing', async () => {
    const photos = new File(['no picture'], 'chair.jpg', { type: 'image/jpeg' });
    const { status, main } = await post(testApi(), '/donations', { ...posted.donation.of(DESPAIR), photos });
    expect(status).toBe(201);
    expect(main.indexOf('tel:112')).toBeGreaterThan(0);
    expect(main.indexOf(sentence(serverMessages.photosMissing))).toBeGreaterThan(main.indexOf('tel:112'));
  });

  it('does not fail where the review does: the words that the forms know are answered all the same', async () => {
    const api = testApi({ loadReviewer: () => Promise.reject(new Error('No word lists.')) });
    const sent = async (words: string) => post(api, '/contact', { ...posted.message.of(words), name: '' });
    const [calm, urgent] = [await sent(STORY), await sent(DESPAIR)];
    expect([calm.status, numbersIn(calm.main)]).toEqual([400, []]);
    expect([urgent.status, numbersIn(urgent.main)]).toEqual([400, NUMBERS]);
  });

  it('has no more of a refused text reviewed than the form takes, and nothing of who sends too many', async () => {
    const reviewer = createReviewer();
    const read: number[] = [];
    const review = (words: string) => {
      read.push(words.length);
      return reviewer.review(words);
    };
    const api = testApi({ loadReviewer: async () => ({ review }) });
    const sent = (words: string) => post(api, '/contact', posted.message.of(words));
    expect((await sent('word '.repeat(2000))).status).toBe(400);
    expect(read).toEqual([MESSAGE_MAX]);
    let answer = await sent(' ');
    for (let times = 0; answer.status === 400 && times < 100; times += 1) answer = await sent(' ');
    const before = read.length;
    const tooMany = await sent(DESPAIR);
    expect([tooMany.status, numbersIn(tooMany.main)]).toEqual([429, NUMBERS]);
    expect(read).toHaveLength(before);
    expect((await sent(STORY)).status).toBe(429);
    expect(read).toHaveLength(before);
  });

  it('says them in the language of the page', async () => {
    const api = testApi();
    await checkEverySentence(api.deps, 'pl');
    const { main } = await post(api, '/pl/testimonials', posted.testimonial.of(DESPAIR));
    expect(main).toContain('Czy jesteś teraz bezpieczny lub bezpieczna?');
    expect(main).toContain('112 lub 999');
  });

  it('names them on both manage pages, for what was sent and for what is written there', async () => {
    const api = testApi();
    const token = tokenOf((await submitStory(api, { content: DESPAIR })).body.manageUrl);
    expect(numbersIn((await post(api, '/testimonials/yours', { token, do: 'see' })).main)).toEqual(NUMBERS);
    const calm = tokenOf((await submitStory(api)).body.manageUrl);
    const fields = { token: calm, do: 'save', consentTo: ['publication', 'health'], whose: 'own' };
    expect(numbersIn((await post(api, '/testimonials/yours', { token: calm, do: 'see' })).main)).toEqual([]);
    expect(numbersIn((await post(api, '/testimonials/yours', { ...fields, content: DESPAIR })).main)).toEqual(NUMBERS);
    const own = (await noted(api, 'Any day after two.')).token;
    expect(numbersIn((await post(api, '/donations/yours', { token: own, do: 'see' })).main)).toEqual([]);
    const note = { token: own, do: 'another-day', note: DESPAIR };
    expect(numbersIn((await post(api, '/donations/yours', note)).main)).toEqual(NUMBERS);
  });
});
